import CLI
import TestSupport
import Testing

@Suite struct WriteTests {
    private let options = ["--path", ":/Models"]

    @Test func `the number goes into every file, and no other byte changes`() throws {
        let app = try story()
        let outcome = write(["App/Info.plist", "App/app.json"], in: app)
        #expect(outcome.status == .done)
        #expect(
            outcome.output == """
                App/Info.plist: schemaVersion 1 -> 3
                App/app.json: schemaVersion 2 -> 3

                """
        )
        #expect(outcome.diagnostics.isEmpty)
        #expect(try app.read("App/Info.plist") == Settings.plist(3))
        #expect(try app.read("App/app.json") == Settings.json("3"))
    }

    @Test func `a file that has the number already is not written again`() throws {
        let app = try story()
        write(["App/Info.plist"], in: app)
        let before = try app.modificationDate(of: "App/Info.plist")
        let outcome = write(["App/Info.plist"], in: app)
        #expect(outcome.output == "App/Info.plist: schemaVersion is 3 already\n")
        #expect(try app.modificationDate(of: "App/Info.plist") == before)
    }

    @Test(arguments: ["-n", "--dry-run"])
    func `a dry run shows the lines and writes nothing`(option: String) throws {
        let app = try story()
        let outcome = write(["App/Info.plist", option], in: app)
        #expect(outcome.status == .done)
        #expect(
            outcome.lines == [
                "App/Info.plist: schemaVersion 1 -> 3",
                "-\t<integer>1</integer>",
                "+\t<integer>3</integer>",
            ]
        )
        #expect(try app.read("App/Info.plist") == Settings.plist(1))
    }

    @Test func `files are found from where the run started`() throws {
        let app = try story()
        let here = schemaVersion(["write", "Info.plist"] + options, in: app.path + "/App")
        #expect(here.output == "Info.plist: schemaVersion 1 -> 3\n")
        let there = schemaVersion(
            ["write", "app.json", "-C", app.path + "/App"] + options,
            in: "/"
        )
        #expect(there.output == "app.json: schemaVersion 2 -> 3\n")
        let absolute = app.path + "/App/Info.plist"
        #expect(write([absolute], in: app).output == "\(absolute): schemaVersion is 3 already\n")
    }

    @Test func `another key, in a dictionary, as a string`() throws {
        let app = try story()
        try app.write(#"{"build": {"schema": "1", "other": 1}}"#, to: "build.json")
        let nested = write(["build.json", "--key", "build.schema"], in: app)
        #expect(nested.output == "build.json: build.schema 1 -> 3\n")
        #expect(try app.read("build.json") == #"{"build": {"schema": "3", "other": 1}}"#)
        let retyped = write(["build.json", "--key=build.schema", "--type=integer"], in: app)
        #expect(retyped.status == .done)
        #expect(try app.read("build.json") == #"{"build": {"schema": 3, "other": 1}}"#)
    }

    @Test func `a missing key is added`() throws {
        let app = try story()
        try app.write("{\n  \"name\": \"App\"\n}\n", to: "new.json")
        let outcome = write(["new.json"], in: app)
        #expect(outcome.output == "new.json: schemaVersion (none) -> 3\n")
        let expected = "{\n  \"name\": \"App\",\n  \"schemaVersion\": 3\n}\n"
        #expect(try app.read("new.json") == expected)
    }

    @Test func `JSON tells what was and what is`() throws {
        let app = try story()
        try app.write("{}", to: "new.json")
        let files = ["App/Info.plist", "new.json"]
        let outcome = write(files + ["--format", "json"], in: app)
        #expect(outcome.status == .done)
        #expect(outcome.json.keys == JSONReportTests.keys.union(["settings"]))
        let settings = outcome.json["settings"]
        #expect(settings.array.count == 2)
        #expect(settings[0].keys == ["file", "key", "was", "now"])
        #expect(settings[0]["file"].string == "App/Info.plist")
        #expect(settings[0]["key"].string == "schemaVersion")
        #expect(settings[0]["was"].int == 1 && settings[0]["now"].int == 3)
        #expect(settings[1]["was"].isNull && settings[1].keys.contains("was"))
    }

    @Test func `warnings do not keep the number from being written`() throws {
        let app = try story()
        try app.commit(["Models/User": "pushed"])
        let outcome = write(["App/app.json", "--allow-uncounted"], in: app)
        #expect(outcome.status == .done)
        #expect(outcome.output == "App/app.json: schemaVersion 2 -> 3\n")
        #expect(outcome.diagnostics.contains("[uncounted-change]"))
    }

    @Test func `writing a file of the model's own folder does not change the number`() throws {
        let app = try story()
        try app.commit(["Models/version.json": Settings.json("1")])
        for _ in 1...2 {
            let outcome = write(["Models/version.json"], in: app)
            #expect(try app.read("Models/version.json") == Settings.json("3"), "\(outcome)")
            try app.git("commit", "--quiet", "--all", "--allow-empty", "--message", "number")
        }
    }

    /// Main at 3, with a property list that says 1 and a JSON file that says 2.
    private func story() throws -> HistoryBuilder {
        let app = try App.merged(3, workTree: true)
        try app.commit(["App/Info.plist": Settings.plist(1), "App/app.json": Settings.json("2")])
        return app
    }

    @discardableResult
    private func write(_ arguments: [String], in app: HistoryBuilder) -> Outcome {
        schemaVersion(["write"] + arguments + options, in: app.path)
    }
}
