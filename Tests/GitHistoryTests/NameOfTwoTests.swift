import GitHistory
import TestSupport
import Testing
import Versioning

/// Names that are those of two references, of which git would take the tag, then the local branch.
@Suite struct NameOfTwoTests {
    @Test(arguments: ["tags", "heads"])
    func `a tag or a branch called origin-slash-main is not the remote's main`(
        kind: String
    ) throws {
        let app = try story()
        try app.git("update-ref", "refs/\(kind)/origin/main", "main~1")
        let git = try app.git("rev-parse", "origin/main").text
        let choice = try app.findings(base: "origin/main").choice
        #expect(git == (try app.id(of: "main~1")))
        #expect(choice.base.commit?.hex == (try app.id(of: "refs/remotes/origin/main")))
        let taken = "refs/remotes/origin/main"
        let rival = "refs/\(kind)/origin/main"
        #expect(choice.cautions == [.nameOfTwo(taken: taken, rival: rival)])
        for name in [taken, rival] {
            let choice = try app.findings(base: name).choice
            #expect(choice.base.commit?.hex == (try app.id(of: name)))
            #expect(choice.cautions.isEmpty)
        }
    }

    @Test(arguments: [true, false])
    func `a tag called main is not main`(hasRemote: Bool) throws {
        let app = try story()
        if !hasRemote { try app.git("remote", "remove", "origin") }
        try app.tag("main", at: "main~1")
        let choice = try app.findings(base: "main").choice
        #expect(try app.git("rev-parse", "main").text == app.id(of: "refs/tags/main"))
        #expect(choice.base.commit?.hex == (try app.id(of: "refs/heads/main")))
        let taken = hasRemote ? "refs/remotes/origin/main" : "refs/heads/main"
        #expect(choice.cautions == [.nameOfTwo(taken: taken, rival: "refs/tags/main")])
    }

    @Test func `of two references to one commit nothing is said`() throws {
        let app = try story()
        try app.tag("main", at: "main")
        try app.tag("origin/main", at: "refs/remotes/origin/main")
        for name in ["main", "origin/main"] {
            #expect(try app.findings(base: name).choice.cautions.isEmpty)
        }
    }

    @Test func `one of several lines is told of, too`() throws {
        let app = try story()
        try app.tag("main", at: "main~1")
        let query = HistoryQuery(paths: ["Models"], bases: ["main", "feat*"], head: "main~1")
        let cautions = try app.opened().findings(for: query).choice.cautions
        let caution = Caution.nameOfTwo(
            taken: "refs/remotes/origin/main",
            rival: "refs/tags/main"
        )
        #expect(cautions == [caution])
    }

    @Test func `what CI names is a branch, never a tag`() throws {
        let app = try story()
        try app.tag("stable", at: "main~1")
        let head = try app.id(of: "HEAD")
        let environment = ["GITLAB_CI": "1", "CI_COMMIT_SHA": head, "CI_DEFAULT_BRANCH": "stable"]
        let build = CIBuild(in: environment) { _ in nil }
        let missing = GitError.baseNotFound(tried: ["origin/stable", "stable"], remote: "origin")
        #expect(throws: missing) {
            try app.opened().findings(for: HistoryQuery(paths: ["Models"], build: build))
        }
    }

    /// Two landings on main, here and at `origin`, and a branch on top.
    private func story() throws -> HistoryBuilder {
        let app = try HistoryBuilder.merged(2)
        try app.git("remote", "add", "origin", "https://example.org/app.git")
        try app.git("update-ref", "refs/remotes/origin/main", "main")
        try app.branch("feature")
        try app.commit(["README": "1"])
        return app
    }
}
