extension BinaryObject {
    /// The bytes of a number or a text as an object of its own.
    static func spelling(of value: SettingValue, as type: ValueType) -> [UInt8] {
        switch (value, type) {
        case (.number(let number), .integer): spelling(of: number)
        case (.number, .string), (.text, _): spelling(of: "\(value)")
        }
    }

    /// The bytes of a text: ASCII where it is, else UTF-16.
    static func spelling(of text: String) -> [UInt8] {
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            return header(.ascii, count: text.utf8.count) + text.utf8
        }
        return header(.utf16, count: text.utf16.count)
            + TextEncoding.utf16BigEndian.bytes(of: text.utf8)
    }

    /// The bytes of a dictionary with these references, the keys' first.
    static func dictionary(of references: [Int], size: Int) -> [UInt8] {
        header(.dictionary, count: references.count / 2)
            + references.flatMap { bytes(of: UInt64($0), size: size) }
    }

    /// The same object with references of another size.
    func bytes(withReferencesOf old: Int, as new: Int) -> ArraySlice<UInt8> {
        guard referenceCount > 0, old != new else { return bytes }
        return bytes(withReferences: references(of: old), of: new)[...]
    }

    /// The same container with as many other references; its count stays as it is spelt.
    func bytes(withReferences references: [Int], of size: Int) -> [UInt8] {
        bytes[..<payload.startIndex]
            + references.flatMap { Self.bytes(of: UInt64($0), size: size) }
    }

    /// The objects that a container holds, by their numbers; in a dictionary the keys first.
    func references(of size: Int) -> [Int] {
        (0..<referenceCount).map { index in
            let start = payload.startIndex + index * size
            return Int(clamping: payload[start..<start + size].bigEndianNumber)
        }
    }

    /// An integer in the smallest size that holds it; one of less than eight bytes has no sign, and
    /// above the largest signed number it takes sixteen.
    private static func spelling(of number: UInt64) -> [UInt8] {
        let power =
            switch number {
            case ...0xFF: 0
            case ...0xFFFF: 1
            case ...0xFFFF_FFFF: 2
            case ...UInt64(Int64.max): 3
            default: 4
            }
        return [Kind.integer.rawValue << 4 | UInt8(power)] + bytes(of: number, size: 1 << power)
    }

    private static func header(_ kind: Kind, count: Int) -> [UInt8] {
        let marker = kind.rawValue << 4
        return count < 0xF ? [marker | UInt8(count)] : [marker | 0xF] + spelling(of: UInt64(count))
    }

    /// The last `size` bytes of a number, the most significant first.
    static func bytes(of number: UInt64, size: Int) -> [UInt8] {
        (0..<size).reversed().map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * $0)) : 0 }
    }
}
