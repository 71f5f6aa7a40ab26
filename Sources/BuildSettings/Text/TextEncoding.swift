/// How the text of a settings file is spelt in bytes: as its byte order mark says, else UTF-8.
enum TextEncoding: Sendable {
    case utf8
    case utf16BigEndian
    case utf16LittleEndian

    /// The encoding of `bytes`, by their byte order mark alone.
    init(of bytes: [UInt8]) {
        if bytes.starts(with: [0xFE, 0xFF]) {
            self = .utf16BigEndian
        } else if bytes.starts(with: [0xFF, 0xFE]) {
            self = .utf16LittleEndian
        } else {
            self = .utf8
        }
    }

    /// Whether an XML declaration of the encoding `name` tells the truth.
    ///
    /// Where the byte order mark and the declaration contradict each other, readers do as well.
    func isNamed(_ name: String) -> Bool {
        switch self {
        case .utf8: name.lowercased() == "utf-8"
        case .utf16BigEndian: ["utf-16", "utf-16be"].contains(name.lowercased())
        case .utf16LittleEndian: ["utf-16", "utf-16le"].contains(name.lowercased())
        }
    }

    /// The bytes that spell `text`, which is UTF-8.
    func bytes(of text: some Sequence<UInt8>) -> [UInt8] {
        guard self != .utf8 else { return Array(text) }
        return String(decoding: Array(text), as: UTF8.self).utf16.flatMap { unit in
            let (high, low) = (UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit))
            return self == .utf16BigEndian ? [high, low] : [low, high]
        }
    }

    /// The bytes of a file that spell the bytes `range` of its text in UTF-8.
    func range(of range: Range<Int>, in text: [UInt8]) -> Range<Int> {
        guard self != .utf8 else { return range }
        let start = Self.utf16Size(of: text[..<range.lowerBound])
        return start..<start + Self.utf16Size(of: text[range])
    }

    private static func utf16Size(of text: ArraySlice<UInt8>) -> Int {
        text.reduce(0) { size, byte in
            // A character of four bytes in UTF-8 is a surrogate pair; the other bytes add nothing.
            size + (byte.isContinuation ? 0 : byte >= 0xF0 ? 4 : 2)
        }
    }

    /// The text of a file in UTF-8, its byte order mark included.
    ///
    /// - Returns: nil for bytes that are not UTF-16 where the byte order mark says so: half a
    ///   character, or half a surrogate pair. Bytes without the mark are given as they are.
    func utf8(from bytes: [UInt8]) -> [UInt8]? {
        guard self != .utf8 else { return bytes }
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: 0, to: bytes.count, by: 2).lazy.map { index in
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return self == .utf16BigEndian ? first << 8 | second : second << 8 | first
        }
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        let isBroken = transcode(
            units.makeIterator(),
            from: UTF16.self,
            to: UTF8.self,
            stoppingOnError: true
        ) { text.append($0) }
        return isBroken ? nil : text
    }
}
