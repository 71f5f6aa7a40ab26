import BuildSettings
import TestSupport
import Testing

@Suite struct XCConfigRefusalTests {
    static let types: [Refused] = [
        .setting("", "settings-type", ":2:1: 'SCHEMA_VERSION' is empty"),
        .setting("// 7", "settings-type", "empty"),
        .setting(";", "settings-type", "empty"),
        .setting("\"7\"", "settings-type", "the text '\"7\"'"),
        .setting("7.0", "settings-type", "the text '7.0'"),
        .setting("-7", "settings-type", "the text '-7'"),
        .setting("0x7", "settings-type", "the text '0x7'"),
        .setting("7 8", "settings-type", "the text '7 8'"),
        .setting("7;;", "settings-type", "the text '7;'"),
        .setting("18446744073709551616", "settings-type", "more than"),
        .setting("7 \\\n8", "settings-type", "several lines"),
        .setting("\\\n7", "settings-type", "several lines"),
        .setting("7 \\", "settings-type", "several lines"),
        .setting("7 \\ // c\n", "settings-type", "several lines"),
        .setting("$(OTHER)", "settings-variable", ":2:1: 'SCHEMA_VERSION' is filled in"),
        .setting("${OTHER}", "settings-variable", "${OTHER}"),
        .setting("$OTHER", "settings-variable", "$OTHER"),
        .setting("1$(OTHER)", "settings-variable", "1$(OTHER)"),
    ]

    static let syntax: [Refused] = [
        .xcconfig("A = 1\n = 2", "settings-syntax", ":2:2: expected a build setting"),
        .xcconfig("é = 1", "settings-syntax", ":1:1: expected a build setting, #include or"),
        .xcconfig("1A = 1", "settings-syntax", "found '1'"),
        .xcconfig("A - 1", "settings-syntax", ":1:3: expected '=', found '-'"),
        .xcconfig("A // = 1", "settings-syntax", "expected '='"),
        .xcconfig("A\n= 1", "settings-syntax", ":1:2: expected '='"),
        .xcconfig("A.B = 1", "settings-syntax", ":1:2: expected '='"),
        .xcconfig("A[sdk] = 1", "settings-syntax", ":1:6: expected '=' in the condition"),
        .xcconfig("A[sdk=x = 1\n]", "settings-syntax", ":1:2: a condition without"),
        .xcconfig("A[sdk", "settings-syntax", ":1:2: a condition without"),
        .xcconfig("A[sdk=x]B = 1", "settings-syntax", ":1:9: expected '='"),
        .xcconfig("\n#include", "settings-syntax", ":2:1: expected '#include'"),
        .xcconfig("#include\"a\"", "settings-syntax", ":1:1: expected '#include'"),
        .xcconfig("#define A", "settings-syntax", ":1:1: expected '#include'"),
        .xcconfig("#include a", "settings-syntax", ":1:10: expected a file's name in quotes"),
        .xcconfig("#include \"a\nB = 1", "settings-syntax", ":1:10: a file's name without"),
        .xcconfig("#include \"a\" b", "settings-syntax", ":1:14: expected the end of the line"),
    ]

    static let others: [Refused] = [
        .xcconfig("A = 1\n=======\nA = 2\n", "settings-conflict-markers", ":2:1: "),
        .xcconfig("<<<<<<< HEAD\nA = 1\n", "settings-conflict-markers", ":1: "),
        .xcconfig("A = {", "settings-key-not-found", "no dictionaries", path: "a.b"),
        .xcconfig("A = 1", "settings-key-not-found", "letters, digits and", path: "A\\.B"),
        .xcconfig("A = 1", "settings-key-not-found", "letters, digits and", path: "1A"),
        .xcconfig("A = 1", "settings-key-not-found", "letters, digits and", path: "A-B"),
        .xcconfig("A = 1", "settings-key-not-found", "letters, digits and", path: "A[sdk=x]"),
    ]

    @Test(arguments: types + syntax + others)
    func `is refused with a code, a place and a way out`(_ refused: Refused) throws {
        try refused.check()
    }

    @Test(arguments: [
        ("a.plist", "A = 1\n", "settings-format"),
        ("a", "A = 1\n", "settings-format"),
        ("a.json", "A = 1\n", "settings-syntax"),
    ])
    func `another name makes no xcconfig file of its content`(
        name: String,
        content: String,
        code: String
    ) throws {
        let folder = try TemporaryFolder()
        let path = try folder.file(name, content)
        let error = #expect(throws: SettingsError.self) {
            _ = try SettingsFile(at: path).edit(key(), to: 9, as: nil)
        }
        #expect(error?.code == code)
    }

    @Test func `bytes that are not UTF-8 are refused with their place`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.file(
            "a.xcconfig",
            Array("A = 1\n// ".utf8) + [0xC3, 0x28]
        )
        let error = #expect(throws: SettingsError.self) { _ = try SettingsFile(at: path) }
        #expect(error?.message == "\(path):2:4: bytes that are not UTF-8")
    }

    @Test(arguments: [nil, ValueType.integer, .string])
    func `a file without types is right for any of them`(type: ValueType?) throws {
        let file = try TemporaryFolder().settings("a.xcconfig", "SCHEMA_VERSION = 007\n")
        #expect(try !file.edit(file.defaultKey, to: 7, as: type).changesFile)
        let edit = try file.edit(file.defaultKey, to: 8, as: type)
        #expect(edit.changedLines == (["SCHEMA_VERSION = 007"], ["SCHEMA_VERSION = 8"]))
    }

    @Test(arguments: [
        ("F = old // c\n", "F = abc // c\n"),
        ("F = // c\n", "F = abc// c\n"),
        ("F =\n", "F =abc\n"),
        ("A=1;\n", "A=1;\nF=abc;\n"),
    ])
    func `a text is written like a number`(old: String, new: String) throws {
        let file = try TemporaryFolder().settings("a.xcconfig", old)
        let edit = try file.edit(key("F"), to: .text("abc"), as: .string)
        #expect(String(decoding: edit.bytes, as: UTF8.self) == new)
    }

    @Test(arguments: ["a // b", "a\nB = 1", "a;", " a", "a \\"])
    func `a text that a build would see otherwise is not written`(text: String) throws {
        let file = try TemporaryFolder().settings("a.xcconfig", "F = old\n")
        let error = #expect(throws: SettingsError.self) {
            _ = try file.edit(key("F"), to: .text(text), as: .string)
        }
        #expect(error?.message.contains("cannot be written safely") == true)
    }
}

extension Refused {
    static func xcconfig(
        _ content: String,
        _ code: String,
        _ words: String,
        path: String = "SCHEMA_VERSION"
    ) -> Refused {
        Refused(name: "a.xcconfig", content: content, path: path, code: code, words: words)
    }

    /// An xcconfig file whose last setting is `value`.
    static func setting(_ value: String, _ code: String, _ words: String) -> Refused {
        xcconfig("A = 1\nSCHEMA_VERSION = \(value)", code, words)
    }
}
