import TestSupport

extension FileKind {
    /// What the language is made of, and what comes close to it.
    private var words: [String] {
        switch self {
        case .propertyList, .utf16Text:
            [
                "<dict>", "</dict>", "<dict/>", "<array>", "</array>", "<array/>", "<key>",
                "</key>",
                "<string>", "</string>", "<string/>", "<integer>", "</integer>", "<integer/>",
                "<real>", "</real>", "<true/>", "<false/>", "<data>", "</data>", "<date>",
                "</date>",
                "<!--", "-->", "<!---->", "<?>", "<![CDATA[", "]]>", "<?a", "?>",
                "<plist version=\"1.0\">",
                "</plist>", "<!DOCTYPE plist [", "&lt;", "&amp;", "&#55;", "&#x37;", "&#0;", "&x;",
                "<key>schemaVersion</key>", "schemaVersion", "<integer>7</integer>", "7", "-", "+",
                "0x", "18446744073709551616", " ", "\n", "\r\n", "\t", "é", "e\u{301}",
                "\u{B}", "\u{85}", "\u{1}", "<key>a</key><true/>", "UTF-8", "UTF-16",
                "version='1.0'", " >", " />",
            ]
        case .json:
            [
                "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud83d\\ude00", "\\ud800",
                "\\/", "null", "true", "false", "0", "7", "-", "1.0", "1e3", "1E400", "+", ".",
                "18446744073709551616", "//", "/* */", "\"schemaVersion\": 7,", "schemaVersion",
                "\"schemaVersion\"", "\"a\":", "{\"a\":[]},", " ", "\n", "\r\n", "\t", "\u{B}",
                "\u{FEFF}", "\u{A0}", "é", "e\u{301}", "'", "NaN", "Infinity", "#", "\u{1}",
                "\u{2028}",
            ]
        case .xcconfig:
            [
                "SCHEMA_VERSION", "SCHEMA_VERSION = 7", "=", "//", "#include \"a.xcconfig\"",
                "#include? \"b\"", "#include", "[sdk=*]", "[", "]", "\"", "\\", "\\\n", ";", " ",
                "\t", "\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{2028}", "\u{2029}", "\u{FEFF}",
                "\u{A0}", "$(A)", "${A}", "A = 1", "7", "é", "0", "\u{85}",
            ]
        case .binary:
            ["schemaVersion", "7", "\u{0}", "\u{1}", "\u{8}", "\u{10}\u{7}"]
        }
    }

    /// Markers and fields of binary property lists; each kind of object, small and large counts.
    private static let markers: [[UInt8]] =
        [
            0x00, 0x08, 0x09, 0x0F, 0x10, 0x11, 0x12, 0x13, 0x14, 0x22, 0x23, 0x33, 0x40, 0x4F,
            0x50,
            0x5D, 0x5F, 0x60, 0x6F, 0x80, 0xA0, 0xA1, 0xAF, 0xC1, 0xD0, 0xD1, 0xD2, 0xDF, 0xFF,
        ].map { [$0] } + [
            [0x5F, 0x10, 0x0D], [0xD1, 0x01, 0x02], [0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0],
            [0x14] + Array(repeating: 0, count: 16), [0, 0, 0, 0, 0, 0, 0, 1], [0x00, 0x02],
        ]

    /// A damaged copy of `bytes`; half of the time one that is well-formed UTF-16 where that is so.
    func damaged(_ bytes: [UInt8], by random: inout SplitMix64) -> [UInt8] {
        switch self {
        case .binary:
            return Damage(tokens: Self.markers + words.map { Array($0.utf8) })
                .applied(to: bytes, by: &random)
        case .propertyList, .json, .xcconfig:
            return Damage(tokens: words.map { Array($0.utf8) }).applied(to: bytes, by: &random)
        case .utf16Text:
            guard random.chance(80) else { return Damage().applied(to: bytes, by: &random) }
            let isBigEndian = bytes[0] == 0xFE
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
                let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
                return isBigEndian ? first << 8 | second : second << 8 | first
            }
            let text = Array(String(decoding: units, as: UTF16.self).utf8)
            let damaged = Damage(tokens: words.map { Array($0.utf8) })
                .applied(to: text, by: &random)
            return utf16(String(decoding: damaged, as: UTF8.self), isBigEndian: isBigEndian)
        }
    }
}
