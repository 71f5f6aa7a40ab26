import CLI
import TestSupport
import Testing

/// `check` against the builds that are out.
@Suite struct ReleaseCheckTests {
    /// Main with one merge for each change; tags are made by the tests.
    private func story(_ changes: Int) throws -> HistoryBuilder {
        let app = try HistoryBuilder()
        try app.commit(["README": "1"])
        for change in 1...changes { try land("\(change)", on: "main", in: app) }
        return app
    }

    private func land(_ change: String, on line: String, in app: HistoryBuilder) throws {
        try app.branch("topic-\(change)", from: line)
        try app.commit(["Models/User": change], on: "topic-\(change)")
        try app.merge("topic-\(change)", into: line)
    }

    private func check(_ arguments: String..., in app: HistoryBuilder) -> (
        status: Int32, codes: [String?]
    ) {
        let lines = ["--base", "main", "--base", "release/*"]
        let options = ["check", "--path", "Models", "--format", "json"] + lines + arguments
        let outcome = schemaVersion(options, in: app.path)
        let problems = outcome.json["problems"].array
        return (outcome.status.rawValue, problems.map { $0["code"].string })
    }

    @Test func `a number above every release is right`() throws {
        let app = try story(3)
        try app.tag("v1.0", at: "main~2")
        try app.tag("v1.1", at: "main~1")
        #expect(check("--releases", "v*", in: app) == (0, []))
    }

    @Test func `a tag build of the release itself is no clash`() throws {
        let app = try story(2)
        try app.tag("v1.0", at: "main")
        #expect(check("--releases", "v*", in: app) == (0, []))
        #expect(check("--releases", "v*", "--head", "v1.0", in: app) == (0, []))
    }

    @Test func `a build with a release's own model may have its number`() throws {
        let app = try story(2)
        try app.tag("v1.0", at: "main")
        try app.commit(["View": "1"], on: "main")
        #expect(check("--releases", "v*", in: app) == (0, []))
    }

    @Test func `two lines shipped one number with two models`() throws {
        let app = try story(2)
        try app.branch("release/1.2", from: "main")
        try app.commit(["Version": "1.2"], on: "release/1.2")
        try land("fixed", on: "release/1.2", in: app)
        try app.tag("v1.2.1", at: "release/1.2")
        try land("3", on: "main", in: app)
        // Main is at 3 as well, with another model, and v1.2.1 is not contained in it.
        #expect(check("--releases", "v*", "--head", "main", in: app) == (1, ["same-as-release"]))
        try land("4", on: "main", in: app)
        #expect(check("--releases", "v*", "--head", "main", in: app) == (0, []))
    }

    @Test func `main is below a release of a line that it does not contain`() throws {
        let app = try story(2)
        try app.branch("release/1.2", from: "main")
        try app.commit(["Version": "1.2"], on: "release/1.2")
        for fix in ["a", "b"] { try land(fix, on: "release/1.2", in: app) }
        try app.tag("v1.2.2", at: "release/1.2")
        try land("3", on: "main", in: app)
        #expect(check("--releases", "v*", "--head", "main", in: app) == (1, ["lower-than-release"]))
    }

    @Test func `hotfixes 1.2.1 and 1.2.2 beside main's 2.0`() throws {
        let app = try story(2)
        try app.branch("release/1.2", from: "main")
        try app.commit(["Version": "1.2"], on: "release/1.2")
        try app.tag("v1.2", at: "release/1.2")
        try land("fix-1", on: "release/1.2", in: app)
        try app.tag("v1.2.1", at: "release/1.2")
        try land("fix-2", on: "release/1.2", in: app)
        try app.tag("v1.2.2", at: "release/1.2")
        for change in ["3", "4", "5"] { try land(change, on: "main", in: app) }
        try app.tag("v2.0", at: "main")
        for (tag, number) in [("v1.2", 2), ("v1.2.1", 3), ("v1.2.2", 4), ("v2.0", 5)] {
            let lines = ["--base", "main", "--base", "release/*"]
            let outcome = schemaVersion(["--path", "Models", "--head", tag] + lines, in: app.path)
            #expect(outcome.output == "\(number)\n", "\(tag): \(outcome)")
            #expect(check("--releases", "v*", "--head", tag, in: app) == (0, []), "\(tag)")
        }
    }

    @Test func `a pattern that matches no tag is a problem`() throws {
        let app = try story(1)
        try app.tag("v1.0", at: "main")
        #expect(check("--releases", "release-*", in: app) == (1, ["no-release-found"]))
    }

    @Test func `a stated number holds where no file does`() throws {
        let app = try story(3)
        #expect(check("--released", "main~1=37", in: app) == (1, ["lower-than-release"]))
        #expect(check("--released", "main~1=2", in: app) == (0, []))
        #expect(check("--released", "main~1=3", in: app) == (1, ["same-as-release"]))
        #expect(check("--released", "main~1", in: app) == (0, []))
        #expect(check("--released", "nope", in: app).status == 2)
    }

    @Test func `what a release's settings file held counts, a placeholder does not`() throws {
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["Info.json": #"{"schemaVersion": 40}"#, "Models/User": "1"])
        try app.tag("v1.0", at: "main")
        try land("2", on: "main", in: app)
        try app.write(#"{"schemaVersion": 1}"#, to: "Info.json")
        let low = check("Info.json", "--releases", "v*", in: app)
        #expect(low == (1, ["lower-than-release"]))
        // The committed value is only a placeholder, and the rule's own number is what shipped.
        try app.commit(["Info.json": #"{"schemaVersion": 0}"#], on: "main")
        try app.tag("v2.0", at: "main")
        try land("3", on: "main", in: app)
        try app.write(#"{"schemaVersion": 2}"#, to: "Info.json")
        #expect(check("Info.json", "--releases", "v2*", in: app) == (0, []))
    }

    @Test func `a foxtrot after a release is told twice over`() throws {
        let app = try HistoryBuilder()
        try app.commit(["README": "1"])
        try app.branch("local")
        for change in ["1", "2"] { try land(change, on: "main", in: app) }
        try app.tag("v1.0", at: "main")
        try app.commit(["Models/Pet": "1"], on: "local")
        let tree = try app.git("merge-tree", "--write-tree", "local", "main").text
        let parents = ["-p", "local", "-p", "main", "-m", "Merge branch 'main' of example.org"]
        let foxtrot = try app.git.run(["commit-tree", tree] + parents).text
        try app.git("update-ref", "refs/heads/main", foxtrot)
        let found = check("--releases", "v*", "--head", "main", in: app)
        #expect(found == (1, ["displaced", "lower-than-release"]))
    }
}
