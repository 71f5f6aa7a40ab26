import CLI
import TestSupport
import Testing

/// What a settings file leaves in doubt is said, and keeps nothing from being written.
@Suite struct SettingsWarningTests {
    static let doubtful: [(content: String, code: String, words: String)] = [
        (
            "SCHEMA_VERSION = 3\nA = 1\nSCHEMA_VERSION = 1\n", "several-assignments",
            "is set on lines 1 and 3; the last one counts"
        ),
        (
            String(repeating: "SCHEMA_VERSION = 1\n", count: 9), "several-assignments",
            "is set on lines 1, 2, 3, ... and 9; the last one counts"
        ),
        (
            "\r\nSCHEMA_VERSION[sdk=iphone*] = 1\r\nSCHEMA_VERSION = 1\r\n",
            "conditional-setting", "for some builds on line 2"
        ),
        ("SCHEMA_VERSION[arch=x] = 1\n", "conditional-setting", "for some builds on line 1"),
        (
            "#include \"a\"\nSCHEMA_VERSION = 1\n#include? \"b\"\n#include \"c\"\n",
            "later-include", "the #include on line 3 comes after SCHEMA_VERSION"
        ),
    ]

    @Test(arguments: doubtful)
    func `an xcconfig with other values is a warning of both commands`(
        content: String,
        code: String,
        words: String
    ) throws {
        let app = try App.merged(2, workTree: true)
        try app.write(content, to: "App.xcconfig")
        let check = run("check", "App.xcconfig", in: app, "--format", "json")
        #expect(check.status == .problems, "\(check)")
        #expect(check.json["problems"].codes == ["stale"])
        #expect(check.json["warnings"].codes == [code])

        let written = run("write", "App.xcconfig", in: app)
        #expect(written.status == .done, "\(written)")
        #expect(written.diagnostics.contains(words), "\(written)")
        #expect(written.diagnostics.contains("[\(code)]\nhint: "), "\(written)")
        #expect(try app.read("App.xcconfig").contains("SCHEMA_VERSION = 2"))

        let again = run("write", "App.xcconfig", in: app, "--format", "json")
        #expect(again.json["warnings"].codes == [code], "it is still so")
        let annotated = run("check", "App.xcconfig", in: app, "--format", "github")
        #expect(
            annotated.diagnostics.contains("::warning file=App.xcconfig,title=\(code)::"),
            "\(annotated)"
        )
    }

    @Test(arguments: [
        "SCHEMA_VERSION = 1\n",
        "SCHEMA_VERSION[sdk=iphone*] = 2\nSCHEMA_VERSION = 1\n",
        "#include \"a\"\nSCHEMA_VERSION = 1\n",
        "A = 1\n#include \"a\"\n",
        "A = 1\nA = 2\nA[sdk=x] = 3\nSCHEMA_VERSION = 1\n// SCHEMA_VERSION = 3\n",
    ])
    func `one value for every build is no matter`(content: String) throws {
        let app = try App.merged(2, workTree: true)
        try app.write(content, to: "App.xcconfig")
        let written = run("write", "App.xcconfig", in: app)
        #expect(written.status == .done)
        #expect(written.diagnostics.isEmpty, "\(written)")
    }

    @Test func `a number that readers of JSON round is a warning, and a string is not`() throws {
        let app = try App.merged(2, workTree: true)
        try app.write("{}", to: "a.json")
        try app.write(Settings.plist(1), to: "a.plist")
        let exact = try baselined("9007199254740990", in: app)
        #expect(exact.diagnostics.isEmpty, "\(exact)")
        #expect(try app.read("a.json").contains("9007199254740992"))
        let large = try baselined("9007199254740991", in: app)
        #expect(large.status == .done)
        #expect(large.diagnostics.contains("a.json: schemaVersion is 9007199254740993, more than"))
        #expect(large.diagnostics.contains("[large-number]"))
        #expect(!large.diagnostics.contains("a.plist"))
        #expect(try app.read("a.json").contains("9007199254740993"))
        let text = try baselined("9007199254740991", in: app, "--type", "string")
        #expect(text.diagnostics.isEmpty, "\(text)")
    }

    /// Both files, two counted landings above a version of the first commit.
    private func baselined(
        _ version: String,
        in app: HistoryBuilder,
        _ more: String...
    ) throws -> Outcome {
        let root = try app.git("rev-list", "--max-parents=0", "HEAD").text
        let files = ["write", "a.json", "a.plist", "--path", "Models"]
        let arguments = files + ["--baseline", "\(root)=\(version)"] + more
        return schemaVersion(arguments, in: app.path)
    }

    private func run(
        _ command: String,
        _ file: String,
        in app: HistoryBuilder,
        _ more: String...
    ) -> Outcome {
        schemaVersion([command, file, "--path", "Models"] + more, in: app.path)
    }
}
