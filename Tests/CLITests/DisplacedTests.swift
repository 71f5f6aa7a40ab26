import CLI
import TestSupport
import Testing

/// A foxtrot: `git pull` on main merged main's old line into local work, and that was pushed.
@Suite struct DisplacedTests {
    /// Main had landed two changes by merges (number 2); the foxtrot leaves one merge on its line.
    private func story(title: String) throws -> HistoryBuilder {
        let app = try HistoryBuilder()
        try app.commit(["README": "1"])
        try app.branch("local")
        for change in ["1", "2"] {
            try app.branch("topic-\(change)", from: "main")
            try app.commit(["Models/User": change], on: "topic-\(change)")
            try app.merge("topic-\(change)", into: "main")
        }
        try app.commit(["View": "1"], on: "local")
        let tree = try app.git("merge-tree", "--write-tree", "local", "main").text
        let parents = ["-p", "local", "-p", "main"]
        let foxtrot = try app.git.run(["commit-tree", tree, "-m", title] + parents).text
        try app.git("branch", "was", "main")
        try app.git("update-ref", "refs/heads/main", foxtrot)
        return app
    }

    @Test(arguments: [
        "Merge branch 'main' of https://example.org/app",
        "Merge remote-tracking branch 'main'",
    ])
    func `main's number went down, and that is said`(title: String) throws {
        let app = try story(title: title)
        #expect(
            schemaVersion("--path", "Models", "--head", "was", "--base", "was", in: app.path).output
                == "2\n"
        )
        let outcome = schemaVersion("--path", "Models", "--head", "main", in: app.path)
        #expect(outcome.output == "1\n", "\(outcome)")
        #expect(outcome.diagnostics.contains("[displaced]"), "\(outcome)")
        #expect(outcome.diagnostics.contains("--baseline REV=3"), "\(outcome)")
        let check = schemaVersion("check", "--path", "Models", "--head", "main", in: app.path)
        #expect(check.status == .problems, "\(check)")
    }

    /// The warning depends neither on where head stands nor on what an earlier run remembered.
    @Test(arguments: [["main", "topic"], ["topic", "main"]])
    func `a foxtrot above the baseline is told for every head, one below it for none`(
        heads: [String]
    ) throws {
        let app = try story(title: "Merge branch 'main' of https://example.org/app")
        let (above, below) = (try app.id(of: "main~1"), try app.id(of: "main"))
        try app.branch("topic", from: "main")
        try app.commit(["View": "2"], on: "topic")
        for number in 1...70 { try app.commit(["View": "main \(number)"], on: "main") }
        for (baseline, isTold) in [(above, true), (below, false)] {
            for head in heads + heads {
                let options = ["--path", "Models", "--base", "main", "--head", head]
                let outcome = schemaVersion(
                    options + ["--baseline", "\(baseline)=0"],
                    in: app.path
                )
                #expect(outcome.diagnostics.contains("[displaced]") == isTold, "\(outcome)")
            }
        }
    }

    @Test func `once main's number is above what it was, nothing is said`() throws {
        let app = try story(title: "Merge branch 'main' of https://example.org/app")
        for change in ["3", "4"] {
            try app.branch("topic-\(change)", from: "main")
            try app.commit(["Models/User": change], on: "topic-\(change)")
            let pending = schemaVersion(
                "--path",
                "Models",
                "--head",
                "topic-\(change)",
                in: app.path
            )
            #expect(pending.diagnostics.contains("[displaced]") == (change == "3"), "\(pending)")
            try app.merge("topic-\(change)", into: "main")
        }
        let outcome = schemaVersion("--path", "Models", "--head", "main", in: app.path)
        #expect(outcome.output == "3\n", "\(outcome)")
        #expect(outcome.diagnostics.isEmpty, "\(outcome)")
    }

    @Test func `a topic branch that was merged is none`() throws {
        let app = try story(title: "Merge branch 'maintenance'")
        let outcome = schemaVersion("--path", "Models", "--head", "main", in: app.path)
        #expect(outcome.diagnostics.isEmpty, "\(outcome)")
    }
}
