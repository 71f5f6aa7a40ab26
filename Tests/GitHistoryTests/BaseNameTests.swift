import GitHistory
import TestSupport
import Testing
import Versioning

@Suite struct BaseNameTests {
    @Test(arguments: [
        ("main", "origin/main", "remote"), ("origin/main", "origin/main", "remote"),
        ("refs/remotes/origin/main", "origin/main", "remote"),
        ("refs/heads/main", "main", "local"), ("heads/main", "heads/main", "local"),
        ("local-only", "local-only", "local"), ("v1.0", "v1.0", "tag"),
        ("refs/tags/v1.0", "tags/v1.0", "tag"), ("local-only~1", "local-only~1", "tag"),
        ("other/main", "other/main", "tag"), ("remote-only", "origin/remote-only", "remote"),
    ])
    func `a name is the remote-tracking branch, anything more exact is what it says`(
        asked: String,
        name: String,
        commit: String
    ) throws {
        let (app, commits) = try story()
        let choice = try app.findings(base: asked, head: "feature").choice
        #expect(choice.base.name == name)
        #expect(choice.base.commit?.hex == commits[commit])
        #expect(choice.reason == .named(asked))
        #expect(!choice.isHead)
    }

    @Test func `an id is taken as it is, in full and shortened`() throws {
        let (app, commits) = try story()
        let id = try #require(commits["remote"])
        for asked in [id, String(id.prefix(7))] {
            let choice = try app.findings(base: asked, head: "feature").choice
            #expect(choice.base == Base(name: asked, commit: ObjectID(hex: id)))
        }
    }

    @Test func `without remotes a name is the local branch`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.branch("feature")
        let base = try app.findings(base: "main").choice.base
        #expect(base.name == "main")
        #expect(base.commit?.hex == (try app.id(of: "main")))
    }

    @Test func `a branch goes before a tag of the same name`() throws {
        let app = try HistoryBuilder.merged(2)
        try app.branch("feature")
        try app.tag("main", at: "refs/heads/main~1")
        let base = try app.findings(base: "main").choice.base
        #expect(base.commit?.hex == (try app.id(of: "refs/heads/main")))
    }

    @Test func `what is not there is told with everything that was tried`() throws {
        let (app, _) = try story()
        #expect(throws: GitError.baseNotFound(tried: ["origin/nope", "nope"], remote: "origin")) {
            try app.findings(base: "nope")
        }
        #expect(throws: GitError.baseNotFound(tried: ["refs/heads/nope"], remote: "origin")) {
            try app.findings(base: "refs/heads/nope")
        }
        for asked in ["other/nope", "refs/remotes/other/nope"] {
            #expect(throws: GitError.baseNotFound(tried: [asked], remote: "other")) {
                try app.findings(base: asked)
            }
        }
        let local = try HistoryBuilder.merged(1)
        #expect(throws: GitError.baseNotFound(tried: ["nope"], remote: nil)) {
            try local.findings(base: "nope")
        }
    }

    @Test func `a tree is no base`() throws {
        let (app, _) = try story()
        #expect(throws: GitError.self) { try app.findings(base: "v1.0^{tree}") }
    }

    @Test func `a local branch that parted from the remote's is warned of`() throws {
        let (app, _) = try story()
        try app.commit(["README": "local"], on: "main")
        try app.git("update-ref", "refs/remotes/origin/main", "remote-side")
        try app.checkout("feature")
        let choice = try app.findings(base: "main").choice
        #expect(choice.base.name == "origin/main")
        #expect(
            choice.cautions == [
                .baseDiverged(local: "main", remote: "origin/main", base: "origin/main")
            ]
        )
        #expect(try app.findings(base: "origin/main").choice.cautions.isEmpty)
        #expect(try app.findings(base: "refs/heads/main").choice.cautions.isEmpty)
    }

    @Test(arguments: ["v1.0", "remote-side", "remote-side~1"])
    func `a local branch that is only ahead or only behind is not`(local: String) throws {
        let (app, _) = try story()
        try app.git("update-ref", "refs/heads/main", local)
        let choice = try app.findings(base: "main", head: "feature").choice
        #expect(choice.base.name == "origin/main")
        #expect(choice.cautions.isEmpty)
    }

    /// Local `main` one commit behind `origin/main`, a tag one further back, a branch `feature`.
    private func story() throws -> (app: HistoryBuilder, commits: [String: String]) {
        let app = try HistoryBuilder()
        let tagged = try app.commit(["Models/User": "1"])
        try app.tag("v1.0")
        let local = try app.commit(["Models/User": "2"])
        try app.branch("local-only")
        try app.branch("remote-side")
        let remote = try app.commit(["Models/User": "3"])
        try app.git("remote", "add", "origin", "https://example.org/app.git")
        try app.git("remote", "add", "other", "https://example.org/other.git")
        try app.git("update-ref", "refs/remotes/origin/main", remote)
        try app.git("update-ref", "refs/remotes/origin/remote-only", remote)
        try app.git("update-ref", "refs/remotes/other/main", tagged)
        try app.branch("feature", from: "main")
        try app.commit(["README": "1"])
        return (app, ["tag": tagged, "local": local, "remote": remote])
    }
}
