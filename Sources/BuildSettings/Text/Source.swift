/// The bytes of a settings file and the name to use for it in messages.
struct Source: PlacedContent, Sendable {
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    let file: String
    /// The text in UTF-8, with its byte order mark.
    let bytes: [UInt8]
    /// What the file holds: `bytes`, or their spelling in UTF-16.
    let fileBytes: [UInt8]
    let encoding: TextEncoding

    /// Takes in the bytes of a file; those of UTF-16 are refused where they are none.
    init(file: String, fileBytes: [UInt8]) throws(SettingsError) {
        encoding = TextEncoding(of: fileBytes)
        guard let text = encoding.utf8(from: fileBytes) else {
            throw .format(file: file, found: "no UTF-16 text, as its byte order mark says it is")
        }
        self.file = file
        self.fileBytes = fileBytes
        bytes = text
    }

    /// Where the text starts: after a byte order mark.
    var start: Int { bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0 }

    func place(of offset: Int) -> Place {
        let line = startOfLine(holding: offset)
        let breaks = bytes[..<line].indices.count { index in
            bytes[index] == .lineFeed
                || bytes[index] == .carriageReturn && !isLineFeed(at: index + 1)
        }
        let characters = bytes[line..<max(line, offset)].count { !$0.isContinuation }
        return .text(line: breaks + 1, column: characters + 1)
    }

    private func isLineFeed(at offset: Int) -> Bool {
        offset < bytes.count && bytes[offset] == .lineFeed
    }

    func text(of range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The error for a mistake in the file's own language.
    ///
    /// A line of a merge conflict that breaks the syntax is reported as what it is.
    func mistake(_ problem: String, at offset: Int) -> SettingsError {
        let line = startOfLine(holding: offset)
        if ["=======", "|||||||"].contains(where: { bytes[line...].starts(with: $0.utf8) }) {
            return .conflictMarkers(file: file, place: place(of: line))
        }
        return .syntax(file: file, place: place(of: offset), problem: problem)
    }
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")

    var isLineBreak: Bool { self == .lineFeed || self == .carriageReturn }

    /// White space as XML and JSON both define it.
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || isLineBreak }

    var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    var isHexadecimalDigit: Bool {
        isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20)
    }

    /// Whether this is a later byte of a character that UTF-8 spells with several.
    var isContinuation: Bool { self & 0xC0 == 0x80 }
}
