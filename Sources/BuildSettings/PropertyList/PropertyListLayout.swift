extension Source {
    /// Where and how a missing key is written into a dictionary of an XML property list.
    ///
    /// It comes after the last entry and the comments on that entry's line.
    func propertyListInsertion(
        into block: Block,
        indentedBy unit: ArraySlice<UInt8>?
    ) -> Insertion {
        if let last = block.last {
            let end = endOfTrailingComments(after: last.end)
            return Insertion(
                range: end..<end,
                before: Array(separation(before: last.start, downTo: last.previousEnd)),
                between: Array(blanks(before: last.valueStart, downTo: last.nameEnd))
            )
        }
        var insertion = firstEntry(of: block, indentedBy: unit ?? [UInt8(ascii: "\t")]) { lead in
            guard let owner = block.owner else {
                return lead.contains(where: \.isLineBreak) ? lead : []
            }
            let gap = owner.nameEnd..<owner.valueStart
            return containsLineBreak(gap)
                ? lead : Array(blanks(before: gap.upperBound, downTo: gap.lowerBound))
        }
        if block.isSelfClosed {
            let tag = bytes[block.whole].dropLast(2)
            let end = blanks(before: tag.endIndex, downTo: tag.startIndex).startIndex
            insertion.range = block.whole
            insertion.before = bytes[tag.startIndex..<end] + ">".utf8 + insertion.before
            insertion.after += "</dict>".utf8
        }
        return insertion
    }

    private func endOfTrailingComments(after offset: Int) -> Int {
        var cursor = ByteCursor(self, at: offset)
        var end = offset
        while true {
            cursor.skip { $0.isBlank && !$0.isLineBreak }
            guard cursor.skip("<!--"), (try? cursor.skip(past: "-->", ending: "")) != nil,
                !containsLineBreak(end..<cursor.offset)
            else { return end }
            end = cursor.offset
        }
    }
}
