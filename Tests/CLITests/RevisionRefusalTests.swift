import CLI
import TestSupport
import Testing

@Suite struct RevisionRefusalTests {
    @Test func `outside of any repository there is no number`() throws {
        let folder = try TemporaryFolder()
        let refused = expectRefusal("no-repository", ["--path", "Models"], in: folder.path)
        #expect(refused.message.contains(folder.path))
        #expect(refused.hint.contains("-C"))
    }

    @Test func `a directory that is missing holds no repository`() throws {
        let folder = try TemporaryFolder()
        expectRefusal("no-repository", ["--path", "Models"], in: folder.path + "/missing")
        expectRefusal("no-repository", ["-C", "missing", "--path", "Models"], in: folder.path)
    }

    @Test func `a repository without a commit has no number yet`() throws {
        let app = try HistoryBuilder(main: "trunk")
        let refused = expectRefusal("unborn-head", ["--path", "Models"], in: app.path)
        #expect(refused.message.contains("trunk"))
    }

    @Test func `a branch without a commit has no number, though others do`() throws {
        let app = try App.merged(1)
        try app.git("symbolic-ref", "HEAD", "refs/heads/fresh")
        let refused = expectRefusal("unborn-head", ["--path", "Models"], in: app.path)
        #expect(refused.message.contains("fresh"))
        expectVersion(1, ["--path", "Models", "--head", "main"], in: app.path)
    }

    @Test(arguments: [
        "nope", "refs/heads/nope", "main~40", "main^3", "v1.0", "0123456789abcdef", "main:Models",
        "main^{tree}", "main:Models/User", "a..b", " ", "main@{upstream}", "-n",
        "0123456789012345678901234567890123456789",
    ])
    func `what names no commit cannot be numbered`(revision: String) throws {
        let app = try App.merged(1)
        let refused = expectRefusal(
            "revision-not-found",
            ["--path", "Models", "--head", revision],
            in: app.path
        )
        #expect(refused.message.contains("'\(revision)'"))
    }

    @Test(
        arguments: ["nope", "origin/main", "refs/remotes/origin/main", "main~40"],
        [true, false]
    )
    func `a base that is not there is not guessed`(base: String, hasRemote: Bool) throws {
        let app = try App.merged(1)
        if hasRemote { try app.git("remote", "add", "origin", app.path) }
        let refused = expectRefusal(
            "base-not-found",
            ["--path", "Models", "--base", base],
            in: app.path
        )
        #expect(refused.message.contains("'\(base)'"))
        #expect(refused.hint.contains("git fetch") == hasRemote)
        #expect(!refused.hint.contains("~"), "git has no refspec for that")
    }

    @Test func `a tree is no base`() throws {
        let app = try App.merged(1)
        let outcome = schemaVersion(
            "--path=Models",
            "--format=json",
            "--base",
            "main^{tree}",
            in: app.path
        )
        #expect(outcome.status == .refused)
        #expect(["revision-not-found", "base-not-found"].contains(outcome.refusal), "\(outcome)")
    }

    @Test func `without a sign of where work lands there is no base`() throws {
        let app = try HistoryBuilder(main: "one")
        try app.commit(["Models/User": "1"])
        try app.branch("two")
        let refused = expectRefusal("base-not-found", ["--path", "Models"], in: app.path)
        #expect(refused.message.contains("'main'"))
        #expect(refused.hint.contains("--base"))
    }

    @Test func `of two branches with usual names none is taken`() throws {
        let app = try App.merged(1)
        try app.branch("develop")
        let refused = expectRefusal("base-not-found", ["--path", "Models"], in: app.path)
        #expect(refused.message.contains("'main'") && refused.message.contains("'develop'"))
        expectVersion(1, ["--path", "Models", "--base", "develop"], in: app.path)
    }

    @Test func `a baseline that is not there is refused`() throws {
        let app = try App.merged(1)
        expectRefusal(
            "revision-not-found",
            ["--path", "Models", "--baseline", "v1.0=3"],
            in: app.path
        )
    }
}
