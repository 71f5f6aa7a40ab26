import CLI
import Foundation
import TestSupport
import Testing

@Suite struct StagedDuringMergeTests {
    /// A branch that changed orders, and a main that has changed the user since.
    private func story(conflicting: Bool = false) throws -> HistoryBuilder {
        let app = try App.merged(1, workTree: true)
        try app.branch("feature")
        try app.commit([conflicting ? "Models/User" : "Models/Order": "new"])
        try app.checkout("main")
        try app.land(2)
        try app.checkout("feature")
        return app
    }

    @Test func `a merge of main that is under way has main's model below its own`() throws {
        let app = try story()
        try app.git("merge", "--quiet", "--no-commit", "--no-ff", "main")
        try expectNumberOfCommit(3, of: app)
    }

    @Test func `a merge that is staged as main's model is main's number`() throws {
        let app = try story()
        try app.git("merge", "--quiet", "--no-commit", "--no-ff", "main")
        try app.git("checkout", "--quiet", "main", "--", "Models")
        try app.git("rm", "--quiet", "Models/Order")
        try expectNumberOfCommit(2, of: app)
    }

    @Test func `a merge of another branch brings its commits along under rebase`() throws {
        let app = try story()
        try app.branch("other", from: "main")
        try app.commit(["Models/Other": "1"])
        try app.checkout("feature")
        try app.git("merge", "--quiet", "--no-commit", "--no-ff", "other")
        let staged = uncommitted("--staged", ["--merge-method", "rebase"], in: app.path)
        #expect(staged.json["pending"]["commits"].int == 1, "\(staged)")
        try expectNumberOfCommit(4, of: app, ["--merge-method", "rebase"])
    }

    @Test func `a merge on main has not landed before its commit`() throws {
        let app = try story()
        try app.checkout("main")
        try app.git("merge", "--quiet", "--no-commit", "--no-ff", "feature")
        #expect(uncommitted(in: app.path).json["version"].int == 3)
        try app.git("commit", "--quiet", "--no-edit")
        expectVersion(3, ["--path", "Models"], in: app.path)
    }

    @Test func `a conflict that nobody has resolved counts as a change, with a warning`() throws {
        let app = try story(conflicting: true)
        try app.git("merge", "--quiet", "main", accepting: [1])
        let staged = uncommitted(in: app.path)
        #expect(staged.json["version"].int == 3, "\(staged)")
        #expect(staged.json["fingerprint"].isNull)
        #expect(staged.warnings == ["estimated-merge"])
        #expect(staged.json["warnings"][0]["hint"].string?.contains("git add") == true)
        let onDisk = uncommitted("--worktree", in: app.path)
        #expect(onDisk.json["version"].int == 3, "\(onDisk)")
        #expect(onDisk.warnings == ["estimated-merge"])
        let plain = schemaVersion("--path", "Models", "--format", "json", in: app.path)
        #expect(plain.warnings.contains("dirty-model"), "\(plain)")
    }

    @Test func `a conflict elsewhere is no matter of the model`() throws {
        let app = try App.merged(1, workTree: true)
        try app.branch("feature")
        try app.commit(["README": "ours"])
        try app.commit(["README": "theirs"], on: "main")
        try app.checkout("feature")
        try app.git("merge", "--quiet", "main", accepting: [1])
        let staged = uncommitted(in: app.path)
        #expect(staged.json["version"].int == 1, "\(staged)")
        #expect(staged.warnings == [])
    }

    @Test(arguments: [("2", 2), ("both", 3)])
    func `a conflict that is resolved is what it was resolved to`(
        resolution: String,
        version: Int
    ) throws {
        let app = try story(conflicting: true)
        try app.git("merge", "--quiet", "main", accepting: [1])
        try app.write(resolution, to: "Models/User")
        #expect(uncommitted("--worktree", in: app.path).json["version"].int == version)
        try app.stage("Models")
        try expectNumberOfCommit(version, of: app)
    }

    @Test func `a cherry-pick that stopped has one parent`() throws {
        let app = try story(conflicting: true)
        try app.git("cherry-pick", "change-2", accepting: [1])
        #expect(uncommitted(in: app.path).warnings.contains("estimated-merge"))
        try app.write("picked", to: "Models/User")
        try app.stage("Models")
        try expectNumberOfCommit(3, of: app, committing: ["cherry-pick", "--continue"])
    }

    @Test func `a rebase that stopped goes on from where HEAD is`() throws {
        let app = try story(conflicting: true)
        try app.git("rebase", "--quiet", "main", accepting: [1])
        try app.write("rebased", to: "Models/User")
        try app.stage("Models")
        let environment = ["GIT_EDITOR": "true"]
        let staged = uncommitted(in: app.path)
        #expect(staged.json["head"].string == (try app.id(of: "main")))
        #expect(staged.json["version"].int == 3, "\(staged)")
        try app.git("rebase", "--continue", environment: environment)
        expectVersion(3, ["--path", "Models"], in: app.path)
    }

    @Test func `a detached HEAD is gone on from as well`() throws {
        let app = try story()
        try app.checkout("main~1")
        try app.write("hotfix", to: "Models/Fix")
        try app.stage("Models")
        try expectNumberOfCommit(3, of: app)
    }

    @Test func `each linked worktree has its own index, HEAD and merge`() throws {
        let app = try story()
        let place = try app.worktree(at: "feature")
        let there = Git(in: place)
        try there("merge", "--quiet", "--no-commit", "--no-ff", "main")
        #expect(uncommitted(in: place).json["version"].int == 3)
        #expect(uncommitted(in: app.path).json["version"].int == 3)
        try there("rm", "--quiet", "-f", "Models/Order")
        #expect(uncommitted(in: place).json["version"].int == 2)
        #expect(uncommitted(in: app.path).json["version"].int == 3)
    }
}
