import CLI
import TestSupport
import Testing

/// `pre-push` with real pushes: each branch is checked, by the commit that is pushed.
@Suite struct PushHookTests {
    private let app: HookedApp
    private let remote: String

    init() throws {
        app = try HookedApp()
        remote = try app.history.clone("--bare")
        try app.history.git("remote", "add", "origin", remote)
        try app.history.git("fetch", "--quiet", "origin")
        try app.history.git("remote", "set-head", "origin", "main")
        let made = app.install("pre-push")
        #expect(made.status == .done, "\(made)")
        try app.history.branch("good", from: "main")
        try app.history.commit(["Models/User": "2", "Info.json": HookedApp.settings(2)])
    }

    /// A branch whose commit has another number than its settings file.
    private func stale(_ name: String = "bad") throws {
        try app.history.branch(name, from: "main")
        try app.history.commit(["Models/User": "3"])
    }

    @Test func `a branch with its number is pushed`() throws {
        let pushed = try app.git("push", "origin", "good")
        #expect(pushed.status == 0, "\(pushed)")
        #expect(try Git(in: remote)("rev-parse", "good").text == app.history.id(of: "good"))
    }

    @Test func `one that is off keeps all from being pushed, and each is told`() throws {
        try stale("bad")
        try stale("worse")
        let pushed = try app.git("push", "origin", "good", "bad", "worse")
        #expect(pushed.status == 1, "\(pushed)")
        #expect(pushed.said.contains("that was refs/heads/bad"), "\(pushed)")
        #expect(pushed.said.contains("that was refs/heads/worse"), "\(pushed)")
        #expect(!pushed.said.contains("that was refs/heads/good"), "\(pushed)")
        #expect(try Git(in: remote)("branch", "--list", "bad", "good").text.isEmpty)
        #expect(try app.git("push", "--no-verify", "origin", "bad").status == 0)
    }

    @Test func `deletions and tags have no number`() throws {
        try stale()
        #expect(try app.git("push", "--no-verify", "origin", "bad").status == 0)
        try app.history.tag("v1", at: "bad")
        let pushed = try app.git("push", "origin", "--delete", "bad")
        #expect(pushed.status == 0, "\(pushed)")
        let tagged = try app.git("push", "origin", "v1")
        #expect(tagged.status == 0, "\(tagged)")
    }

    @Test func `the commit counts, not what is checked out or on disk`() throws {
        try stale()
        try app.history.checkout("good")
        #expect(try app.git("push", "origin", "bad").status == 1)
        try app.history.checkout("bad")
        try app.history.write(HookedApp.settings(2), to: "Info.json")
        #expect(try app.git("push", "origin", "bad").status == 1)
        try app.history.write(HookedApp.settings(9), to: "Info.json")
        let pushed = try app.git("push", "origin", "good", "HEAD~0:refs/tags/x")
        #expect(pushed.status == 0, "\(pushed)")
    }

    @Test func `a commit pushed by its id, or for review, is checked too`() throws {
        try stale()
        let bad = try app.history.id(of: "bad")
        #expect(try app.git("push", "origin", "\(bad):refs/heads/other").status == 1)
        #expect(try app.git("push", "origin", "HEAD:refs/for/main").status == 1)
    }
}
