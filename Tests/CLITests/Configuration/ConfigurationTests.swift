import CLI
import TestSupport
import Testing

/// `.schema-version.json` says what the options would.
@Suite struct ConfigurationTests {
    /// An app with a settings file, and this configuration of it in the work tree.
    private func app(_ configuration: String, landings: Int = 2) throws -> HistoryBuilder {
        let app = try App.merged(landings, workTree: true)
        try app.commit(["Info.plist": Settings.plist(1)], "add settings")
        try app.write(configuration, to: ".schema-version.json")
        return app
    }

    @Test func `each key does what its option does`() throws {
        let app = try App.merged(2, workTree: true)
        try app.commit(["Models/User": "pushed", "Models/notes.md": "1"], "push")
        let first = try app.id(of: "main~2")
        try app.branch("feature")
        try app.commit(["Models/notes.md": "2"], "take notes")
        for (configuration, options) in [
            (#""mergeMethod": "squash""#, ["--merge-method", "squash"]),
            (
                #""mergeMethod": "squash", "exclude": "Models/*.md""#,
                ["--merge-method", "squash", "--exclude", "Models/*.md"]
            ),
            (
                #""mergeMethod": "rebase", "exclude": ["*/no*"]"#,
                ["--merge-method", "rebase", "--exclude", "*/no*"]
            ),
            (
                #""mergeMethod": "squash", "baseline": {"revision": "main~2", "version": 37}"#,
                ["--merge-method", "squash", "--baseline", "\(first)=37"]
            ),
            (
                #""base": "feature", "mergeMethod": "squash""#,
                ["--base", "feature", "--merge-method", "squash"]
            ),
            (#""base": ["main", "release/*"]"#, ["--base", "main", "--base", "release/*"]),
            (
                #""mergeMethod": "squash", "maximum": 3"#,
                ["--merge-method", "squash", "--maximum", "3"]
            ),
            (#""follow": true"#, ["--follow"]),
        ] {
            try app.write("", to: "other.json")
            let typed = schemaVersion(
                ["--format", "json", "--path", "Models"] + options,
                in: app.path
            )
            try app.write("{\"paths\": [\"Models\"], \(configuration)}", to: ".schema-version.json")
            for place in ["", "/Models"] {
                let read = schemaVersion("--format", "json", in: app.path + place)
                #expect(read.json["version"] == typed.json["version"], "\(configuration): \(read)")
                #expect(read.json["error"]["code"] == typed.json["error"]["code"], "\(read)")
                #expect(read.status == typed.status)
            }
            try app.git("clean", "--quiet", "--force", ".schema-version.json", "other.json")
        }
    }

    @Test func `options go before what it says`() throws {
        let app = try app(
            #"{"paths": ["nowhere"], "mergeMethod": "rebase", "base": "gone", "maximum": 1}"#
        )
        let options = [
            "--path", "Models", "--merge-method", "squash", "--base", "main", "--maximum", "9",
        ]
        expectVersion(2, options, in: app.path)
    }

    @Test func `write and check need no arguments, from any directory`() throws {
        let app = try app(
            """
            {
              "paths": ["Models"], // the model
              "settings": [
                {"file": "Info.plist", "type": "string", "fingerprintKey": "model"}
              ]
            }
            """
        )
        let written = schemaVersion("write", in: app.path + "/Models")
        #expect(written.status == .done, "\(written)")
        #expect(written.lines.first == "Info.plist: schemaVersion 1 -> 2")
        #expect(try app.read("Info.plist").contains("<string>2</string>"))
        #expect(try app.read("Info.plist").contains("<key>model</key>"))
        let checked = schemaVersion("check", in: app.path + "/Models")
        #expect(checked.status == .done, "\(checked)")
        // What the configuration says of the file holds when it is typed, too.
        let typed = schemaVersion("check", "../Info.plist", in: app.path + "/Models")
        #expect(typed.status == .done, "\(typed)")
        #expect(typed.lines.count == 2)
    }

    @Test func `a problem's hint is the command that mends it`() throws {
        let app = try app(#"{"paths": ["Models"], "settings": [{"file": "Info.plist"}]}"#)
        let checked = schemaVersion("check", "--format", "json", in: app.path)
        #expect(checked.json["problems"].codes == ["stale"])
        #expect(checked.json["problems"][0]["hint"].string == "schema-version write mends it")
        #expect(schemaVersion("write", in: app.path).status == .done)
        #expect(schemaVersion("check", in: app.path).status == .done)
    }

    @Test func `its settings files and itself are never part of the model`() throws {
        let app = try app(
            #"{"paths": ["."], "mergeMethod": "squash", "settings": [{"file": "App/Info.plist"}]}"#
        )
        try app.commit(["App/Info.plist": Settings.plist(1), "A": "1"], "begin it")
        let before = schemaVersion("--worktree", "--format", "json", in: app.path)
        try app.write(Settings.plist(7), to: "App/Info.plist")
        let after = schemaVersion("--worktree", "--format", "json", in: app.path)
        #expect(before.json["fingerprint"].string != nil, "\(before)")
        #expect(before.json["fingerprint"] == after.json["fingerprint"])
        try app.write("2", to: "A")
        let changed = schemaVersion("--worktree", "--format", "json", in: app.path)
        #expect(before.json["fingerprint"] != changed.json["fingerprint"])
    }

    @Test func `without a model path the line to type is shown`() throws {
        let app = try app("{}")
        let refused = expectRefusal("usage", [], in: app.path, status: 64)
        #expect(
            refused.hint
                == "schema-version compute --path App/Models; or, once and for all: schema-version init"
        )
        try app.write(#"{"paths": ["Models"]}"#, to: ".schema-version.json")
        expectRefusal("usage", ["write"], in: app.path, status: 64)
    }

    @Test func `the recipe takes paths and base from it`() throws {
        let app = try app(
            #"{"base": "main", "paths": ["Models"], "mergeMethod": "squash", "exclude": "Models/User"}"#
        )
        expectVersion(2, ["--formula", "recipe"], in: app.path)
    }

    @Test func `a pattern of lines may be there before the first release branch`() throws {
        let app = try app(#"{"base": ["main", "release/*"], "paths": ["Models"]}"#)
        expectVersion(2, [], in: app.path)
        for command in ["check", "explain"] {
            let outcome = schemaVersion(command, in: app.path)
            #expect("\(outcome)".contains("no branch is like 'release/*'"), "\(outcome)")
        }
        let typed = schemaVersion("--base", "main", "--base", "release/*", in: app.path)
        #expect(typed.diagnostics.contains("[base-guessed]"))
    }

    @Test func `check says where no settings file is named`() throws {
        let app = try app(#"{"paths": ["Models"]}"#)
        let outcome = schemaVersion("check", in: app.path)
        #expect(outcome.status == .done)
        #expect(outcome.diagnostics.contains("note: no settings file was looked at"))
        #expect(schemaVersion("check", "--quiet", in: app.path).diagnostics.isEmpty)
    }
}
