import CLI
import Foundation
import TestSupport
import Testing

@testable import CLI

/// Hooks go where git looks for them, which git itself says here.
@Suite struct HookPlaceTests {
    private let app: HookedApp

    init() throws {
        app = try HookedApp()
    }

    /// Installs, and expects git to run the hook that was made.
    private func expectRun(
        _ outcome: Outcome,
        at file: String,
        in directory: String? = nil,
        home: String = "/nonexistent",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(outcome.status == .done, "\(outcome)", sourceLocation: sourceLocation)
        let exists = FileManager.default.isExecutableFile(atPath: file)
        #expect(exists, "\(file)\n\(outcome)", sourceLocation: sourceLocation)
        let place = directory ?? app.path
        try Data("2".utf8).write(to: URL(fileURLWithPath: place + "/Models/User"))
        let words = ["commit", "--all", "--message", "change"]
        let refused = try app.git(words, in: place, environment: ["HOME": home])
        #expect(refused.status == 1, "\(refused)", sourceLocation: sourceLocation)
        #expect(refused.said.contains("1 -> 2"), "\(refused)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [".githooks", "tools/git hooks", "./x/../.githooks"])
    func `a relative core.hooksPath starts at the top of the work tree`(folder: String) throws {
        try app.history.write("", to: "x/empty")
        try app.history.write("", to: "down/here/empty")
        try app.history.git("config", "core.hooksPath", folder)
        let words = ["install-hook", "../../Info.json", "--path=:/Models", "--merge-method=squash"]
        let made = schemaVersion(words, in: app.path + "/down/here")
        try expectRun(made, at: "\(app.path)/\(folder)/pre-commit")
        #expect(!app.exists(app.file()))
        #expect(made.diagnostics.isEmpty, "\(made)")
    }

    @Test func `a folder of the home, or anywhere else, is shared, with a warning`() throws {
        let home = try TemporaryFolder(small: true)
        try app.history.git("config", "core.hooksPath", "~/hooks")
        let words = ["install-hook", "Info.json"] + HookedApp.options
        let made = schemaVersion(words, in: app.path, environment: ["HOME": home.path])
        #expect(made.diagnostics.contains("[shared-hooks]"), "\(made)")
        #expect(made.diagnostics.contains("git config core.hooksPath"))
        try expectRun(made, at: "\(home.path)/hooks/pre-commit", home: home.path)
    }

    @Test func `the configuration that the environment adds counts`() throws {
        let words = ["install-hook", "Info.json"] + HookedApp.options
        let environment = [
            "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.hooksPath",
            "GIT_CONFIG_VALUE_0": "env",
        ]
        let made = schemaVersion(words, in: app.path, environment: environment)
        #expect(made.output.hasPrefix("env/pre-commit: made"), "\(made)")
    }

    @Test(arguments: [["-C", ".."], []])
    func `a linked worktree has the hooks of the whole repository`(words: [String]) throws {
        let place = try app.history.worktree(at: "feature")
        let start = words.isEmpty ? place : place + "/Models"
        let options = ["install-hook", "Info.json", "--path=Models", "--merge-method=squash"]
        let made = schemaVersion(words + options, in: start)
        try expectRun(made, at: "\(app.path)/.git/hooks/pre-commit", in: place)
        #expect(made.output.hasPrefix(app.path), "\(made)")
    }

    @Test func `a bare repository hands its hooks to its worktrees`() throws {
        let bare = try app.history.clone("--bare")
        let place = "\(bare)/work"
        try Git(in: bare)("worktree", "add", "--quiet", "-b", "next", place, "feature")
        let made = schemaVersion(["install-hook", "Info.json"] + HookedApp.options, in: bare)
        #expect(made.output == "hooks/pre-commit: made, with the block\n")
        try expectRun(made, at: "\(bare)/hooks/pre-commit", in: place)
    }

    @Test(arguments: ["/dev/null", "Info.json", ""])
    func `where no hooks run there is nowhere to put one`(path: String) throws {
        try app.history.git("config", "core.hooksPath", path)
        let words = ["install-hook", "Info.json"] + HookedApp.options
        let refused = expectRefusal("hook-disabled", words, in: app.path)
        #expect(refused.hint.contains("core.hooksPath"))
        expectRefusal("hook-disabled", words + ["--force"], in: app.path)
        expectRefusal("hook-disabled", ["uninstall-hook"], in: app.path)
    }

    @Test func `git finds no hook by an empty core.hooksPath`() throws {
        for place in [app.file(), "pre-commit"] {
            try app.history.write("#!/bin/sh\nexit 1\n", to: place)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755],
                ofItemAtPath: "\(app.path)/\(place)"
            )
        }
        #expect(try app.git("commit", "--allow-empty", "-m", "x").status == 1)
        try app.history.git("config", "core.hooksPath", "")
        #expect(try app.git("commit", "--allow-empty", "-m", "x").status == 0)
    }

    @Test func `a repository that the environment names has its own hooks`() throws {
        let place = try TemporaryFolder(small: true)
        try FileManager.default.createDirectory(
            atPath: "\(place.path)/Models",
            withIntermediateDirectories: true
        )
        let environment = ["GIT_DIR": app.path + "/.git", "GIT_WORK_TREE": place.path]
        let words = ["install-hook", "../Info.json", "--path", ".", "--merge-method=squash"]
        let made = schemaVersion(words, in: place.path + "/Models", environment: environment)
        #expect(made.output.hasPrefix("\(app.path)/.git/hooks/pre-commit: made"), "\(made)")
        #expect(try app.history.read(app.file()).contains(" --path=:/Models "))
        let other = schemaVersion(
            words + ["-C", app.path + "/Models"],
            in: place.path,
            environment: ["GIT_DIR": "/nowhere", "GIT_WORK_TREE": place.path]
        )
        #expect(other.output.contains("has the block already"), "\(other)")
    }

    @Test func `without git nobody knows the place`() throws {
        let words = ["install-hook", "Info.json"] + HookedApp.options
        let made = schemaVersion(words, in: app.path, environment: ["PATH": "/nowhere"])
        #expect(made.status == .refused, "\(made)")
        #expect(made.diagnostics.contains("put git on the PATH"), "\(made)")
    }

    @Test func `outside of a repository there is nothing to do`() throws {
        let folder = try TemporaryFolder(small: true)
        expectRefusal("no-repository", ["uninstall-hook"], in: folder.path)
    }

    @Test(arguments: [
        ("ios", "Models", "ios/Models"), ("ios/app", "../Models", "ios/Models"),
        ("ios", "..", "."), ("ios", ".", "ios"), ("ios", "./a/../b", "ios/a/../b"),
        ("ios", "../../x", "../x"), ("", "../x", "../x"), ("ios", "/a", "/a"),
        ("ios", "a/", "ios/a/"),
    ])
    func `a file keeps its place`(prefix: String, typed: String, seen: String) {
        #expect(HookPlace(prefix: prefix).file(typed) == seen)
    }
}
