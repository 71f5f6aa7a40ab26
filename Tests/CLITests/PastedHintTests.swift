import CLI
import TestSupport
import Testing

/// Commands in hints are pasted into a shell, whatever the names in them hold.
@Suite struct PastedHintTests {
    @Test(arguments: [
        ("main", "+refs/heads/main:refs/remotes/origin/main"),
        ("refs/heads/rel/1", "+refs/heads/rel/1:refs/remotes/origin/rel/1"),
        ("refs/remotes/origin/rel/1", "+refs/heads/rel/1:refs/remotes/origin/rel/1"),
        ("origin/rel/1", "+refs/heads/rel/1:refs/remotes/origin/rel/1"),
        ("y;id", "'+refs/heads/y;id:refs/remotes/origin/y;id'"),
        ("a'b$(id)", #"'+refs/heads/a'\''b$(id):refs/remotes/origin/a'\''b$(id)'"#),
    ])
    func `a branch to fetch is one word and its own name`(base: String, word: String) throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/a": "1"])
        try app.git("branch", "-m", "main", "topic")
        try app.git("remote", "add", "origin", "/nowhere")
        let options = ["--path", "Models", "--base", base, "--head", "topic"]
        let refused = expectRefusal("base-not-found", options, in: app.path)
        #expect(refused.hint.hasSuffix("git fetch --no-tags origin \(word)"), "\(refused.hint)")
    }

    @Test func `a file with a space is one word`() throws {
        let app = try App.merged(1, workTree: true)
        try app.write(#"{"schemaVersion": 7}"#, to: "my app.json")
        let check = schemaVersion("check", "my app.json", "--path", "Models", in: app.path)
        #expect(check.diagnostics.contains("schema-version write 'my app.json' with"))
    }

    @Test func `a line that CI builds and the clone lacks is asked for`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/a": "1"])
        let head = try app.id(of: "main")
        try app.checkout(head)
        let lines = ["--base", "main", "--base", "release/*"]
        let environment = [
            "GITHUB_ACTIONS": "true", "GITHUB_SHA": head, "GITHUB_REF": "refs/heads/release/1",
        ]
        let built = schemaVersion(
            ["--path", "Models", "--format", "json"] + lines,
            in: app.path,
            environment: environment
        )
        #expect(built.refusal == "base-not-found", "\(built)")
        let other = environment.merging(["GITHUB_REF": "refs/heads/topic"]) { $1 }
        let options = ["--path", "Models", "--merge-method", "squash"] + lines
        #expect(schemaVersion(options, in: app.path, environment: other).output == "1\n")
    }
}
