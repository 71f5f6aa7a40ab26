/// A change of some bytes of a text in UTF-8.
struct TextChange: Sendable {
    let text: [UInt8]
    let range: Range<Int>
    let replacement: [UInt8]

    /// The lines that go and those that come in their place, without their ends.
    var lines: (old: [String], new: [String]) {
        let start = text[..<range.lowerBound].lastIndex(where: \.isLineBreak).map { $0 + 1 } ?? 0
        let end = text[range.upperBound...].firstIndex(where: \.isLineBreak) ?? text.count
        let (before, after) = (text[start..<range.lowerBound], text[range.upperBound..<end])
        var old = Self.lines(of: text[start..<end])[...]
        var new = Self.lines(of: before + replacement + after)[...]
        while let line = old.first, line == new.first {
            old.removeFirst()
            new.removeFirst()
        }
        while let line = old.last, line == new.last {
            old.removeLast()
            new.removeLast()
        }
        return (Array(old), Array(new))
    }

    private static func lines(of text: ArraySlice<UInt8>) -> [String] {
        text.split(separator: .lineFeed, omittingEmptySubsequences: false).map { line in
            String(decoding: line.last == .carriageReturn ? line.dropLast() : line, as: UTF8.self)
        }
    }
}
