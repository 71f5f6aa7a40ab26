import CLI
import TestSupport
import Testing

@Suite struct ExplainTests {
    @Test func `main's own head`() throws {
        let app = try App.merged(4)
        let said = try explain(in: app)
        #expect(said.lines[0] == "version       4 = 4 landed")
        #expect(said["base"].hasPrefix("main at \(try short("main", in: app)), "))
        #expect(said["base"].contains("head is base"))
        #expect(said["head"] == "\(try short("main", in: app)) merge change-4")
        #expect(said["branch point"] == "\(try short("main", in: app)), base itself")
        let tip = try short("main", in: app)
        #expect(said["landings"] == "4 merge commits changed the model up to \(tip)")
        let newest = try ["main", "main~1", "main~2"].map { try short($0, in: app) }
        #expect(
            said["the newest"] == """
                \(newest[0]) merge change-4
                \(newest[1]) merge change-3
                \(newest[2]) merge change-2
                """
        )
        #expect(said["pending"] == "nothing: base contains head")
        #expect(said["files"].isEmpty)
        #expect(said["commits"].isEmpty)
    }

    @Test func `a pending branch`() throws {
        let app = try App.merged(2)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.commit(["Models/Order": "2"], "finish orders")
        try app.land(3)
        try app.checkout("feature")
        let said = try explain(in: app)
        #expect(said["version"] == "4 = 3 landed + 1 pending")
        #expect(said["base"].contains("the only branch with a usual name"))
        #expect(said["head"] == "\(try short("feature", in: app)) finish orders")
        #expect(said["branch point"] == "\(try short("main~1", in: app)), 1 commit before base")
        #expect(said["pending"].contains("2 commits change it"))
        #expect(said["pending"].contains("the next number"))
    }

    @Test func `a branch that leaves the model alone`() throws {
        let app = try App.merged(2)
        try app.branch("feature")
        try app.commit(["README": "2"])
        try app.land(3)
        try app.land(4)
        try app.checkout("feature")
        let said = try explain(in: app)
        #expect(said["version"] == "2 = 2 landed")
        #expect(said["branch point"] == "\(try short("main~2", in: app)), 2 commits before base")
        #expect(said["landings"].contains(try short("main~2", in: app)))
        let number = "the number is that of \(try short("main~2", in: app))"
        #expect(said["pending"] == "nothing: head leaves the model as it is\n\(number)")
    }

    @Test func `a branch that landed names the commit whose number it has`() throws {
        let app = try App.merged(3)
        try app.checkout("change-2")
        let said = try explain(in: app)
        #expect(said["version"] == "2 = 2 landed")
        #expect(said["landings"].contains("up to \(try short("main~1", in: app))"))
        #expect(said["pending"].hasPrefix("nothing: base contains head\n"))
        #expect(said["pending"].contains(try short("main~1", in: app)))
    }

    @Test func `the recipe`() throws {
        let app = try App.merged(2)
        let merge = try short("main", in: app)
        let none = try explain(in: app, ["--formula", "recipe"])
        #expect(none["pending"].hasPrefix("nothing: no commit touches the model since \(merge)"))
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        let said = try explain(in: app, ["--formula", "recipe"])
        #expect(said["version"] == "3 = 2 landed + 1 pending")
        #expect(said["pending"].hasPrefix("1 commit"))
        #expect(said["pending"].contains("since \(merge)"))
    }

    @Test func `the recipe before the first merge`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": "1"])
        let said = try explain(in: app, ["--formula", "recipe"])
        #expect(said["version"] == "0 = 0 landed")
        #expect(said["pending"].contains("no merge"))
        #expect(said["files"].isEmpty)
    }

    @Test func `a baseline and uncounted landings`() throws {
        let app = try App.withUncountedChange()
        try app.land(4)
        let said = try explain(in: app, ["--baseline", "main~2=10"])
        #expect(said["version"] == "11 = 10 at the baseline + 1 landed")
        #expect(said["landings"].contains("1 other change"))
    }

    @Test func `the name that was asked for`() throws {
        let app = try App.merged(2)
        try app.branch("feature")
        #expect(try explain(in: app, ["--base", "main"])["base"].contains("'main'"))
    }

    @Test func `warnings end the story, each with its fix, and are not told twice`() throws {
        let app = try App.withBranchBehindMain()
        let outcome = schemaVersion("explain", "--path", "Models", in: app.path)
        #expect(outcome.diagnostics.isEmpty)
        let said = Explained(lines: outcome.lines)
        #expect(said["warning"].hasPrefix("number 3 belongs to a schema that this head"))
        #expect(said["warning"].hasSuffix("[shared-number]"))
        #expect(said["fix"] == "update from main before you hand out this build")
        #expect(outcome.lines.last?.hasPrefix("fix") == true)
    }
}
