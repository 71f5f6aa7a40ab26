/// How the text around an offset is laid out.
extension Source {
    func startOfLine(holding offset: Int) -> Int {
        let before = bytes[..<min(offset, bytes.count)]
        return max(before.lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0, start)
    }

    func containsLineBreak(_ range: Range<Int>) -> Bool {
        bytes[range].contains(where: \.isLineBreak)
    }

    /// The blanks that end at `end`, no further back than `limit`.
    func blanks(before end: Int, downTo limit: Int) -> ArraySlice<UInt8> {
        bytes[limit..<end].suffix(while: \.isBlank)
    }

    /// The blanks at the start of the line that holds `offset`.
    func indentation(ofLineHolding offset: Int) -> ArraySlice<UInt8> {
        let line = startOfLine(holding: offset)
        return bytes[line...].prefix { $0.isBlank && !$0.isLineBreak }
    }

    /// Whether nothing but blanks stands before `offset` on its line.
    func startsLine(_ offset: Int) -> Bool {
        indentation(ofLineHolding: offset).endIndex >= offset
    }

    /// What parts the thing at `offset` from the thing that ends at `limit`.
    ///
    /// This is a line break and the indentation of its line, or else the blanks right before it.
    func separation(before offset: Int, downTo limit: Int) -> ArraySlice<UInt8> {
        guard containsLineBreak(limit..<offset) else {
            return blanks(before: offset, downTo: limit)
        }
        let indentation = indentation(ofLineHolding: offset)
        return lineBreak(before: indentation.startIndex) + indentation
    }

    /// The line break that ends at `offset`.
    private func lineBreak(before offset: Int) -> ArraySlice<UInt8> {
        let end = bytes[..<offset].suffix(2)
        return end.elementsEqual("\r\n".utf8) ? end : end.suffix(1)
    }

    /// The file's first line break; a line feed where it has none.
    var lineBreak: ArraySlice<UInt8> {
        guard let first = bytes.firstIndex(where: \.isLineBreak) else { return [.lineFeed] }
        return bytes[first...].starts(with: "\r\n".utf8)
            ? bytes[first...(first + 1)] : [bytes[first]]
    }

    /// How much deeper `entry`, the first of a dictionary that starts at `opening`, is indented
    /// than the dictionary; nil where that is not to be seen.
    func indentationUnit(of entry: Entry, inDictionaryAt opening: Int) -> ArraySlice<UInt8>? {
        guard containsLineBreak(entry.previousEnd..<entry.start) else { return nil }
        let outer = indentation(ofLineHolding: opening)
        let inner = indentation(ofLineHolding: entry.start)
        return inner.starts(with: outer) ? inner.dropFirst(outer.count) : nil
    }

    /// The first entry of an empty dictionary: on a line of its own where the dictionary has one.
    ///
    /// `gap` stands between the name and the value where the dictionary's owner shows nothing.
    func firstEntry(
        of block: Block,
        indentedBy unit: ArraySlice<UInt8>,
        gap: (_ lead: [UInt8]) -> [UInt8]
    ) -> Insertion {
        let interior = block.interior
        let anchor = block.owner?.start ?? block.whole.lowerBound
        let outer = lineBreak + indentation(ofLineHolding: anchor)
        let isSpread = containsLineBreak(interior)
        let hasContent = bytes[interior].contains { !$0.isBlank }
        let isMultiline = isSpread || (startsLine(anchor) && !hasContent)
        let padding = hasContent ? [] : Array(bytes[interior])
        let lead = isMultiline ? Array(outer + unit) : padding
        let end = blanks(before: interior.upperBound, downTo: interior.lowerBound).startIndex
        return Insertion(
            range: isMultiline && !isSpread ? interior : end..<end,
            before: lead,
            between: gap(lead),
            after: isMultiline && !isSpread ? Array(outer) : []
        )
    }
}

extension ArraySlice {
    /// The longest end of the slice whose elements all fulfil `condition`.
    func suffix(while condition: (Element) -> Bool) -> ArraySlice {
        let end = lastIndex { !condition($0) }
        return self[(end.map { $0 + 1 } ?? startIndex)...]
    }
}
