import GitHistory
import TestSupport
import Testing
import Versioning

@Suite struct TrunkTests {
    @Test func `the remote's own default branch goes first`() throws {
        let app = try withRemote("origin", tracking: ["main", "production"])
        try setDefault("production", of: "origin", in: app)
        let choice = try app.findings().choice
        #expect(choice.base.name == "origin/production")
        #expect(choice.reason == .remoteDefault(remote: "origin"))
        #expect(choice.cautions.isEmpty)
    }

    @Test func `a default branch that is gone counts for nothing`() throws {
        let app = try withRemote("origin", tracking: ["main"])
        try setDefault("gone", of: "origin", in: app)
        let choice = try app.findings().choice
        #expect(choice.base.name == "origin/main")
        #expect(choice.reason == .usualName)
        #expect(choice.cautions == [.baseGuessed(name: "origin/main", remote: "origin")])
    }

    @Test(arguments: ["main", "master", "trunk", "develop"])
    func `else the one branch with a usual name`(name: String) throws {
        let app = try HistoryBuilder(main: name)
        try app.commit(["Models/User": "1"])
        try app.branch("feature")
        let local = try app.findings().choice
        #expect(local.base.name == name)
        #expect(local.reason == .usualName)
        #expect(local.cautions.isEmpty)

        try app.git("remote", "add", "origin", "https://example.org/app.git")
        try app.git("update-ref", "refs/remotes/origin/\(name)", "HEAD")
        let remote = try app.findings().choice
        #expect(remote.base.name == "origin/\(name)")
        #expect(remote.cautions == [.baseGuessed(name: "origin/\(name)", remote: "origin")])
    }

    @Test func `two branches with usual names are one too many`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.branch("develop")
        #expect(throws: GitError.baseNotFound(tried: ["main", "develop"], remote: nil)) {
            try app.findings()
        }
        let remote = try withRemote("origin", tracking: ["main", "master"])
        #expect(
            throws: GitError.baseNotFound(
                tried: ["origin/main", "origin/master"],
                remote: "origin"
            )
        ) {
            try remote.findings()
        }
    }

    @Test func `else the only branch, where there is no remote`() throws {
        let app = try HistoryBuilder(main: "production")
        try app.commit(["Models/User": "1"])
        try app.checkout("production~0")
        let choice = try app.findings().choice
        #expect(choice.base.name == "production")
        #expect(choice.reason == .onlyBranch)
        #expect(choice.cautions.isEmpty)
        try app.branch("feature")
        let usual = ["main", "master", "trunk", "develop"]
        #expect(throws: GitError.baseNotFound(tried: usual, remote: nil)) { try app.findings() }
        try app.delete(branch: "feature")
        try app.git("remote", "add", "origin", "https://example.org/app.git")
        #expect(throws: GitError.self) { try app.findings() }
    }

    @Test func `the remote is the one that the local branch tracks`() throws {
        let app = try withRemote("origin", tracking: ["main"])
        try add("fork", tracking: ["main"], to: app)
        #expect(try app.findings(base: "main").choice.base.name == "origin/main")
        try app.git("config", "branch.main.remote", "fork")
        #expect(try app.findings(base: "main").choice.base.name == "fork/main")
        #expect(try app.findings().choice.base.name == "fork/main")
        try app.git("config", "branch.main.remote", ".")
        #expect(try app.findings(base: "main").choice.base.name == "origin/main")
        try app.git("config", "branch.main.remote", "gone")
        #expect(try app.findings(base: "main").choice.base.name == "origin/main")
    }

    @Test func `else origin, else upstream, else the only one`() throws {
        let app = try withRemote("company", tracking: ["main"])
        #expect(try app.findings().choice.base.name == "company/main")
        try add("second", tracking: ["main"], to: app)
        let local = try app.findings().choice
        #expect(local.base.name == "main")
        // There are remotes, and none of them is asked which branch is its default one.
        #expect(local.cautions == [.baseGuessed(name: "main", remote: nil)])
        try add("upstream", tracking: ["main"], to: app)
        #expect(try app.findings().choice.base.name == "upstream/main")
        try add("origin", tracking: ["main"], to: app)
        #expect(try app.findings().choice.base.name == "origin/main")
        try setDefault("main", of: "upstream", in: app)
        #expect(try app.findings().choice.reason == .usualName)
    }

    @Test func `a fresh clone knows by itself`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.git("symbolic-ref", "HEAD", "refs/heads/change-1")
        let clone = try app.clone()
        let repository = try Repository(from: clone)
        let choice = try repository.findings(for: HistoryQuery(paths: ["Models"])).choice
        #expect(choice.base.name == "origin/change-1")
        #expect(choice.reason == .remoteDefault(remote: "origin"))
    }

    /// An app on a branch `feature` whose remote has some branches where main is.
    private func withRemote(_ remote: String, tracking names: [String]) throws -> HistoryBuilder {
        let app = try HistoryBuilder.merged(1)
        try add(remote, tracking: names, to: app)
        try app.branch("feature")
        return app
    }

    private func add(
        _ remote: String,
        tracking names: [String],
        to app: HistoryBuilder
    ) throws {
        try app.git("remote", "add", remote, "https://example.org/\(remote).git")
        for name in names {
            try app.git("update-ref", "refs/remotes/\(remote)/\(name)", "main")
        }
    }

    private func setDefault(_ name: String, of remote: String, in app: HistoryBuilder) throws {
        let head = "refs/remotes/\(remote)/HEAD"
        try app.git("symbolic-ref", head, "refs/remotes/\(remote)/\(name)")
    }
}
