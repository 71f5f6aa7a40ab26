import BuildSettings
import TestSupport
import Testing

@Suite struct EditTests {
    private static let top = "{\n  \"a\": {\n    \"b.c\": \"6\"\n  },\n  \"d\": {}\n}\n"

    @Test(arguments: [
        ("a.b\\.c", nil, "\"b.c\": \"7\""),
        ("a.b\\.c", ValueType.integer, "\"b.c\": 7\n"),
        ("a.n", nil, "    \"b.c\": \"6\",\n    \"n\": 7\n  }"),
        ("a.n", .string, "    \"b.c\": \"6\",\n    \"n\": \"7\"\n  }"),
        ("d.n", nil, "  \"d\": {\n    \"n\": 7\n  }\n}\n"),
        ("n\\\\\"", nil, "  \"d\": {},\n  \"n\\\\\\\"\": 7\n}\n"),
    ])
    func `a path leads into objects`(path: String, type: ValueType?, part: String) throws {
        let file = try TemporaryFolder().settings("a.json", Self.top)
        let edit = try file.edit(key(path), to: 7, as: type)
        let text = String(decoding: edit.bytes, as: UTF8.self)
        #expect(text.contains(part), "\(text)")
        #expect(edit.key == path)
    }

    @Test(arguments: [
        (
            "a.n", nil,
            "\t\t<integer>6</integer>\n\t\t<key>n</key>\n\t\t<integer>7</integer>\n\t</dict>"
        ),
        ("a.b", ValueType.string, "<key>b</key>\n\t\t<string>7</string>"),
        ("d.n", .string, "<dict>\n\t\t<key>n</key>\n\t\t<string>7</string>\n\t</dict>\n</dict>"),
        ("x < y & z", nil, "<key>x &lt; y &amp; z</key>\n\t<integer>7</integer>\n</dict>"),
    ])
    func `a path leads into dictionaries`(path: String, type: ValueType?, part: String) throws {
        let body =
            "<dict>\n\t<key>a</key>\n\t<dict>\n\t\t<key>b</key>\n\t\t<integer>6</integer>\n\t</dict>\n"
            + "\t<key>d</key>\n\t<dict/>\n</dict>"
        let file = try TemporaryFolder().settings("Info.plist", propertyList(body))
        let edit = try file.edit(key(path), to: 7, as: type)
        let text = String(decoding: edit.bytes, as: UTF8.self)
        #expect(text.contains(part), "\(text)")
    }

    @Test(arguments: [0, 1, 9_223_372_036_854_775_808, UInt64.max])
    func `every number of 64 bits can be written and read`(version: UInt64) throws {
        let folder = try TemporaryFolder()
        for (name, text) in [("a.json", "{}"), ("a.plist", propertyList("<dict/>"))] {
            for type in ValueType.allCases {
                let file = try folder.settings(name, text)
                try file.write(try file.edit(key(), to: .number(version), as: type))
                let written = try SettingsFile(at: file.path)
                #expect(try written.value(at: key()) == version)
                #expect(try !written.edit(key(), to: .number(version), as: type).changesFile)
                #expect(try written.edit(key(), to: .number(version), as: nil).changesFile == false)
            }
        }
    }

    @Test(arguments: ["a.json", "a.plist"])
    func `a document of more than a mebibyte is edited like a small one`(name: String) throws {
        let filling = String(repeating: "x", count: 1 << 20)
        let text =
            name == "a.json"
            ? "{\"f\": \"\(filling)\", \"a\": {\"n\": 6}}"
            : propertyList(
                "<dict><key>f</key><string>\(filling)</string>"
                    + "<key>a</key><dict><key>n</key><integer>6</integer></dict></dict>"
            )
        let file = try TemporaryFolder().settings(name, text)
        for path in ["a.n", "a.m"] {
            let edit = try file.edit(key(path), to: 7, as: nil)
            #expect(edit.was == (path == "a.n" ? 6 : nil))
            #expect(edit.bytes.count == text.utf8.count - edit.range.count + edit.replacement.count)
        }
    }

    @Test func `an edit says what it changes`() throws {
        let file = try TemporaryFolder().settings("a.json", "{\n  \"k\": 6,\n  \"b\": 2\n}\n")
        let change = try file.edit(key("k"), to: 10, as: nil)
        #expect(change.file == file.path)
        #expect(change.was == 6)
        #expect(change.now == 10)
        #expect(change.range == 9..<10)
        #expect(change.replacement == Array("10".utf8))
        #expect(change.changedLines == (["  \"k\": 6,"], ["  \"k\": 10,"]))

        let addition = try file.edit(key("n"), to: 1, as: nil)
        #expect(addition.was == nil)
        #expect(addition.changedLines == (["  \"b\": 2"], ["  \"b\": 2,", "  \"n\": 1"]))

        let none = try file.edit(key("k"), to: 6, as: nil)
        #expect(none.changedLines == ([], []))
    }

    @Test func `a new key of a property list is shown as lines that are added`() throws {
        let body = "<dict>\r\n\t<key>a</key>\r\n\t<true/>\r\n</dict>"
        let file = try TemporaryFolder().settings("a.plist", propertyList(body))
        let lines = try file.edit(key("n"), to: 1, as: nil).changedLines
        #expect(lines == ([], ["\t<key>n</key>", "\t<integer>1</integer>"]))
    }

    @Test func `the default key is the one that the format's users expect`() throws {
        let folder = try TemporaryFolder()
        #expect(try folder.settings("a.json", "{}").defaultKey.description == "schemaVersion")
        #expect(try folder.settings("a.xcconfig", "").defaultKey.description == "SCHEMA_VERSION")
        #expect(
            try folder.settings("a", propertyList("<dict/>")).defaultKey.description
                == "schemaVersion"
        )
    }

    @Test(arguments: ["", "a..b", ".a", "a.", "a\\", "a\\b"])
    func `a path without a name in each place is none`(text: String) {
        #expect(SettingPath(text) == nil)
    }

    @Test func `a path is shown as typed`() {
        let path = SettingPath("a\\.b.c\\\\")
        #expect(path?.keys == ["a.b", "c\\"])
        #expect(path?.description == "a\\.b.c\\\\")
    }
}
