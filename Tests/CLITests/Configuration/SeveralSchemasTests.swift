import CLI
import TestSupport
import Testing

/// Several databases in one repository, each with a number.
@Suite struct SeveralSchemasTests {
    /// Two models, numbers 2 and 1, in one settings file; more is said of the third.
    private func app(_ third: String = "") throws -> HistoryBuilder {
        let app = try App.merged(2, workTree: true)
        try app.branch("cache")
        try app.commit(["Cache/Entry": "1", "Info.json": #"{"app": 1, "cache": 1}"#], "cache")
        try app.merge("cache", into: "main")
        let configuration = """
            {
              "base": "main",
              "schemas": {
                "cache": {"paths": ["Cache"], "settings": [{"file": "Info.json", "key": "cache"}]},
                "app": {"paths": ["Models"], "settings": [{"file": "Info.json", "key": "app"}]}\(third)
              }
            }
            """
        try app.commit([".schema-version.json": configuration], "configure")
        return app
    }

    @Test func `each has a line, in the order of their names`() throws {
        let app = try app()
        let outcome = schemaVersion(in: app.path)
        #expect(outcome.status == .done)
        #expect(outcome.output == "app 2\ncache 1\n")
        #expect(outcome.diagnostics.isEmpty)
        expectVersion(1, ["--schema", "cache"], in: app.path)
    }

    @Test func `JSON has an object for each, the one it has alone`() throws {
        let app = try app()
        let both = schemaVersion("--format", "json", in: app.path).json
        #expect(both.keys == ["schemas"])
        #expect(both["schemas"].keys == ["app", "cache"])
        for name in ["app", "cache"] {
            let alone = schemaVersion("--format", "json", "--schema", name, in: app.path).json
            #expect(alone["version"].int != nil)
            #expect(both["schemas"][name] == alone)
        }
        let log = schemaVersion("log", "--format", "json", in: app.path).json
        #expect(log["schemas"]["app"]["landings"].array.count == 2)
        #expect(log["schemas"]["cache"]["landings"].array.count == 1)
    }

    @Test func `all are written into one file at once`() throws {
        let app = try app()
        let dry = schemaVersion("write", "--dry-run", in: app.path)
        #expect(dry.status == .done, "\(dry)")
        #expect(try app.read("Info.json") == #"{"app": 1, "cache": 1}"#)
        let written = schemaVersion("write", in: app.path)
        #expect(written.lines == ["Info.json: app 1 -> 2", "Info.json: cache is 1 already"])
        #expect(try app.read("Info.json") == #"{"app": 2, "cache": 1}"#)
        try app.write(#"{"app": 0, "cache": 0}"#, to: "Info.json")
        #expect(schemaVersion("check", in: app.path).status == .problems)
        let again = schemaVersion("write", "--fail-if-changed", in: app.path)
        #expect(again.status == .problems)
        #expect(try app.read("Info.json") == #"{"app": 2, "cache": 1}"#)
        #expect(schemaVersion("check", in: app.path).status == .done)
    }

    @Test func `where one is refused the others have their number, and nothing is written`() throws
    {
        let app = try app(
            #", "broken": {"paths": ["nowhere"], "settings": [{"file": "Info.json", "key": "b"}]}"#
        )
        let text = schemaVersion(in: app.path)
        #expect(text.status == .refused)
        #expect(text.output == "app 2\ncache 1\n")
        #expect(text.diagnostics.hasPrefix("schema-version: broken: "), "\(text)")
        let json = schemaVersion("--format", "json", in: app.path)
        #expect(json.status == .refused)
        #expect(json.json["schemas"]["broken"]["error"]["code"].string == "model-path-not-found")
        #expect(json.json["schemas"]["app"]["version"].int == 2)
        let written = schemaVersion("write", in: app.path)
        #expect(written.status == .refused)
        #expect(written.output.isEmpty)
        #expect(written.diagnostics.contains("note: nothing was written"))
        #expect(try app.read("Info.json") == #"{"app": 1, "cache": 1}"#)
    }

    @Test func `two schemas that write one key are refused`() throws {
        for key in ["app", "app.version"] {
            let app = try app(
                ", \"twin\": {\"paths\": [\"Models\"], \"settings\": [{\"file\": \"Info.json\","
                    + " \"key\": \"\(key)\"}]}"
            )
            if key == "app.version" {
                try app.write(#"{"app": {"version": 1}, "cache": 1}"#, to: "Info.json")
            }
            let outcome = schemaVersion("write", "--format", "json", in: app.path)
            #expect(outcome.status == .refused)
            let codes = ["twin", "app"].map { outcome.json["schemas"][$0]["error"]["code"].string }
            #expect(codes.contains("configuration-invalid") || codes.contains("settings-type"))
        }
    }

    @Test(arguments: [
        ["--path", "Models"], ["write", "--key", "app"], ["--baseline", "main=3"],
        ["write", "Info.json"],
        ["check", "--released", "main"], ["log", "--number", "1"],
    ])
    func `what can be meant for one only asks which`(arguments: [String]) throws {
        let app = try app()
        let refused = expectRefusal("usage", arguments, in: app.path, status: 64)
        #expect(refused.hint == "say which: --schema NAME")
        let one = schemaVersion(arguments + ["--schema", "app"], in: app.path)
        #expect(one.status != .usage, "\(one)")
    }

    @Test func `explain and log tell of one after the other`() throws {
        let app = try app()
        let story = schemaVersion("explain", in: app.path)
        #expect(story.status == .done)
        let titles = story.lines.filter { $0.hasPrefix("schema ") }
        #expect(titles == ["schema        app", "schema        cache"])
        let log = schemaVersion("log", in: app.path)
        #expect(log.lines.filter { $0.hasSuffix(":") } == ["app:", "cache:"])
        #expect(log.lines.count == 5)
    }

    @Test func `a warning says whose it is`() throws {
        let app = try app()
        try app.write("changed", to: "Models/User")
        let outcome = schemaVersion(in: app.path)
        #expect(outcome.output == "app 2\ncache 1\n")
        #expect(outcome.diagnostics.hasPrefix("schema-version: warning: app: "), "\(outcome)")
    }

    @Test func `a step of GitHub's has outputs for each`() throws {
        let app = try app()
        let output = app.path + "/../output"
        try app.write("", to: "../output")
        let outcome = schemaVersion(
            ["--format", "github"],
            in: app.path,
            environment: ["GITHUB_OUTPUT": output]
        )
        #expect(outcome.status == .done, "\(outcome)")
        let outputs = try app.read("../output")
        #expect(outputs.contains("app-version=2\n") && outputs.contains("cache-version=1\n"))
    }

    @Test func `each keeps a checkpoint, with the same numbers`() throws {
        let app = try app()
        for number in 8...9 {
            #expect(schemaVersion(in: app.path).output == "app 2\ncache 1\n")
            try app.land(number)
            #expect(schemaVersion(in: app.path).output == "app 3\ncache 1\n")
            #expect(schemaVersion("--no-cache", in: app.path).output == "app 3\ncache 1\n")
            try app.git("reset", "--quiet", "--hard", "main~1")
        }
    }
}
