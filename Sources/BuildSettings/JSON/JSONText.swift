extension Source {
    /// The text in `range`, the inside of a checked JSON string, with its escapes resolved.
    ///
    /// Half a surrogate pair becomes U+FFFD.
    func jsonText(of range: Range<Int>) -> String {
        let backslash = UInt8(ascii: "\\")
        guard bytes[range].contains(backslash) else { return text(of: range) }
        var units: [UInt16] = []
        var rest = bytes[range]
        while !rest.isEmpty {
            let plain = rest.prefix { $0 != backslash }
            units += String(decoding: plain, as: UTF8.self).utf16
            rest = rest[plain.endIndex...].dropFirst()
            guard let kind = rest.popFirst() else { break }
            if kind == UInt8(ascii: "u") {
                let digits = String(decoding: rest.prefix(4), as: UTF8.self)
                units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
                rest = rest.dropFirst(4)
            } else {
                units.append(Self.escaped(kind))
            }
        }
        return String(decoding: units, as: UTF16.self)
    }

    /// The character that `kind` stands for after a backslash.
    private static func escaped(_ kind: UInt8) -> UInt16 {
        switch kind {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: UInt16(kind)
        }
    }
}
