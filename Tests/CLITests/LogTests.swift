import CLI
import TestSupport
import Testing

@Suite struct LogTests {
    @Test func `every landing is a line of version, commit, day and subject, newest first`() throws
    {
        let app = try App.merged(2)
        try app.commit(["README": "2"], "no landing")
        let outcome = schemaVersion("log", "--path", "Models", in: app.path)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.diagnostics.isEmpty, "\(outcome)")
        #expect(
            outcome.lines == [
                "2  \(try short("main~1", in: app))  2023-11-14  merge change-2",
                "1  \(try short("main~2", in: app))  2023-11-14  merge change-1",
            ]
        )
    }

    @Test func `under merge a direct push is marked and has the number before it`() throws {
        let app = try App.withUncountedChange()
        try app.land(4)
        let outcome = schemaVersion("log", "--path", "Models", in: app.path)
        #expect(outcome.status == .done, "\(outcome)")
        let days = outcome.lines.map { $0.replacing(#/[0-9a-f]{10}  2023-11-14/#, with: "*") }
        #expect(
            days == [
                "3  *  merge change-4", "2  *  (uncounted) push to main", "2  *  merge change-2",
                "1  *  merge change-1",
            ]
        )
        let allowed = ["log", "--path", "Models", "--allow-uncounted"]
        #expect(schemaVersion(allowed, in: app.path).output == outcome.output)
        for method in ["squash", "rebase"] {
            let all = ["log", "--path", "Models", "--merge-method", method]
            let versions = schemaVersion(all, in: app.path).lines.compactMap(\.first)
            #expect(versions == ["4", "3", "2", "1"])
        }
    }

    @Test func `as JSON it is one object of whole landings`() throws {
        let app = try App.withUncountedChange()
        let subject = String(repeating: "long ", count: 60) + "\t\u{1b}[31mend"
        try app.commit(["Models/User": "again"], subject)
        let outcome = schemaVersion("log", "--path=Models", "--format=json", in: app.path)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.json.keys == ["landings"])
        let landings = outcome.json["landings"].array
        #expect(landings.map { $0["version"].int } == [2, 2, 2, 1])
        #expect(landings.map { $0["counted"].bool } == [false, false, true, true])
        #expect(
            landings.allSatisfy { $0.keys == ["version", "commit", "date", "subject", "counted"] }
        )
        #expect(landings[0]["subject"].string == subject)
        #expect(try landings[0]["commit"].string == app.id(of: "main"))
    }

    @Test func `it lists base's landings, whatever head is`() throws {
        let app = try App.merged(3)
        let main = schemaVersion("log", "--path", "Models", in: app.path).output
        try app.branch("feature", from: "main~2")
        try app.commit(["Models/Order": "1"])
        let named = ["log", "--path", "Models", "--base", "main"]
        #expect(schemaVersion("log", "--path", "Models", in: app.path).output == main)
        #expect(schemaVersion(named, in: app.path).output == main)
        let other = ["log", "--path", "Models", "--base", "main~1"]
        #expect(schemaVersion(other, in: app.path).lines.count == 2)
    }

    @Test func `what base has to do with HEAD is warned of, in JSON too`() throws {
        let app = try App.merged(1)
        let clone = try app.clone()
        try Git(in: clone)("symbolic-ref", "--delete", "refs/remotes/origin/HEAD")
        for format in ["text", "json"] {
            let outcome = schemaVersion("log", "--path=Models", "--format", format, in: clone)
            #expect(outcome.status == .done)
            #expect(outcome.diagnostics.contains("[base-guessed]"), "\(outcome)")
        }
    }

    @Test func `a model that never landed has an empty list and a note`() throws {
        let app = try App.merged(1, workTree: true)
        try app.write("1", to: "Store/Schema")
        let outcome = schemaVersion("log", "--path", "Store", in: app.path)
        #expect(outcome.status == .done)
        #expect(outcome.output.isEmpty)
        #expect(
            outcome.diagnostics
                == "schema-version: note: no commit of 'main' changed the model yet\n"
        )
        #expect(schemaVersion("log", "--path=Store", "-q", in: app.path).diagnostics.isEmpty)
        let report = schemaVersion("log", "--path=Store", "--format=json", in: app.path)
        #expect(report.output == "{\"landings\":[]}\n")
        expectRefusal("model-path-not-found", ["log", "--path", "Stroe"], in: app.path)
    }

    @Test func `a clone that is cut off cannot list them all`() throws {
        let app = try App.merged(3)
        let clone = try app.clone("--depth=2")
        expectRefusal("shallow-history", ["log", "--path", "Models"], in: clone)
    }

    private func short(_ revision: String, in app: HistoryBuilder) throws -> String {
        String(try app.id(of: revision).prefix(10))
    }
}
