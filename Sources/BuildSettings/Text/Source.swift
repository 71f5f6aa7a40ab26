/// A position in a text file as an editor shows it, both counted from 1; columns are characters.
package struct Place: Hashable, Sendable, CustomStringConvertible {
    package let line: Int
    package let column: Int

    package var description: String { "\(line):\(column)" }
}

/// The bytes of a settings file and the name to use for it in messages.
struct Source: Sendable {
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    let file: String
    let bytes: [UInt8]

    /// Where the text starts: after a byte order mark.
    var start: Int { bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0 }

    func place(of offset: Int) -> Place {
        let line = startOfLine(holding: offset)
        let breaks = bytes[..<line].indices.count { index in
            bytes[index] == .lineFeed
                || bytes[index] == .carriageReturn && !isLineFeed(at: index + 1)
        }
        let characters = bytes[line..<max(line, offset)].count { !$0.isContinuation }
        return Place(line: breaks + 1, column: characters + 1)
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
            return .conflictMarkers(file: file, line: place(of: line).line)
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
