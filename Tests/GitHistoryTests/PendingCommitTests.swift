import TestSupport
import Testing
import Versioning

@testable import GitHistory

@Suite struct PendingCommitTests {
    @Test func `the branch's own commits that change the model`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.commit(["README": "2"])
        try app.commit(["Models/Order": "2", "README": "3"])
        try app.commit()
        #expect(try pendingCommits(asGitIn: app) == 2)
    }

    @Test func `a change and the commit that takes it back are two`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.revert("feature")
        #expect(try pendingCommits(asGitIn: app) == 2)
    }

    @Test func `merges are not counted, whatever they change`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.commit(["Models/User": "2"], on: "main")
        try app.merge("main", into: "feature", changing: ["Models/Evil": "1"])
        try app.branch("helper", from: "feature")
        try app.commit(["Models/Order": "2"])
        try app.merge("helper", into: "feature")
        #expect(try pendingCommits(asGitIn: app) == 2)
    }

    @Test func `what main has is not counted`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.commit(["Models/Order": "2"])
        try app.merge("feature", into: "main")
        try app.commit(["Models/Order": "3"], on: "feature")
        #expect(try pendingCommits(asGitIn: app) == 1)
    }

    @Test func `a cherry-picked commit is another commit`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.branch("feature")
        let picked = try app.commit(["Models/Order": "1"])
        try app.cherryPick(picked, onto: "main")
        try app.checkout("feature")
        #expect(try pendingCommits(asGitIn: app) == 1)
        #expect(try app.findings().isPending == false)
    }

    @Test func `a root commit counts where it brings the model`() throws {
        let app = try HistoryBuilder.merged(1)
        let other = try app.commit(["Models/Other": "1", "Other": "1"], on: "other")
        let plain = try app.commit(["Plain": "1"], on: "plain")
        try app.branch("feature", from: "main")
        let tip = try app.commit(["README": "2"])
        let tree = try app.git("rev-parse", "HEAD^{tree}").text
        let merge = try app.git(
            "commit-tree",
            tree,
            "-p",
            tip,
            "-p",
            other,
            "-p",
            plain,
            "-m",
            "join"
        ).text
        try app.git("update-ref", "refs/heads/feature", merge)
        #expect(try pendingCommits(asGitIn: app) == 1)
    }

    @Test func `a head on main has none`() throws {
        let app = try HistoryBuilder.merged(3)
        try app.checkout("main~1")
        #expect(try pendingCommits(asGitIn: app) == 0)
        try app.checkout("change-2")
        #expect(try pendingCommits(asGitIn: app) == 0)
    }

    /// The count for HEAD, held against the command that defines it.
    private func pendingCommits(
        asGitIn app: HistoryBuilder,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Int {
        let git = try app.git(
            "rev-list",
            "--count",
            "--no-merges",
            "--full-history",
            "main..HEAD",
            "--",
            "Models"
        ).text
        let count = try app.findings().history.pendingCommits
        #expect("\(count)" == git, sourceLocation: sourceLocation)
        return count
    }
}
