import CLI
import TestSupport
import Testing

/// `pre-push` on main itself: what is pushed there has landed, one commit after another.
@Suite struct PushedMainTests {
    private let app: HookedApp

    init() throws {
        app = try HookedApp()
        try app.addRemote()
        try app.history.checkout("main")
    }

    /// Two commits of main that the remote lacks, each with its number.
    private func land() throws {
        for number in 2...3 {
            try app.history.commit([
                "Models/User": "\(number)", "Info.json": HookedApp.settings(number),
            ])
        }
    }

    @Test(arguments: ["main", "HEAD", "@:main", "refs/heads/main:refs/heads/main", "HEAD:main"])
    func `several landings are pushed at once`(refspec: String) throws {
        app.install("pre-push")
        try land()
        let pushed = try app.git("push", "origin", refspec)
        #expect(pushed.status == 0, "\(pushed)")
        #expect(!pushed.said.contains("schema-version"), "\(pushed)")
        #expect(try app.history.id(of: "origin/main") == app.history.id(of: "main"))
    }

    @Test func `from another branch too`() throws {
        app.install("pre-push")
        try land()
        try app.history.checkout("feature")
        let pushed = try app.git("push", "origin", "main")
        #expect(pushed.status == 0, "\(pushed)")
    }

    @Test func `one without its number is not`() throws {
        app.install("pre-push")
        try land()
        try app.history.commit(["Models/User": "4"])
        let pushed = try app.git("push", "origin", "main")
        #expect(pushed.status == 1, "\(pushed)")
        #expect(pushed.said.contains("schemaVersion is 3, and the number is 4"), "\(pushed)")
        #expect(pushed.said.contains("that was refs/heads/main"), "\(pushed)")
    }

    @Test func `a direct commit that the merge method does not count keeps main here`() throws {
        let words = ["install-hook", "pre-push", "Info.json", "--path", "Models"]
        #expect(schemaVersion(words, in: app.path).status == .done)
        try app.history.commit(["Info.json": HookedApp.settings(0)])
        let good = try app.git("push", "origin", "main")
        #expect(good.status == 0, "\(good)")
        try app.history.commit(["Models/User": "2"])
        let bad = try app.git("push", "origin", "main")
        #expect(bad.status == 1, "\(bad)")
        #expect(bad.said.contains("--merge-method squash"), "\(bad)")
        #expect(!bad.said.contains("schemaVersion is"), "\(bad)")
    }
}
