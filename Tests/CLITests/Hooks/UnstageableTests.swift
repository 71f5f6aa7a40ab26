import CLI
import Foundation
import TestSupport
import Testing

/// `write --staged` on files that no commit has, or that cannot be staged now.
@Suite struct UnstageableTests {
    private let app: HookedApp

    init() throws {
        app = try HookedApp()
        try app.change(staged: true)
        try app.history.write(HookedApp.settings(1), to: "New.json")
    }

    private func write(_ options: String..., file: String = "New.json") -> Outcome {
        schemaVersion(["write", file, "--staged"] + HookedApp.options + options, in: app.path)
    }

    @Test(arguments: ["--fail-if-changed", "--stage"])
    func `a file that git ignores is written, and needs no staging`(option: String) throws {
        try app.history.write("New.*\n", to: ".gitignore")
        let outcome = write(option)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.output == "New.json: schemaVersion 1 -> 2\n")
        #expect(outcome.diagnostics.contains("kept out of commits"), "\(outcome)")
        #expect(try app.history.read("New.json") == HookedApp.settings(2))
        #expect(write(option, "--quiet").diagnostics.isEmpty)
    }

    @Test(arguments: ["--skip-worktree", "--assume-unchanged"])
    func `so is a placeholder that git is told not to look at`(flag: String) throws {
        try app.history.git("update-index", flag, "Info.json")
        let outcome = write("--fail-if-changed", "--stage", file: "Info.json")
        #expect(outcome.status == .done, "\(outcome)")
        #expect(try app.history.git("show", ":Info.json").text + "\n" == HookedApp.settings(1))
        #expect(try app.history.read("Info.json") == HookedApp.settings(2))
    }

    @Test func `a file outside of the work tree is nobody's to stage`() throws {
        let folder = try TemporaryFolder(small: true)
        let file = "\(folder.path)/Info.json"
        try HookedApp.write(HookedApp.settings(1), to: file)
        #expect(write("--fail-if-changed", file: file).status == .done)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == HookedApp.settings(2))
    }

    @Test(arguments: ["--fail-if-changed", "--stage"])
    func `a file that git does not track is to be added or ignored`(option: String) throws {
        let outcome = write(option)
        #expect(outcome.status == .problems, "\(outcome)")
        #expect(outcome.diagnostics.contains("git does not track it"), "\(outcome)")
        #expect(outcome.diagnostics.contains("hint: git add New.json; or ignore it"))
        #expect(try app.history.read("New.json") == HookedApp.settings(2))
        #expect(try app.history.git("ls-files", "New.json").text.isEmpty)
        let again = write(option)
        #expect(again.status == .problems, "\(again)")
        #expect(again.diagnostics.contains("git does not track it"), "\(again)")
        try app.history.stage("New.json")
        let tracked = write(option)
        #expect(tracked.status == .done && tracked.diagnostics.isEmpty, "\(tracked)")
    }

    @Test func `no commit is made while git neither tracks nor ignores the file`() throws {
        let made = schemaVersion(["install-hook", "New.json"] + HookedApp.options, in: app.path)
        #expect(made.status == .done, "\(made)")
        for _ in 1...2 {
            let refused = try app.git("commit", "-m", "x")
            #expect(refused.status == 1, "\(refused)")
            #expect(refused.said.contains("git does not track it"), "\(refused)")
        }
        try app.history.write("New.json\n", to: ".git/info/exclude")
        #expect(try app.git("commit", "-m", "x").status == 0)
    }

    @Test func `one that git add -N only announced is not tracked yet`() throws {
        try app.history.git("add", "--intent-to-add", "New.json")
        #expect(write("--stage").diagnostics.contains("git does not track it"))
    }

    @Test func `a file that is made is not tracked either`() throws {
        let outcome = write("--create", "--fail-if-changed", file: "Made.json")
        #expect(outcome.status == .problems, "\(outcome)")
        #expect(outcome.diagnostics.contains("hint: git add Made.json"), "\(outcome)")
    }

    @Test func `a conflict of the file itself is to be resolved first`() throws {
        let app = try HookedApp()
        try app.history.branch("other")
        try app.history.commit(["Info.json": HookedApp.settings(7)])
        try app.history.checkout("feature")
        try app.history.commit(["Info.json": HookedApp.settings(8), "Models/User": "2"])
        _ = try app.git("merge", "other")
        let words = ["write", "Info.json", "--staged", "--stage"] + HookedApp.options
        expectRefusal("settings-conflict-markers", words, in: app.path)
        try app.history.write(HookedApp.settings(2), to: "Info.json")
        let outcome = schemaVersion(words, in: app.path)
        #expect(outcome.status == .problems, "\(outcome)")
        #expect(outcome.diagnostics.contains("hint: git add Info.json, once"), "\(outcome)")
        let unmerged = try app.history.git("ls-files", "--unmerged").lines.count
        #expect(unmerged == 3)
    }

    @Test func `an index that another git holds is told`() throws {
        try app.history.write("", to: ".git/index.lock")
        let outcome = write("--stage", "--format=json", file: "Info.json")
        #expect(outcome.refusal == "staging-failed", "\(outcome)")
        #expect(outcome.json["error"]["hint"].string?.contains("git add Info.json") == true)
        #expect(try app.history.git("show", ":Info.json").text + "\n" == HookedApp.settings(1))
        #expect(try app.history.read("Info.json") == HookedApp.settings(2))
    }

    @Test func `under rebase an amend looks like one more commit, which is said`() throws {
        try app.history.git("reset", "--quiet", "--hard")
        try app.history.commit(["Models/User": "2", "Info.json": HookedApp.settings(2)])
        try app.history.write("3", to: "Models/User")
        try app.history.stage("Models")
        let words = ["write", "Info.json", "--staged", "--path=Models", "--merge-method=rebase"]
        let outcome = schemaVersion(words, in: app.path)
        #expect(outcome.output == "Info.json: schemaVersion 2 -> 3\n")
        #expect(outcome.diagnostics.contains("[amended-commit]"), "\(outcome)")
        #expect(outcome.diagnostics.contains("3 is one too high"), "\(outcome)")
        try app.history.stage("Info.json")
        #expect(schemaVersion(words, in: app.path).diagnostics.isEmpty)
        let squash = schemaVersion(
            ["write", "Info.json", "--staged", "--allow-lower"] + HookedApp.options,
            in: app.path
        )
        #expect(!squash.diagnostics.contains("amended-commit"), "\(squash)")
    }

    @Test func `a commit of paths alone leaves what else is staged of the file`() throws {
        let app = try HookedApp()
        app.install("--stage")
        try app.change()
        try app.history.write(HookedApp.settings(1, name: "staged"), to: "Info.json")
        try app.history.stage("Info.json")
        let before = try app.history.git("show", ":Info.json").text
        let refused = try app.git("commit", "-m", "x", "--", "Models/User")
        #expect(refused.status == 1, "\(refused)")
        #expect(refused.said.contains("other changes that are not staged"), "\(refused)")
        #expect(try app.history.git("show", ":Info.json").text == before)
        #expect(try app.history.read("Info.json") == HookedApp.settings(2, name: "staged"))
    }
}
