import BuildSettings
import TestSupport
import Testing

/// A file that is refused, with words that the message must hold.
struct Refused: CustomTestStringConvertible, Sendable {
    let name: String
    let content: String
    var path = "schemaVersion"
    let code: String
    let words: String

    var testDescription: String { "\(words): \(content.prefix(60))" }

    static func plist(_ body: String, _ code: String, _ words: String, path: String? = nil)
        -> Refused
    {
        Refused(
            name: "Info.plist",
            content: propertyList(body),
            path: path ?? "schemaVersion",
            code: code,
            words: words
        )
    }

    static func json(_ text: String, _ code: String, _ words: String, path: String? = nil)
        -> Refused
    {
        Refused(
            name: "a.json",
            content: text,
            path: path ?? "schemaVersion",
            code: code,
            words: words
        )
    }

    /// A property list whose `schemaVersion` is `value`.
    static func value(_ value: String, _ code: String, _ words: String) -> Refused {
        plist("<dict>\n\t<key>schemaVersion</key>\n\t\(value)\n</dict>", code, words)
    }
}

extension Refused {
    /// Requires the refusal to have its code, a message of one line that begins with the file and
    /// holds the words, and a way out; and the file to be as it was.
    func check() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file(name, content)
        let error = #expect(throws: SettingsError.self) {
            _ = try SettingsFile(at: path).edit(key(self.path), to: 9, as: nil)
        }
        #expect(error?.code == code, "\(error?.message ?? "")")
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
        #expect(error?.message.hasPrefix(path) == true)
        #expect(error?.message.contains("\n") == false)
        #expect(error?.hint.isEmpty == false)
        #expect(try text(of: path) == content)
    }
}

@Suite struct RefusalTests {
    static let types: [Refused] = [
        .value("<real>1.0</real>", "settings-type", ":5:2: 'schemaVersion' is the real number 1.0"),
        .value("<true/>", "settings-type", "a boolean"),
        .value("<dict/>", "settings-type", "a dictionary"),
        .value("<array></array>", "settings-type", "an array"),
        .value("<date>2020-01-01T00:00:00Z</date>", "settings-type", "a date"),
        .value("<data></data>", "settings-type", "data"),
        .value("<integer>-1</integer>", "settings-type", "negative: -1"),
        .value("<integer>18446744073709551616</integer>", "settings-type", "more than"),
        .value("<integer>0x1FFFFFFFFFFFFFFFF</integer>", "settings-type", "more than"),
        .value("<integer>0x</integer>", "settings-type", "the text '0x'"),
        .value("<integer></integer>", "settings-type", "empty"),
        .value("<integer>7 </integer>", "settings-type", "the text '7 '"),
        .value("<integer>&#55;</integer>", "settings-type", "the text '&#55;'"),
        .value("<string>1<![CDATA[2]]></string>", "settings-type", "pieces"),
        .value("<string></string>", "settings-type", "empty"),
        .value("<string/>", "settings-type", "empty"),
        .value("<string>1.2</string>", "settings-type", "the text '1.2'"),
        .value("<string> 7</string>", "settings-type", "the text ' 7'"),
        .value("<string>$(SCHEMA_VERSION)</string>", "settings-variable", "$(SCHEMA_VERSION)"),
        .value("<string>${SCHEMA_VERSION}</string>", "settings-variable", ":5:2: "),
        .plist("<array/>", "settings-type", ":3:1: the document is an array, not a dictionary"),
        .plist(
            "<dict><key>a</key><string/></dict>",
            "settings-type",
            "'a' is a string, not a dictionary",
            path: "a.b"
        ),
        .json("{\"schemaVersion\": 1.0}", "settings-type", ":1:19: "),
        .json("{\"schemaVersion\": 7e0}", "settings-type", "the real number 7e0"),
        .json("{\"schemaVersion\": -7}", "settings-type", "negative"),
        .json("{\"schemaVersion\": null}", "settings-type", "null"),
        .json("{\"schemaVersion\": true}", "settings-type", "a boolean"),
        .json("{\"schemaVersion\": {}}", "settings-type", "a dictionary"),
        .json("{\"schemaVersion\": \"\"}", "settings-type", "empty"),
        .json("{\"schemaVersion\": \"$(X)\"}", "settings-variable", "$(X)"),
        .json("{\"schemaVersion\": 18446744073709551616}", "settings-type", "more than"),
        .json("[1]", "settings-type", "an array, not a dictionary"),
        .json("{\"a\": 1}", "settings-type", "'a' is a number", path: "a.b"),
    ]

    static let syntax: [Refused] = [
        .value("<integer>7", "settings-syntax", "expected </integer>"),
        .value("<integer>1<!-- -->2</integer>", "settings-syntax", ":5:12: a comment in the text"),
        .value("<integer><![CDATA[7]]></integer>", "settings-syntax", "expected </integer>"),
        .value("<number>7</number>", "settings-syntax", "no <number>"),
        .value("<string>&x;</string>", "settings-syntax", "'&'"),
        .value("<integer>7</integer> x", "settings-syntax", ":5:23: expected <key>"),
        .plist("<dict><key>a</key></dict>", "settings-syntax", ":3:19: expected a value"),
        .plist("<dict><true/></dict>", "settings-syntax", "expected <key>"),
        .plist("<!----><dict/>", "settings-syntax", ":3:1: nothing in a comment"),
        .plist("<dict><?></dict><?a?>", "settings-syntax", ":3:7: nothing in a comment"),
        .plist("<dict/><dict/>", "settings-syntax", "expected </plist>"),
        .plist("<dict><!-- </dict>", "settings-syntax", "a comment without an end"),
        .plist("", "settings-syntax", ":4:1: expected a value"),
        .plist(
            "<dict><key>a<!-- --></key><true/></dict>",
            "settings-syntax",
            ":3:13: a comment in the text of <key>"
        ),
        .json("{\"a\": 1,}", "settings-syntax", ":1:9: expected a key"),
        .json("{\"a\": 01}", "settings-syntax", "starts with 0"),
        .json("{\"a\": 1.}", "settings-syntax", "expected a digit"),
        .json("{\"a\": \"\n\"}", "settings-syntax", "control character"),
        .json("{\"a\": \"\\x\"}", "settings-syntax", "escape"),
        .json("{\"a\": nil}", "settings-syntax", ":1:7: expected a value, found 'n'"),
        .json("{} {}", "settings-syntax", "expected the end of the file"),
        .json("{\r\n\"é\": 1,\r\n\"é\": ?}", "settings-syntax", ":3:6: "),
        .json("// x\n{}", "settings-syntax", ":1:1: expected a value, found '/'"),
        .json("{", "settings-syntax", "the end of the file"),
        .json(String(repeating: "[", count: 513), "settings-type", "an array"),
        .json(
            "{\"a\": \(String(repeating: "[", count: 600))}",
            "settings-syntax",
            "deeper than 512"
        ),
        .plist(
            "<dict><key>a</key>\(String(repeating: "<array>", count: 600))",
            "settings-syntax",
            "deeper than 512"
        ),
    ]

    static let others: [Refused] = [
        .plist(
            "<dict>\n<key>schemaVersion</key>\n<integer>1</integer>\n"
                + "<key>schema&#86;ersion</key>\n<integer>2</integer>\n</dict>",
            "settings-duplicate-key",
            ":6:1: 'schemaVersion' is there twice, first at 4:1"
        ),
        .json(
            "{\"schemaVersion\": 1,\n\"\\u0073chemaVersion\": 2}",
            "settings-duplicate-key",
            ":2:1: "
        ),
        .json(
            "{\"a\": {\"k\": 1}, \"a\": {\"k\": 2}}",
            "settings-duplicate-key",
            "'a'",
            path: "a.k"
        ),
        .json(
            "{\"a\": {\"b\": {}}}",
            "settings-key-not-found",
            "'a.b', but no 'c'",
            path: "a.b.c.d"
        ),
        .plist("<dict/>", "settings-key-not-found", "there is no 'a' at the top", path: "a.b"),
        .json("{\n<<<<<<< HEAD\n\"a\": 1\n", "settings-conflict-markers", ":2:1: "),
        .json("{\n\"a\": 1\n=======\n\"a\": 2\n}", "settings-conflict-markers", ":3:1: "),
        .json("{\n\"a\": 1\n>>>>>>> main\n}", "settings-conflict-markers", ":3:1: "),
        .plist("<dict>\n=======\n</dict>", "settings-conflict-markers", ":4:1: "),
        Refused(name: "a", content: "<<<<<<< a\n{", code: "settings-format", words: "neither"),
        Refused(
            name: "a",
            content: "bplist00",
            code: "settings-syntax",
            words: ":byte 8: the file is cut off"
        ),
        Refused(
            name: "a.env",
            content: "A = 1",
            code: "settings-format",
            words: "not named .xcconfig"
        ),
        Refused(
            name: "a.plist",
            content: "{ a = 1; }",
            code: "settings-format",
            words: "old-style"
        ),
        Refused(
            name: "a.plist",
            content: "{ \"a\" = 1; }",
            code: "settings-format",
            words: "old-style"
        ),
        Refused(name: "a.plist", content: "{ }\n", code: "settings-format", words: "old-style"),
        Refused(name: "a", content: " \n", code: "settings-format", words: "an empty file"),
        Refused(
            name: "a.plist",
            content: "<?xml version='1.0' encoding='ISO-8859-1'?><plist><dict/></plist>",
            code: "settings-format",
            words: "ISO-8859-1"
        ),
        Refused(
            name: "a",
            content: "<?xml version='1.0'?><html/>",
            code: "settings-format",
            words: "not a property list"
        ),
        Refused(
            name: "a.plist",
            content: "<!DOCTYPE plist [<!ENTITY v \"6\">]><plist><dict/></plist>",
            code: "settings-syntax",
            words: "entities"
        ),
    ]

    @Test(arguments: types + syntax + others)
    func `is refused with a code, a place and a way out`(_ refused: Refused) throws {
        try refused.check()
    }

    @Test func `bytes that are not UTF-8 are refused with their place`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.json", Array("{\n\"a".utf8) + [0xC3, 0x28])
        let error = #expect(throws: SettingsError.self) { _ = try SettingsFile(at: path) }
        #expect(error?.code == "settings-syntax")
        #expect(error?.message == "\(path):2:3: bytes that are not UTF-8")
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x3C], "no UTF-16"),
            ([0xFF, 0xFE, 0x00, 0xD8, 0x3C, 0x00], "no UTF-16"),
            ([0x3C, 0x00, 0x3F, 0x00], "binary data"),
            (
                Array("<?xml version='1.0' encoding='UTF-16'?><plist/>".utf8),
                "declared to be in 'UTF-16'"
            ),
            (utf16("<?xml version='1.0' encoding='UTF-8'?><plist/>"), "declared to be in 'UTF-8'"),
            (utf16("<?xml version='1.0' encoding='UTF-16BE'?><plist/>"), "'UTF-16BE'"),
        ] as [([UInt8], String)]
    )
    func `a text in another encoding than it says is refused`(
        bytes: [UInt8],
        words: String
    ) throws {
        let folder = try TemporaryFolder()
        let path = try folder.file("a.plist", bytes)
        let error = #expect(throws: SettingsError.self) { _ = try SettingsFile(at: path) }
        #expect(error?.code == "settings-format")
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }

    @Test func `a title underlined in a comment is no conflict`() throws {
        let file = try TemporaryFolder().settings(
            "Info.plist",
            propertyList("<!--\nTitle\n=======\n-->\n<dict/>")
        )
        #expect(try file.value(at: key()) == nil)
    }
}
