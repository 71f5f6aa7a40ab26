/// A set of bytes, such as a pattern's `[a-z]` stands for.
struct ByteSet: Hashable, Sendable {
    private var words = SIMD4<UInt64>()

    /// All of it, in 32 bytes.
    var spelling: [UInt8] {
        (0..<4).flatMap { word in
            (0..<8).map { UInt8(truncatingIfNeeded: words[word] >> UInt64(8 * $0)) }
        }
    }

    func contains(_ byte: UInt8) -> Bool {
        words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0
    }

    mutating func insert(_ byte: UInt8) {
        words[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
    }

    mutating func insert(_ range: ClosedRange<UInt8>) {
        for byte in range { insert(byte) }
    }

    mutating func remove(_ byte: UInt8) {
        words[Int(byte >> 6)] &= ~(1 << UInt64(byte & 63))
    }

    mutating func formUnion(_ other: ByteSet) {
        words |= other.words
    }

    /// All bytes that are not in it.
    var inverted: ByteSet {
        var inverted = self
        inverted.words = ~words
        return inverted
    }

    /// What `[:name:]` stands for; nil where there is no such class.
    ///
    /// ASCII alone, and as git's own tables have it (`ctype.c`): neither a vertical tab nor a form
    /// feed is a space there.
    static func named(_ name: some Sequence<UInt8>) -> ByteSet? {
        switch String(decoding: Array(name), as: UTF8.self) {
        case "alnum": of("09", "AZ", "az")
        case "alpha": of("AZ", "az")
        case "blank": of("  ", "\t\t")
        case "cntrl": of("\u{0}\u{1f}", "\u{7f}\u{7f}")
        case "digit": of("09")
        case "graph": of("!~")
        case "lower": of("az")
        case "print": of(" ~")
        case "punct": of("!/", ":@", "[`", "{~")
        case "space": of("  ", "\t\n", "\r\r")
        case "upper": of("AZ")
        case "xdigit": of("09", "AF", "af")
        default: nil
        }
    }

    /// Ranges, each written as its first and its last character.
    private static func of(_ ranges: String...) -> ByteSet {
        var set = ByteSet()
        for range in ranges {
            let ends = Array(range.utf8)
            set.insert(ends[0]...ends[1])
        }
        return set
    }
}
