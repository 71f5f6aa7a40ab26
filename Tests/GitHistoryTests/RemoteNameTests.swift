import GitHistory
import TestSupport
import Testing
import Versioning

/// A remote's own name may hold slashes.
@Suite struct RemoteNameTests {
    private let app: HistoryBuilder

    init() throws {
        app = try HistoryBuilder.merged(1)
        try app.git("remote", "add", "team/fork", "https://example.org/app.git")
        try app.git("update-ref", "refs/remotes/team/fork/main", "main")
    }

    @Test(arguments: ["main", "team/fork/main", "refs/remotes/team/fork/main"])
    func `main is main at such a remote`(asked: String) throws {
        try app.commit(["README": "not pushed yet"])
        let choice = try app.findings(base: asked).choice
        #expect(choice.isHead)
        #expect(choice.cautions.isEmpty)
        try app.branch("feature")
        let other = try app.findings(base: asked).choice
        #expect(other.base.name == "team/fork/main")
        #expect(other.base.shortName == "main")
        #expect(!other.isHead)
    }

    @Test func `a branch whose name is the rest of the remote's is not main`() throws {
        try app.branch("fork/main", from: "main")
        try app.commit(["README": "1"])
        #expect(try !app.findings(base: "main").choice.isHead)
    }

    @Test func `a local branch is called what it is called`() throws {
        try app.branch("release/1")
        try app.branch("feature")
        #expect(try app.findings(base: "release/1").choice.base.shortName == "release/1")
    }

    @Test func `a local branch called as the remote's is none of it`() throws {
        try app.branch("team/fork/main")
        try app.commit(["README": "1"])
        #expect(try !app.findings(base: "refs/remotes/team/fork/main").choice.isHead)
    }

    @Test(arguments: ["team/fork/rel/*", "refs/remotes/team/fork/rel/*", "rel/*"])
    func `a pattern may name the remote`(pattern: String) throws {
        try app.git("update-ref", "refs/remotes/team/fork/rel/1", "main")
        try app.branch("feature", from: "main")
        let query = HistoryQuery(paths: ["Models"], bases: [pattern])
        #expect(try app.opened().findings(for: query).choice.base.name == "team/fork/rel/1")
    }

    @Test func `what CI builds is told with the remote in front`() throws {
        try app.checkout(try app.id(of: "main"))
        try app.git("update-ref", "-d", "refs/remotes/team/fork/main")
        try app.delete(branch: "main")
        let head = try app.id(of: "HEAD")
        let environment = [
            "JENKINS_URL": "https://example.org/", "GIT_COMMIT": head,
            "GIT_BRANCH": "team/fork/main",
        ]
        let build = CIBuild(in: environment) { _ in nil }
        for asked in ["main", "team/fork/main"] {
            let query = HistoryQuery(paths: ["Models"], bases: [asked], build: build)
            let choice = try app.opened().findings(for: query).choice
            #expect(choice.base.name == asked)
            #expect(choice.base.commit?.hex == head)
            #expect(choice.isHead)
        }
        // Another remote's main is another branch.
        try app.git("remote", "add", "origin", "https://example.org/other.git")
        let query = HistoryQuery(paths: ["Models"], bases: ["main"], build: build)
        #expect(throws: GitError.baseNotFound(tried: ["origin/main", "main"], remote: "origin")) {
            try app.opened().findings(for: query)
        }
    }
}
