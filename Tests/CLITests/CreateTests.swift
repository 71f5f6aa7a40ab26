import CLI
import Foundation
import TestSupport
import Testing

@Suite struct CreateTests {
    private static let list = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>

        """
    static let made: [(name: String, options: [String], content: String)] = [
        (
            "Info.plist", [],
            list + "\t<key>schemaVersion</key>\n\t<integer>2</integer>\n</dict>\n</plist>\n"
        ),
        (
            "Info.PLIST", ["--key", "a.b", "--type=string"],
            list + "\t<key>a</key>\n\t<dict>\n\t\t<key>b</key>\n\t\t<string>2</string>\n\t</dict>\n"
                + "</dict>\n</plist>\n"
        ),
        ("app.json", [], "{\n  \"schemaVersion\": 2\n}\n"),
        (
            "app.json", ["--key=a.b\\.c.d\""],
            "{\n  \"a\": {\n    \"b.c\": {\n      \"d\\\"\": 2\n    }\n  }\n}\n"
        ),
        (
            "app.json", ["--key", "a.n", "--fingerprint-key", "a.f"],
            "{\n  \"a\": {\n    \"n\": 2,\n    \"f\": \"MODEL\"\n  }\n}\n"
        ),
        (
            "app.json", ["--key", "a.n", "--fingerprint-key", "b.c.f"],
            "{\n  \"a\": {\n    \"n\": 2\n  },\n  \"b\": {\n    \"c\": {\n"
                + "      \"f\": \"MODEL\"\n    }\n  }\n}\n"
        ),
        ("App.xcconfig", [], "SCHEMA_VERSION = 2\n"),
        (
            "App.xcconfig", ["--key=N", "--fingerprint-key=F"], "N = 2\nF = MODEL\n"
        ),
    ]

    @Test(arguments: made.indices)
    func `a missing file is made in the format of its name`(index: Int) throws {
        let (name, options, content) = Self.made[index]
        let app = try App.merged(2, workTree: true)
        let model = try app.git("rev-parse", "HEAD:Models").text
        let expected = content.replacingOccurrences(of: "MODEL", with: model)
        let arguments = ["write", name, "--create", "--path", "Models"] + options

        let dry = schemaVersion(arguments + ["-n"], in: app.path)
        #expect(dry.status == .done, "\(dry)")
        let shown = dry.lines.filter { $0.hasPrefix("+") }.map { $0.dropFirst() + "\n" }
        #expect(shown.joined() == expected)
        #expect(!app.has(name), "a dry run makes nothing")

        let outcome = schemaVersion(arguments, in: app.path)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.lines == dry.lines.filter { !$0.hasPrefix("+") })
        #expect(outcome.lines.first?.hasSuffix(" (none) -> 2") == true, "\(outcome)")
        #expect(try app.read(name) == expected)

        let again = schemaVersion(arguments, in: app.path)
        #expect(again.lines.allSatisfy { $0.hasSuffix(" already") }, "\(again)")
        let check = ["check", name, "--path", "Models"] + options
        #expect(schemaVersion(check, in: app.path).status == .done)
    }

    @Test func `a file that is there is edited as ever`() throws {
        let app = try App.merged(2, workTree: true)
        try app.write(Settings.plist(1), to: "Info.plist")
        let outcome = create("Info.plist", in: app)
        #expect(outcome.output == "Info.plist: schemaVersion 1 -> 2\n")
        #expect(try app.read("Info.plist") == Settings.plist(2))
    }

    @Test func `a file is made inside the model without changing the number`() throws {
        let app = try App.merged(2, workTree: true)
        let first = create("Models/version.json", in: app, "--worktree")
        #expect(first.output == "Models/version.json: schemaVersion (none) -> 2\n", "\(first)")
        let second = create("Models/version.json", in: app, "--worktree")
        #expect(second.output == "Models/version.json: schemaVersion is 2 already\n", "\(second)")
    }

    @Test func `a file named twice is made once`() throws {
        let app = try App.merged(2, workTree: true)
        let outcome = create("a.json", in: app, "./a.json")
        #expect(outcome.output == "a.json: schemaVersion (none) -> 2\n")
    }

    @Test func `JSON says that nothing was there`() throws {
        let app = try App.merged(2, workTree: true)
        let outcome = create("a.json", in: app, "--format", "json")
        #expect(outcome.json["settings"][0]["was"].isNull)
        #expect(outcome.json["settings"][0]["now"].int == 2)
        #expect(app.has("a.json"))
    }

    @Test(arguments: [
        ("App.swift", [], "settings-format", ".plist, .json or .xcconfig"),
        ("App", [], "settings-format", ".plist, .json or .xcconfig"),
        ("none/a.json", [], "settings-write-failed", "directory is missing"),
        ("README/a.json", [], "settings-write-failed", "directory is missing"),
        ("a.xcconfig", ["--key", "a.b"], "settings-key-not-found", "no dictionaries"),
        ("link.json", [], "settings-not-found", "leads to no file"),
    ])
    func `what cannot be made is refused, and no other file is made`(
        name: String,
        options: [String],
        code: String,
        words: String
    ) throws {
        let app = try App.merged(2, workTree: true)
        let link = app.path + "/link.json"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
        for more in [[], ["-n"]] {
            let files = ["write", "good.xcconfig", name, "--create", "--path", "Models"]
            let isKeyed = !options.isEmpty
            let refused = expectRefusal(
                code,
                (isKeyed ? ["write", name, "--create", "--path", "Models"] : files) + options
                    + more,
                in: app.path
            )
            #expect((refused.message + refused.hint).contains(words), "\(refused)")
            #expect(!app.has("good.xcconfig") && !app.has(name))
        }
    }

    @Test func `only write makes files`() throws {
        let app = try App.merged(2, workTree: true)
        let arguments = ["check", "a.json", "--create", "--path", "Models"]
        expectRefusal("usage", arguments, in: app.path, status: 64)
    }

    private func create(_ name: String, in app: HistoryBuilder, _ more: String...) -> Outcome {
        schemaVersion(["write", name, "--create", "--path", "Models"] + more, in: app.path)
    }
}

extension HistoryBuilder {
    /// Whether a file is in the work tree.
    fileprivate func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: "\(path)/\(name)")
    }
}
