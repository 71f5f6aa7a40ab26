import TestSupport
import Testing

@Suite struct ExplainPendingTests {
    @Test func `files and commits that are pending, the newest commit first`() throws {
        let app = try App.merged(2)
        try app.commit(["Models/Old": "1", "Models/Tag": "1"], "add models")
        try app.branch("feature")
        let first = try app.commit(["Models/Orders/Line": "1", "README": "2"], "add lines")
        try app.commit(["README": "3"], "tell about it")
        let last = try app.commit(["Models/Old": nil, "Models/Tag": "2"], "drop the old")
        let said = try explain(in: app, ["--merge-method", "squash"])
        #expect(said["files"] == "D Models/Old\nA Models/Orders/Line\nM Models/Tag")
        #expect(
            said["commits"] == "\(last.prefix(10)) drop the old\n\(first.prefix(10)) add lines"
        )
        #expect(said["pending"].contains("2 commits change it"))
    }

    @Test func `at most ten files and five commits`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        for number in 10...22 { try app.commit(["Models/\(number)": "1"], "add \(number)") }
        let said = try explain(in: app)
        let files = said["files"].split(separator: "\n")
        #expect(files.count == 11)
        #expect(files.prefix(10) == (10...19).map { "A Models/\($0)" }[...])
        #expect(files.last == "and 3 more")
        let commits = said["commits"].split(separator: "\n")
        #expect(commits.count == 6)
        #expect(commits.first?.hasSuffix(" add 22") == true)
        #expect(commits.last == "and 8 more")
    }

    @Test func `what main changed since, or has by now, is not pending`() throws {
        let app = try App.withBranchBehindMain()
        try app.squash("feature", into: "main")
        try app.checkout("feature")
        try app.commit(["Models/Tag": "1"], "add tags")
        let said = try explain(in: app, ["--merge-method", "squash"])
        #expect(said["files"] == "A Models/Tag")
    }

    @Test func `of several paths, without what is excluded`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        try app.commit(["Models/A.gen": "1", "Models/B": "1", "queries": "1"], "add")
        try app.commit(["Models/A.gen": "2"], "generate")
        let said = try explain(in: app, ["--path", "queries", "--exclude", "**/*.gen"])
        #expect(said["files"] == "A Models/B\nA queries")
        #expect(said["commits"].hasSuffix(" add"))
        #expect(said["commits"].split(separator: "\n").count == 1)
    }

    @Test func `two merge bases make the story no other`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"], "add orders")
        try app.commit(["Models/Tag": "1"], "push tags", on: "main")
        let main = try app.id(of: "main")
        try app.merge("feature", into: "main")
        try app.git("branch", "--quiet", "old-main", main)
        try app.merge("old-main", into: "feature")
        try app.commit(["Models/Note": "1"], "add notes")
        let said = try explain(in: app, ["--merge-method", "squash"])
        #expect(said["files"] == "A Models/Note")
        #expect(said["commits"].hasSuffix(" add notes"))
        #expect(said["commits"].split(separator: "\n").count == 1)
    }

    @Test func `a change that is taken back`() throws {
        let app = try App.merged(2)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.revert("feature")
        let said = try explain(in: app)
        #expect(said["version"] == "2 = 2 landed")
        #expect(
            said["pending"] == """
                nothing: 2 commits change it, but it was taken back
                the number is that of \(try short("main", in: app))
                """
        )
        #expect(said["files"].isEmpty)
        #expect(said["commits"].isEmpty)
    }

    @Test func `a change that is on main already`() throws {
        let app = try App.withBranchBehindMain()
        let landing = try app.squash("feature", into: "main")
        try app.checkout("feature")
        let said = try explain(in: app, ["--merge-method", "squash"])
        #expect(
            said["pending"] == """
                nothing: 1 commit changes it, but base has the same change already
                the number is that of \(landing.prefix(10))
                """
        )
        #expect(said["files"].isEmpty)
    }

    @Test func `commits that land one by one`() throws {
        let app = try App.merged(2)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"], "add orders")
        try app.commit(["Models/Order": "2"], "improve orders")
        let said = try explain(in: app, ["--merge-method", "rebase"])
        #expect(said["pending"].contains("2 commits would change the model"))
        #expect(said["files"] == "A Models/Order")
        #expect(said["commits"].contains(" improve orders\n"))
    }

    @Test func `what only a merge commit changes is gone after a rebase`() throws {
        let app = try App.merged(1)
        try app.branch("side", from: "main")
        try app.commit(["README": "2"])
        try app.branch("feature", from: "main")
        try app.commit(["NOTES": "1"])
        try app.merge("side", into: "feature", changing: ["Models/Order": "1"])
        let said = try explain(in: app, ["--merge-method", "rebase"])
        #expect(said["pending"].contains("only merge commits change"))
        let merged = try explain(in: app)
        #expect(merged["pending"] == "landing head changes base's model: the next number")
        #expect(merged["files"] == "A Models/Order")
        #expect(merged["commits"].isEmpty)
    }

    @Test func `a model that moves, or moved on main since, is told by its new name`() throws {
        let app = try HistoryBuilder()
        try app.commit(Dictionary(uniqueKeysWithValues: "abcd".map { ("Old/\($0)", "file \($0)") }))
        try app.branch("before", from: "main")
        try app.commit(["Old/b": "other"], "change b")
        try app.branch("moving", from: "main")
        try app.rename("Old", to: "Models")
        try app.commit(["Models/a": "other"], "change a")
        let options = ["--follow", "--merge-method", "squash"]
        let moving = try explain(in: app, options)
        #expect(moving["files"] == "M Models/a")
        #expect(moving["commits"].hasSuffix(" change a"))
        try app.merge("moving", into: "main")
        try app.checkout("before")
        #expect(try explain(in: app, options)["files"] == "M Models/b")
    }
}
