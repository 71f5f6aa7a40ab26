import CLI
import Foundation
import TestSupport
import Testing

/// `git commit --amend` on main itself: a hook cannot know that HEAD, which counts, goes.
@Suite struct AmendedLandingTests {
    private let app: HookedApp

    /// Main at 2, by a commit that the remote lacks.
    init() throws {
        app = try HookedApp()
        try app.addRemote()
        try app.history.checkout("main")
        try app.history.commit(["Models/User": "2", "Info.json": HookedApp.settings(2)])
        try app.history.write("3", to: "Models/User")
    }

    private func schema(_ command: String, _ more: String...) -> Outcome {
        schemaVersion([command, "Info.json"] + HookedApp.options + more, in: app.path)
    }

    @Test(arguments: [[], ["--all"]])
    func `the number that is one too high is told, and the hint mends it`(all: [String]) throws {
        app.install()
        if all.isEmpty { try app.history.stage("Models") }
        let amend = ["commit", "--amend", "--no-edit"] + all
        let refused = try app.git(amend)
        #expect(refused.status == 1, "\(refused)")
        #expect(refused.said.contains("[amended-commit]"), "\(refused)")
        #expect(refused.said.contains("3 is one too high"), "\(refused)")
        #expect(refused.said.contains("write without --staged, then amend with --no-verify"))
        #expect(schema("write").status == .done)
        #expect(try app.git(amend + ["--no-verify"]).status == 0)
        #expect(schema("check").status == .done)
        #expect(try app.history.git("show", "HEAD:Info.json").text + "\n" == HookedApp.settings(2))
    }

    @Test func `with a number that is staged at once too`() throws {
        app.install("--stage")
        let amended = try app.git("commit", "--amend", "--no-edit", "--all")
        #expect(amended.status == 0, "\(amended)")
        #expect(amended.said.contains("--allow-lower without --staged, then git commit --amend"))
        #expect(schema("check").status == .problems)
        #expect(schema("write", "--allow-lower").status == .done)
        let words = ["commit", "--amend", "--no-edit", "--all", "--no-verify"]
        #expect(try app.git(words).status == 0)
        #expect(schema("check").status == .done)
    }

    @Test func `under rebase it is told once, and on main as on main`() throws {
        try app.history.stage("Models")
        let words = ["write", "Info.json", "--staged", "--path=Models", "--merge-method=rebase"]
        let outcome = schemaVersion(words, in: app.path)
        #expect(outcome.output == "Info.json: schemaVersion 2 -> 3\n", "\(outcome)")
        #expect(outcome.diagnostics.components(separatedBy: "[amended-commit]").count == 2)
        #expect(outcome.diagnostics.contains("which changes the model and is not pushed"))
    }

    @Test func `one more commit on what is pushed is none`() throws {
        try app.history.git("push", "--quiet", "origin", "main")
        try app.history.stage("Models")
        #expect(!schema("write", "--staged").diagnostics.contains("amended-commit"))
    }

    @Test func `nor is one behind what is pushed, or on a branch, or on what does not count`()
        throws
    {
        try app.history.stage("Models")
        #expect(schema("write", "--staged").diagnostics.contains("amended-commit"))
        try app.history.git("checkout", "--quiet", "-b", "other")
        #expect(!schema("write", "--staged").diagnostics.contains("amended-commit"))
        try app.history.git("checkout", "--quiet", "main")
        let words = ["write", "Info.json", "--staged", "--path=Models", "--allow-lower"]
        let merge = schemaVersion(words, in: app.path)
        #expect(!merge.diagnostics.contains("amended-commit"), "\(merge)")
        try app.history.commit(["Info.json": HookedApp.settings(2), "README": "more"])
        try app.history.write("4", to: "Models/User")
        try app.history.stage("Models")
        try app.history.git("update-ref", "refs/remotes/origin/main", "HEAD")
        try app.history.git("reset", "--quiet", "--soft", "HEAD~1")
        #expect(!schema("write", "--staged").diagnostics.contains("amended-commit"))
    }

    @Test func `a merge that counts is a landing like any other`() throws {
        try app.history.git("checkout", "--quiet", "Models")
        try app.history.checkout("feature")
        try app.history.commit(["Models/User": "5", "Info.json": HookedApp.settings(1)])
        try app.history.git("checkout", "--quiet", "-B", "main", "feature~1")
        try app.history.git("merge", "--quiet", "--no-ff", "-m", "x", "feature")
        try app.history.write("6", to: "Models/User")
        try app.history.stage("Models")
        let words = ["write", "Info.json", "--staged", "--path=Models"]
        let outcome = schemaVersion(words, in: app.path)
        #expect(outcome.diagnostics.contains("2 is one too high"), "\(outcome)")
    }
}
