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
    /// The change as one of a text in UTF-8; nil in a binary file.
    let textChange: TextChange?
    /// What a person should know about the value beside it.
    package internal(set) var cautions: [SettingsCaution] = []
}

extension Edit {
    /// The lines of the old file that go and those that come in their place, without line ends;
    /// none in a binary file.
    package var changedLines: (old: [String], new: [String]) {
        guard changesFile, let textChange else { return ([], []) }
        return textChange.lines
    }
}

extension Edit {
    /// The change of a text: `range` and `replacement` are of its spelling in UTF-8.
    init(
        of source: Source,
        key: SettingPath,
        was: SettingValue?,
        now: SettingValue,
        replacing range: Range<Int>,
        with replacement: [UInt8]
    ) {
        let (encoding, old) = (source.encoding, source.fileBytes)
        file = source.file
        self.key = key.description
        self.was = was
        self.now = now
        self.range = encoding.range(of: range, in: source.bytes)
        self.replacement = encoding.bytes(of: replacement)
        bytes = old[..<self.range.lowerBound] + self.replacement + old[self.range.upperBound...]
        changesFile = !source.bytes[range].elementsEqual(replacement)
        textChange = TextChange(text: source.bytes, range: range, replacement: replacement)
    }
}
