import CLI
import TestSupport
import Testing

/// What hints say about remotes holds in the clone at hand, whatever its remote is called.
@Suite struct RemoteHintTests {
    private let options = ["--path", ":/Models"]

    @Test(arguments: ["origin", "company", "team/fork", "a;b"])
    func `a guessed base is told for good by the remote that it is fetched from`(
        remote: String
    ) throws {
        let app = try App.merged(1)
        try app.git("remote", "add", remote, app.path)
        try app.git("fetch", "--quiet", remote)
        try app.branch("topic")
        let guessed = schemaVersion(options, in: app.path)
        let quote = remote == "a;b" ? "'" : ""
        let base = "--base \(quote)\(remote)/main\(quote)"
        let command = "git remote set-head \(quote)\(remote)\(quote) --auto"
        let hint = "hint: \(base), or once: \(command)\n"
        #expect(guessed.diagnostics.hasSuffix(hint), "\(guessed)")
        // What the remote's HEAD names is its default branch.
        try app.checkout("main")
        try app.git("remote", "set-head", remote, "--auto")
        try app.checkout("topic")
        expectVersion(1, options, in: app.path)
    }

    @Test(arguments: ["--bare", "--mirror"])
    func `where no branch of the remote is tracked there is nothing to ask it for`(
        kind: String
    ) throws {
        let app = try App.merged(1)
        let clone = try app.clone(kind)
        let guessed = schemaVersion(options, in: clone)
        #expect(guessed.output == "1\n")
        #expect(guessed.diagnostics.hasSuffix("[base-guessed]\nhint: --base main\n"), "\(guessed)")
        let git = try Git(in: clone)("remote", "set-head", "origin", "--auto", accepting: [0, 1])
        #expect(git.status == 1)
        expectVersion(1, options + ["--base", "main"], in: clone)
    }

    @Test func `a base that is missing is fetched from the remote that could have it`() throws {
        let app = try App.merged(1)
        try app.git("remote", "add", "upstream", app.path)
        try app.git("remote", "add", "team/fork", app.path)
        let cases = [
            ("v9", "upstream +refs/heads/v9:refs/remotes/upstream/v9"),
            ("team/fork/v9", "team/fork +refs/heads/v9:refs/remotes/team/fork/v9"),
            ("refs/remotes/team/fork/v9", "team/fork +refs/heads/v9:refs/remotes/team/fork/v9"),
            ("refs/tags/v9", "upstream +refs/tags/v9:refs/tags/v9"),
        ]
        for (base, words) in cases {
            let asked = options + ["--base", base, "--head", "change-1"]
            let refused = expectRefusal("base-not-found", asked, in: app.path)
            #expect(refused.hint.hasSuffix("git fetch --no-tags \(words)"), "\(refused.hint)")
        }
        try app.git("branch", "v9", "main")
        try app.git.run(["fetch", "--quiet", "--no-tags"] + words(cases[1].1))
        let fetched = schemaVersion(options + ["--base", "team/fork/v9"], in: app.path)
        #expect(fetched.output == "1\n", "\(fetched)")
    }

    @Test func `without a remote, or with several strange ones, nothing is fetched from origin`()
        throws
    {
        let app = try App.merged(1)
        for remote in [nil, "company", "second"] {
            if let remote { try app.git("remote", "add", remote, app.path) }
            let asked = options + ["--base", "gone"]
            let refused = expectRefusal("base-not-found", asked, in: app.path)
            #expect(!refused.hint.contains("origin"), "\(refused.hint)")
            #expect(refused.hint.contains("git fetch") == (remote == "company"))
            let revision = options + ["--head", "gone"]
            let lost = expectRefusal("revision-not-found", revision, in: app.path)
            let fetch = remote == "company" ? "git fetch --tags company" : "git fetch --all --tags"
            #expect(lost.hint.hasSuffix(": \(fetch)"), "\(lost.hint)")
        }
    }

    @Test func `a name that a tag has as well comes with the names of both`() throws {
        let app = try App.merged(2)
        try app.tag("main", at: "main~1")
        try app.branch("topic", from: "refs/heads/main")
        let outcome = schemaVersion(options + ["--base", "main"], in: app.path)
        #expect(outcome.output == "2\n")
        #expect(outcome.diagnostics.contains("'refs/heads/main' is taken for base"), "\(outcome)")
        let hint = "hint: say which: --base refs/heads/main, or --base refs/tags/main\n"
        #expect(outcome.diagnostics.hasSuffix(hint), "\(outcome)")
    }

    private func words(_ text: String) -> [String] {
        text.split(separator: " ").map(String.init)
    }
}
