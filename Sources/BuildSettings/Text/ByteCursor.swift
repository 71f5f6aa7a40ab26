/// A position in a source that moves forward: what both scanners read with.
struct ByteCursor {
    let source: Source
    private(set) var offset: Int

    /// Starts at `offset`, or else at the first byte of the text.
    init(_ source: Source, at offset: Int? = nil) {
        self.source = source
        self.offset = offset ?? source.start
    }

    /// The byte at the cursor; nil at the end.
    var next: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

    var isAtEnd: Bool { offset == source.bytes.count }

    func starts(with text: String) -> Bool {
        source.bytes[offset...].starts(with: text.utf8)
    }

    /// Moves past the byte at the cursor; stays at the end.
    mutating func step() {
        if !isAtEnd {
            offset += 1
        }
    }

    /// Moves past `text` and says so, or stays.
    mutating func skip(_ text: String) -> Bool {
        guard starts(with: text) else { return false }
        offset += text.utf8.count
        return true
    }

    mutating func skip(while condition: (UInt8) -> Bool) {
        while let byte = next, condition(byte) {
            offset += 1
        }
    }

    mutating func skipBlanks() {
        skip { $0.isBlank }
    }

    /// Moves past the next `text`; an error that names `thing`, which it would end, where none is.
    mutating func skip(past text: String, ending thing: String) throws(SettingsError) {
        let start = offset
        let first = text.utf8.first
        while !isAtEnd {
            skip { $0 != first }
            if skip(text) {
                return
            }
            step()
        }
        throw source.mistake("\(thing) without an end", at: start)
    }

    /// The error that `problem` stands at the cursor.
    func mistake(_ problem: String) -> SettingsError {
        source.mistake(problem, at: offset)
    }

    /// The error that something else than `wanted` stands at the cursor.
    func expected(_ wanted: String) -> SettingsError {
        guard let next else { return mistake("expected \(wanted), found the end of the file") }
        let rest = source.bytes[offset...].prefix(4)
        let found = String(decoding: rest, as: UTF8.self).unicodeScalars.first.map(String.init)
        let isPrintable = next > UInt8(ascii: " ") && next != 0x7F
        return mistake(
            "expected \(wanted), found \(isPrintable ? "'\(found ?? "")'" : "byte \(next)")"
        )
    }
}
