import CLI
import Foundation
import TestSupport
import Testing

/// The block in the shells that read hooks.
@Suite struct HookShellTests {
    private static let shells = ["/bin/sh", "/bin/bash", "/bin/dash", "/bin/zsh", "/bin/ksh"].filter
    {
        FileManager.default.isExecutableFile(atPath: $0)
    }

    @Test(arguments: shells, ["", "set -eu"])
    func `it ends the hook where it has to, and only there`(shell: String, setting: String) throws {
        let app = try HookedApp()
        try app.write("#!\(shell)\n\(setting)\necho mine >mine\n")
        app.install()
        try app.history.write("2", to: "Models/User")
        #expect(try app.git("commit", "--all", "--message", "change").status == 1)
        #expect(!app.exists("mine"))
        let done = try app.git("commit", "--all", "--message", "change")
        #expect(done.status == 0 && app.exists("mine"), "\(done)")
    }

    @Test(arguments: shells, ["", "set -eu"])
    func `what git tells a push is there for the rest of the hook`(
        shell: String,
        setting: String
    ) throws {
        let app = try HookedApp()
        let remote = try app.history.clone("--bare")
        try app.write("#!\(shell)\n\(setting)\ncat >told\n", toHook: "pre-push")
        app.hook("install-hook", "pre-push", "--path=Models", "--merge-method=squash")
        try app.history.commit(["README": "more"])
        let pushed = try app.git("push", remote, "feature", "main:other")
        #expect(pushed.status == 0, "\(pushed)")
        let (feature, main) = (try app.history.id(of: "feature"), try app.history.id(of: "main"))
        let none = String(repeating: "0", count: 40)
        let old = try Git(in: remote)("rev-parse", "main").text
        #expect(old == main)
        let told = try app.history.read("told").split(separator: "\n").map(String.init)
        #expect(told.contains { $0.hasPrefix("refs/heads/feature \(feature) refs/heads/feature ") })
        #expect(told.contains("refs/heads/main \(main) refs/heads/other \(none)"), "\(told)")
        #expect(told.count == 2)
        let nothing = try app.git("push", remote, "feature")
        #expect(nothing.status == 0, "\(nothing)")
        #expect(try app.history.read("told").isEmpty)
    }

    @Test(arguments: shells, ["", "set -eu"])
    func `a push is checked by the configuration of its commit`(
        shell: String,
        setting: String
    ) throws {
        let app = try HookedApp()
        let remote = try app.history.clone("--bare")
        let file = "head/it's $HOME.json"
        try app.history.commit([file: "{ \"paths\": [\"Models\"], \"mergeMethod\": \"squash\" }"])
        try app.write("#!\(shell)\n\(setting)\n", toHook: "pre-push")
        let words = ["install-hook", "pre-push", "Info.json", "--config", file]
        #expect(schemaVersion(words, in: app.path).status == .done)
        try app.history.checkout("main")
        let pushed = try app.git("push", remote, "feature")
        #expect(pushed.status == 0, "\(pushed)")
        let other = try app.git("push", remote, "main:other")
        #expect(other.status == 1 && other.said.contains("no such file"), "\(other)")
    }

    @Test(arguments: ["pre-commit", "pre-merge-commit", "pre-push"])
    func `without the program it says so, and how to get past`(hook: String) throws {
        let app = try HookedApp()
        let remote = try app.history.clone("--bare")
        let files = hook == "pre-push" ? [] : ["Info.json"]
        let made = schemaVersion(
            ["install-hook", hook, "--path=Models"] + files,
            in: app.path
        )
        #expect(made.status == .done, "\(made)")
        try app.history.commit(["README": "more"], on: "feature")
        try app.history.checkout("main")
        let commands = [
            "pre-commit": ["commit", "--allow-empty", "--message", "none"],
            "pre-merge-commit": ["merge", "--no-ff", "--message", "merge", "feature"],
            "pre-push": ["push", remote, "feature"],
        ]
        let words = try #require(commands[hook])
        let failed = try app.git(words, environment: ["PATH": "/usr/bin:/bin"])
        #expect(failed.status != 0, "\(failed)")
        #expect(failed.said.contains("schema-version: the program is not on the PATH of this hook"))
        #expect(failed.said.contains("git \(words[0]) --no-verify"), "\(failed)")
        if hook == "pre-merge-commit" { _ = try app.git("merge", "--abort") }
        let passed = try app.git(
            words.prefix(1) + ["--no-verify"] + words.dropFirst(),
            environment: ["PATH": "/usr/bin:/bin"]
        )
        #expect(passed.status == 0, "\(passed)")
    }
}
