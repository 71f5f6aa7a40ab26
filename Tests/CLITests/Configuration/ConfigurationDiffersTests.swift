import CLI
import TestSupport
import Testing

/// Base's own copy of the configuration is what its number comes from.
@Suite struct ConfigurationDiffersTests {
    private let plain =
        #"{"base": "main", "paths": ["Models"], "settings": [{"file": "Info.json"}]}"#

    /// A branch that changes the configuration of main.
    private func branch(_ configuration: String?) throws -> HistoryBuilder {
        let app = try App.merged(2, workTree: true)
        try app.commit(
            [".schema-version.json": plain, "Info.json": #"{"schemaVersion": 2}"#],
            "configure"
        )
        try app.tag("v1")
        try app.branch("feature")
        try app.commit([".schema-version.json": configuration], "change it")
        return app
    }

    @Test(arguments: [
        (#"{"base": "main", "paths": ["Models", "README"]}"#, "'paths'"),
        (#"{"base": "main", "paths": ["Models"], "exclude": "Models/x"}"#, "'exclude'"),
        (#"{"base": "main", "paths": ["Models"], "mergeMethod": "squash"}"#, "'mergeMethod'"),
        (
            #"{"base": "main", "paths": ["Models"], "baseline": {"revision": "v1", "version": 2}}"#,
            "'baseline'"
        ),
        (
            #"{"base": "main", "paths": ["Models"], "follow": true, "mergeMethod": "rebase"}"#,
            "'mergeMethod', 'follow'"
        ),
    ])
    func `what decides the number and differs is a warning`(text: String, keys: String) throws {
        let app = try branch(text)
        let outcome = schemaVersion("--format", "json", in: app.path)
        #expect(outcome.json["warnings"].codes == ["configuration-differs"], "\(outcome)")
        let message = outcome.json["warnings"][0]["message"].string ?? ""
        #expect(message.contains("other \(keys):"), "\(message)")
    }

    @Test(arguments: [
        #"{"base": ["main", "gone/*"], "paths": ["Models"], "releases": "v*"}"#,
        #"{"paths": "Models", /* the same */ "mergeMethod": "merge", "exclude": [], "follow": false}"#,
        nil,
    ])
    func `what does not decide it may differ`(text: String?) throws {
        let app = try branch(text)
        let arguments = text == nil ? ["--path", "Models", "--base", "main"] : []
        expectVersion(2, arguments, in: app.path)
    }

    @Test func `what an option says is not compared`() throws {
        let app = try branch(#"{"base": "main", "paths": ["Models"], "mergeMethod": "squash"}"#)
        expectVersion(2, ["--merge-method", "squash"], in: app.path)
    }

    @Test func `check counts it among the problems`() throws {
        let app = try branch(
            #"{"paths": ["Models"], "mergeMethod": "squash", "settings": [{"file": "Info.json"}]}"#
        )
        let outcome = schemaVersion("check", "--format", "json", in: app.path)
        #expect(outcome.status == .problems)
        #expect(outcome.json["problems"].codes == ["configuration-differs"], "\(outcome)")
    }

    @Test func `base's copy that is broken is told, and one that is new is not`() throws {
        let app = try App.merged(2, workTree: true)
        try app.branch("feature")
        try app.commit([".schema-version.json": plain], "configure")
        expectVersion(2, [], in: app.path)
        try app.commit([".schema-version.json": "{"], "break it", on: "main")
        try app.checkout("feature")
        let outcome = schemaVersion("--format", "json", in: app.path)
        #expect(outcome.json["version"].int == 2)
        #expect(outcome.json["warnings"].codes == ["configuration-differs"], "\(outcome)")
    }

    @Test func `a release is numbered by the configuration that it had`() throws {
        let app = try App.merged(2, workTree: true)
        let start = try app.id(of: "main")
        let counted = """
            {
              "paths": ["Models"], "mergeMethod": "squash",
              "baseline": {"revision": "\(start)", "version": 40}
            }
            """
        try app.commit([".schema-version.json": counted, "Models/Old": "1"], "configure")
        try app.tag("v1")
        // 41 went out with v1; the new configuration would give 3, and that commit 3 as well.
        try app.commit(
            [".schema-version.json": #"{"paths": ["Models"], "mergeMethod": "squash"}"#],
            "forget the baseline"
        )
        let outcome = schemaVersion("check", "--releases", "v*", "--format", "json", in: app.path)
        #expect(outcome.json["version"].int == 3)
        #expect(outcome.json["problems"].codes == ["lower-than-release"], "\(outcome)")
        #expect(
            outcome.json["problems"][0]["message"].string?.contains("below 41") == true,
            "\(outcome)"
        )
    }

    @Test func `a release's own settings file is read`() throws {
        let app = try App.merged(2, workTree: true)
        let old = #"{"paths": ["Models"], "settings": [{"file": "old.json", "key": "n"}]}"#
        try app.commit([".schema-version.json": old, "old.json": #"{"n": 9}"#], "configure")
        try app.tag("v1")
        try app.commit([".schema-version.json": plain, "old.json": nil], "move it")
        try app.write(#"{"schemaVersion": 2}"#, to: "Info.json")
        let outcome = schemaVersion("check", "--releases", "v*", "--format", "json", in: app.path)
        #expect(outcome.json["problems"].codes == ["lower-than-release"], "\(outcome)")
    }

    @Test(arguments: ["main", "HEAD", "origin/main", "main~1", "refs/heads/main", "@{0}"])
    func `a baseline that moves on is a warning`(revision: String) throws {
        let app = try App.merged(2, workTree: true)
        try app.git("update-ref", "refs/remotes/origin/main", "main")
        let text =
            "{\"base\": \"main\", \"paths\": [\"Models\"], \"baseline\": {\"revision\": \"\(revision)\", \"version\": 9}}"
        try app.write(text, to: ".schema-version.json")
        let outcome = schemaVersion("--format", "json", in: app.path)
        #expect(outcome.json["warnings"].codes == ["moving-baseline"], "\(outcome)")
        // Typed, it is for this run.
        let path = ["--path", "Models", "--base", "main", "--baseline", "\(revision)=9"]
        expectVersion(outcome.json["version"].int ?? -1, path, in: app.path)
    }

    @Test(arguments: ["v1", "v1^0", "ID", "ID~0"])
    func `one that stays is none`(revision: String) throws {
        let app = try App.merged(2, workTree: true)
        try app.tag("v1", at: "main~1")
        let name = revision.replacing("ID", with: try app.id(of: "main~1"))
        let text =
            "{\"base\": \"main\", \"paths\": [\"Models\"], \"baseline\": {\"revision\": \"\(name)\", \"version\": 9}}"
        try app.write(text, to: ".schema-version.json")
        expectVersion(10, [], in: app.path)
    }

    @Test func `two spellings of one path are the same`() throws {
        let app = try branch(#"{"base": "main", "paths": ["./Models/"]}"#)
        expectVersion(2, [], in: app.path)
    }
}
