/// The id of a git object: the 20 bytes of its SHA-1.
///
/// Held as words rather than an array, since a walk makes one for each commit and must not
/// allocate; the words are big-endian, so their order is the order of the hexadecimal text.
package struct ObjectID: Hashable, Sendable {
    package let high: UInt64
    package let middle: UInt64
    package let low: UInt32

    package init(high: UInt64, middle: UInt64, low: UInt32) {
        self.high = high
        self.middle = middle
        self.low = low
    }

    /// The id that 40 hexadecimal digits spell, nil for anything else.
    package init?(hex: String) {
        let digits = Array(hex.utf8)
        guard digits.count == 40 else { return nil }
        var words: (UInt64, UInt64, UInt64) = (0, 0, 0)
        for (index, digit) in digits.enumerated() {
            guard let value = Self.value(ofHexDigit: digit) else { return nil }
            switch index {
            case 0..<16: words.0 = words.0 << 4 | UInt64(value)
            case 16..<32: words.1 = words.1 << 4 | UInt64(value)
            default: words.2 = words.2 << 4 | UInt64(value)
            }
        }
        self.init(high: words.0, middle: words.1, low: UInt32(words.2))
    }

    /// All 40 digits.
    package var hex: String {
        String(
            Self.padded(high, to: 16) + Self.padded(middle, to: 16)
                + Self.padded(UInt64(low), to: 8)
        )
    }

    /// Enough digits for a person to recognise it by.
    package var abbreviated: String { String(hex.prefix(10)) }

    /// The number that one hexadecimal digit stands for, nil for another byte.
    package static func value(ofHexDigit digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static func padded(_ word: UInt64, to width: Int) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: width - digits.utf8.count) + digits
    }
}

extension ObjectID: CustomStringConvertible {
    package var description: String { hex }
}

/// As its text, so that a person can read what holds it.
extension ObjectID: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let id = ObjectID(hex: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "not the id of an object"
            )
        }
        self = id
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(hex)
    }
}
