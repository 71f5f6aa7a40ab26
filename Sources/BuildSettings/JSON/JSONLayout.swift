extension Source {
    /// Where and how a missing key is written into an object: after the last member, with the
    /// comma placed as between the last two.
    func jsonInsertion(into block: Block, indentedBy unit: ArraySlice<UInt8>?) -> Insertion {
        if let last = block.last {
            return Insertion(
                range: last.end..<last.end,
                before: comma(before: last),
                between: Array(bytes[last.nameEnd..<last.valueStart])
            )
        }
        let twoSpaces = Array("  ".utf8)[...]
        return firstEntry(of: block, indentedBy: unit ?? twoSpaces) { _ in
            guard let owner = block.owner, !containsLineBreak(owner.nameEnd..<owner.valueStart)
            else { return Array(": ".utf8) }
            return Array(bytes[owner.nameEnd..<owner.valueStart])
        }
    }

    /// The comma between the last two members with the white space around it.
    private func comma(before last: Entry) -> [UInt8] {
        let gap = bytes[last.previousEnd..<last.start]
        guard let comma = gap.firstIndex(of: UInt8(ascii: ",")) else {
            return firstComma(before: last)
        }
        return separation(before: comma, downTo: last.previousEnd)
            + [UInt8(ascii: ",")] + separation(before: last.start, downTo: comma + 1)
    }

    /// A comma after the only member, laid out like what stands before that member.
    ///
    /// In `{"a": 1}` nothing does; a blank after the colon asks for one after the comma.
    private func firstComma(before only: Entry) -> [UInt8] {
        let lead = separation(before: only.start, downTo: only.previousEnd)
        let afterColon = blanks(before: only.valueStart, downTo: only.nameEnd)
        let blank = lead.isEmpty && !afterColon.contains(where: \.isLineBreak) ? afterColon : lead
        return [UInt8(ascii: ",")] + blank
    }
}
