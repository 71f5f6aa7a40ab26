import CLI
import TestSupport
import Testing

/// `pre-push` goes by the files of the pushed commit: its settings file, and its configuration.
@Suite struct PushedFileTests {
    private let app: HookedApp

    init() throws {
        app = try HookedApp()
        try app.addRemote()
    }

    private static func configuration(_ file: String) -> String {
        """
        { "paths": ["Models"], "mergeMethod": "squash", "settings": [{ "file": "\(file)" }] }

        """
    }

    @Test func `a settings file that the branch has renamed is not looked for on disk`() throws {
        app.install("pre-push")
        try app.history.commit(["Info.json": nil, "App.json": HookedApp.settings(1)])
        try app.history.checkout("main")
        let pushed = try app.git("push", "origin", "feature")
        #expect(pushed.status == 1, "\(pushed)")
        #expect(pushed.said.contains("Info.json: 'feature' has no such file"), "\(pushed)")
    }

    @Test func `one that git ignores is on disk only`() throws {
        try app.history.commit(["Info.json": nil, ".gitignore": "Info.json\n"])
        try app.history.write(HookedApp.settings(1), to: "Info.json")
        app.install("pre-push")
        let pushed = try app.git("push", "origin", "feature")
        #expect(pushed.status == 0, "\(pushed)")
        try app.history.write(HookedApp.settings(5), to: "Info.json")
        try app.history.commit(["README": "more"])
        #expect(try app.git("push", "origin", "feature").status == 1)
    }

    @Test(arguments: [".schema-version.json", "ci/number.json"])
    func `each branch goes by its own configuration`(file: String) throws {
        let words = file.hasPrefix(".") ? [] : ["--config", file]
        try app.history.commit([file: Self.configuration("Info.json")], on: "main")
        try app.history.branch("renamed", from: "main")
        try app.history.commit([
            file: Self.configuration("App.json"), "Info.json": nil,
            "App.json": HookedApp.settings(7),
        ])
        try app.history.checkout("main")
        let made = schemaVersion(["install-hook", "pre-push"] + words, in: app.path)
        #expect(made.status == .done, "\(made)")
        let refused = try app.git("push", "origin", "renamed")
        #expect(refused.status == 1, "\(refused)")
        #expect(refused.said.contains("App.json: schemaVersion is 7"), "\(refused)")
        #expect(refused.said.contains("hint: git switch renamed, where schema-version write"))
        try app.history.checkout("renamed")
        try app.history.commit(["App.json": HookedApp.settings(1)])
        try app.history.checkout("main")
        let pushed = try app.git("push", "origin", "renamed", "main")
        #expect(pushed.status == 0, "\(pushed)")
        #expect(!pushed.said.contains("schema-version"), "\(pushed)")
    }

    @Test func `a branch from before the configuration is pushed and committed to`() throws {
        try app.history.commit(
            [".schema-version.json": Self.configuration("Info.json")],
            on: "main"
        )
        try app.history.checkout("main")
        #expect(app.hook("install-hook").status == .done)
        #expect(app.hook("install-hook", "pre-push").status == .done)
        try app.history.checkout("feature")
        try app.change(staged: true)
        let committed = try app.git("commit", "-m", "x")
        #expect(committed.status == 0, "\(committed)")
        #expect(committed.said.contains("note: no .schema-version.json is staged"), "\(committed)")
        for branch in ["feature", "main"] {
            try app.history.checkout(branch)
            let pushed = try app.git("push", "origin", "feature:new-\(branch)")
            #expect(pushed.status == 0, "\(pushed)")
            #expect(pushed.said.contains("note: refs/heads/feature has no .schema-version.json"))
        }
    }

    @Test func `so is another repository with the same hooks`() throws {
        let folder = try TemporaryFolder(small: true)
        let other = try HookedApp()
        for app in [app, other] { try app.history.git("config", "core.hooksPath", folder.path) }
        try app.history.commit([".schema-version.json": Self.configuration("Info.json")])
        #expect(app.hook("install-hook").status == .done)
        try app.change(staged: true)
        #expect(try app.git("commit", "-m", "x").status == 1)
        try other.change(staged: true)
        #expect(try other.git("commit", "-m", "x").status == 0)
    }

    @Test func `a configuration that is not staged yet is none to pass over`() throws {
        try app.history.commit([".schema-version.json": Self.configuration("Info.json")])
        #expect(app.hook("install-hook").status == .done)
        try app.history.git("rm", "--cached", "--quiet", ".schema-version.json")
        let refused = try app.git("commit", "-m", "x")
        #expect(refused.status != 0, "\(refused)")
        #expect(refused.said.contains("git add .schema-version.json"), "\(refused)")
    }
}
