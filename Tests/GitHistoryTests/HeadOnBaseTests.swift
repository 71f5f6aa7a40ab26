import GitHistory
import TestSupport
import Testing
import Versioning

@Suite struct HeadOnBaseTests {
    @Test func `on the base branch itself head is base`() throws {
        let app = try HistoryBuilder.merged(1)
        #expect(try choice(in: app) == "main: head")
        try app.branch("feature")
        try app.commit(["README": "2"])
        #expect(try choice(in: app) == "main: main")
    }

    @Test func `commits that were not pushed yet have landed on the branch that tracks base`()
        throws
    {
        let app = try withRemote()
        try app.git("config", "branch.main.remote", "origin")
        try app.git("config", "branch.main.merge", "refs/heads/main")
        #expect(try choice(in: app) == "main: head")
        #expect(try choice(in: app, base: "origin/main") == "main: head")
        #expect(try choice(in: app, base: "refs/heads/main") == "main: head")
    }

    @Test func `the branch that tracks base may have another name`() throws {
        let app = try withRemote()
        try app.branch("stable", from: "main")
        #expect(try choice(in: app) == "origin/main: origin/main")
        try app.git("config", "branch.stable.remote", "origin")
        try app.git("config", "branch.stable.merge", "refs/heads/main")
        #expect(try choice(in: app) == "stable: head")
    }

    @Test func `work on a branch of another name that tracks base is warned of`() throws {
        let app = try withRemote()
        try app.branch("feature", from: "main")
        try app.git("config", "branch.feature.remote", "origin")
        try app.git("config", "branch.feature.merge", "refs/heads/main")
        try app.git("update-ref", "refs/remotes/origin/main", "main")
        #expect(try app.findings(base: "main").choice.cautions.isEmpty)
        try app.commit(["Models/User": "work"], on: "feature")
        let caution = Caution.followerTakenForBase(branch: "feature", base: "origin/main")
        #expect(try app.findings(base: "main").choice.cautions == [caution])
    }

    @Test func `a local main that parted from the remote's is base, with a warning`() throws {
        let app = try withRemote()
        try app.git("update-ref", "refs/remotes/origin/main", "main~1")
        try app.branch("other", from: "main~1")
        try app.commit(["README": "remote"], on: "other")
        try app.git("update-ref", "refs/remotes/origin/main", "other")
        try app.checkout("main")
        let choice = try app.findings(base: "main").choice
        #expect(choice.isHead)
        let parted = Caution.baseDiverged(local: "main", remote: "origin/main", base: "main")
        #expect(choice.cautions == [parted])
    }

    @Test func `a branch of base's name that tracks nothing is base`() throws {
        let app = try withRemote()
        #expect(try choice(in: app) == "main: head")
    }

    @Test func `a branch of base's name that tracks another one is not`() throws {
        let app = try withRemote()
        try app.git("remote", "add", "fork", "https://example.org/fork.git")
        try app.git("update-ref", "refs/remotes/fork/main", "main")
        try app.git("config", "branch.main.remote", "fork")
        try app.git("config", "branch.main.merge", "refs/heads/main")
        #expect(try choice(in: app, base: "origin/main") == "origin/main: origin/main")
        #expect(try choice(in: app) == "fork/main: head")
    }

    @Test(arguments: ["main", "refs/heads/main"])
    func `a head that is named by its branch stands on it`(head: String) throws {
        let app = try withRemote()
        try app.branch("feature")
        #expect(try choice(in: app, head: head) == "main: head")
        #expect(try choice(in: app, head: "main~0") == "origin/main: origin/main")
    }

    @Test(arguments: ["HEAD", "@"])
    func `HEAD by its name is HEAD`(head: String) throws {
        #expect(try choice(in: try withRemote(), head: head) == "main: head")
    }

    @Test func `a detached head stands on no branch`() throws {
        let app = try withRemote()
        try app.checkout("main~0")
        #expect(try choice(in: app) == "origin/main: origin/main")
    }

    /// A local main that is one commit ahead of `origin/main`, and HEAD on it.
    private func withRemote() throws -> HistoryBuilder {
        let app = try HistoryBuilder.merged(2)
        try app.git("remote", "add", "origin", "https://example.org/app.git")
        try app.git("update-ref", "refs/remotes/origin/main", "main")
        try app.commit(["README": "not pushed"])
        return app
    }

    /// Base's name, and whether its commit is head's or the one it names.
    private func choice(
        in app: HistoryBuilder,
        base: String? = nil,
        head: String? = nil
    ) throws -> String {
        let findings = try app.findings(base: base, head: head)
        let choice = findings.choice
        let headCommit = try app.id(of: head ?? "HEAD")
        #expect(findings.history.head?.hex == headCommit)
        if choice.isHead {
            #expect(choice.base.commit?.hex == headCommit)
            return "\(choice.base.name): head"
        }
        #expect(choice.base.commit?.hex == (try app.id(of: choice.base.name)))
        return "\(choice.base.name): \(choice.base.name)"
    }
}
