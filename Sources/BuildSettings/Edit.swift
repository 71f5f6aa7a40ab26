/// One change of bytes in a settings file: a key, the number it had and the number it gets.
package struct Edit: Sendable {
    /// The file's path as it was given.
    package let file: String
    /// The key as it was typed.
    package let key: String
    /// What the file holds now; nil where the key is missing.
    package let was: SettingValue?
    package let now: SettingValue
    /// The bytes of the old file that are replaced; empty where a key is inserted.
    package let range: Range<Int>
    package let replacement: [UInt8]
    /// The whole new file.
    package let bytes: [UInt8]
    package let changesFile: Bool
    /// What a person should know about the value beside it.
    package internal(set) var cautions: [SettingsCaution] = []
    private let oldBytes: [UInt8]

    init(
        of source: Source,
        key: SettingPath,
        was: SettingValue?,
        now: SettingValue,
        replacing range: Range<Int>,
        with replacement: [UInt8]
    ) {
        file = source.file
        self.key = key.description
        self.was = was
        self.now = now
        self.range = range
        self.replacement = replacement
        changesFile = !source.bytes[range].elementsEqual(replacement)
        oldBytes = source.bytes
        bytes = source.bytes[..<range.lowerBound] + replacement + source.bytes[range.upperBound...]
    }
}

extension Edit {
    /// The lines of the old file that go and those that come in their place, without line ends.
    package var changedLines: (old: [String], new: [String]) {
        guard changesFile else { return ([], []) }
        let newRange = range.lowerBound..<range.lowerBound + replacement.count
        var old = Self.lines(of: oldBytes, holding: range)[...]
        var new = Self.lines(of: bytes, holding: newRange)[...]
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

    private static func lines(of bytes: [UInt8], holding range: Range<Int>) -> [String] {
        let start = bytes[..<range.lowerBound].lastIndex(where: \.isLineBreak).map { $0 + 1 }
        let end = bytes[range.upperBound...].firstIndex(where: \.isLineBreak)
        let lines = bytes[(start ?? 0)..<(end ?? bytes.count)]
            .split(separator: .lineFeed, omittingEmptySubsequences: false)
        return lines.map { line in
            String(decoding: line.last == .carriageReturn ? line.dropLast() : line, as: UTF8.self)
        }
    }
}
