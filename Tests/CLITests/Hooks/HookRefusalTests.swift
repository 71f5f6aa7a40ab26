import CLI
import Foundation
import TestSupport
import Testing

/// Hooks that no block is put into, and what gets past that.
@Suite struct HookRefusalTests {
    private let app: HookedApp
    private let words = ["install-hook", "Info.json"] + HookedApp.options

    init() throws {
        app = try HookedApp()
    }

    @Test(arguments: [
        ("hook-not-shell", "#!/usr/bin/env python3\nprint('mine')\n", 0o755),
        ("hook-not-shell", "\u{7f}ELF\0", 0o755),
        ("hook-disabled", "#!/bin/sh\r\necho mine\r\n", 0o755),
        ("hook-disabled", "#!/bin/sh\necho mine\n", 0o644),
        ("hook-damaged", "#!/bin/sh\n# >>> schema-version >>>\necho mine\n", 0o755),
    ])
    func `it is left alone, and with force kept beside the new one`(
        code: String,
        old: String,
        mode: Int
    ) throws {
        try app.write(old, mode: mode)
        let refused = expectRefusal(code, words, in: app.path)
        #expect(refused.message.hasPrefix(".git/hooks/pre-commit: "))
        #expect(try app.history.read(app.file()) == old)
        let forced = schemaVersion(words + ["--force"], in: app.path)
        #expect(forced.status == .done, "\(forced)")
        #expect(forced.diagnostics.contains("pre-commit.old"), "\(forced)")
        #expect(try app.history.read(app.file()).contains("schema-version write"))
        #expect(try app.mode(of: app.file()) == 0o755)
        #expect(try app.history.read(app.file() + ".old") == old)
        #expect(try app.mode(of: app.file() + ".old") == mode)
        try app.write(old, mode: mode)
        let again = schemaVersion(words + ["--force", "--format=json"], in: app.path)
        let backup = again.json["hooks"][0]["backup"].string
        #expect(backup == app.path + "/.git/hooks/pre-commit.old2", "\(again)")
    }

    @Test func `what force has set aside is told when its place is free again`() throws {
        let old = "#!/usr/bin/env python3\nprint('mine')\n"
        try app.write(old)
        #expect(schemaVersion(words + ["--force"], in: app.path).status == .done)
        let gone = app.hook("uninstall-hook")
        #expect(gone.output == ".git/hooks/pre-commit: deleted, nothing else was in it\n")
        let hook = "\(app.path)/\(app.file())"
        #expect(gone.diagnostics.contains("mv '\(hook).old' '\(hook)' puts back"), "\(gone)")
        app.install()
        let report = app.hook("uninstall-hook", "--format=json")
        #expect(report.json["hooks"][0]["backup"].string == hook + ".old", "\(report)")
    }

    @Test func `force appends where that can be done`() throws {
        try app.write("#!/bin/sh\necho mine\n")
        #expect(schemaVersion(words + ["--force"], in: app.path).output.contains("block added"))
        #expect(!app.exists(app.file() + ".old"))
    }

    @Test func `a link to the hook of this repository is followed`() throws {
        try app.history.write("#!/bin/sh\necho mine >&2\n", to: "scripts/pre-commit.sh")
        let script = "\(app.path)/scripts/pre-commit.sh"
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
        try app.history.write("", to: ".git/hooks/empty")
        try manager.createSymbolicLink(
            atPath: "\(app.path)/\(app.file())",
            withDestinationPath: "../../scripts/pre-commit.sh"
        )
        #expect(app.install().status == .done)
        #expect(try app.history.read("scripts/pre-commit.sh").contains("schema-version write"))
        let link = try manager.destinationOfSymbolicLink(atPath: "\(app.path)/\(app.file())")
        #expect(link == "../../scripts/pre-commit.sh")
        #expect(app.hook("uninstall-hook").status == .done)
        #expect(try app.history.read("scripts/pre-commit.sh") == "#!/bin/sh\necho mine >&2\n")
    }

    @Test(arguments: ["outside", "dispatcher"])
    func `a link to what others may use too is refused`(place: String) throws {
        let folder = try TemporaryFolder(small: true)
        let target =
            place == "outside" ? "\(folder.path)/pre-commit" : "\(app.path)/scripts/run-hooks"
        try app.history.write("", to: "scripts/empty")
        try app.history.write("", to: ".git/hooks/empty")
        try Data("#!/bin/sh\necho all\n".utf8).write(to: URL(fileURLWithPath: target))
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: target)
        let hook = "\(app.path)/\(app.file())"
        try manager.createSymbolicLink(atPath: hook, withDestinationPath: target)
        let refused = expectRefusal("hook-link", words, in: app.path)
        #expect(refused.message.contains(target))
        let forced = schemaVersion(words + ["--force"], in: app.path)
        #expect(forced.status == .done, "\(forced)")
        #expect(try manager.destinationOfSymbolicLink(atPath: hook + ".old") == target)
        #expect(try String(contentsOfFile: target, encoding: .utf8) == "#!/bin/sh\necho all\n")
    }

    @Test func `hard links, folders and places that take nothing are told`() throws {
        try app.write("#!/bin/sh\n")
        let manager = FileManager.default
        let hook = "\(app.path)/\(app.file())"
        try manager.linkItem(atPath: hook, toPath: hook + "-too")
        let linked = expectRefusal("hook-write-failed", words, in: app.path)
        #expect(linked.message.contains("hard links"))
        try manager.removeItem(atPath: hook)
        try manager.createDirectory(atPath: hook, withIntermediateDirectories: false)
        let folder = expectRefusal("hook-write-failed", words, in: app.path)
        #expect(folder.message.contains("not a regular file"))
    }

    @Test(arguments: [["install-hook"], ["install-hook", "pre-merge-commit"]])
    func `a call that would fail at every commit is not put in`(words: [String]) throws {
        for rest in [HookedApp.options, ["Info.json"], ["Info.json", "--path="]] {
            expectRefusal("usage", words + rest, in: app.path, status: 64)
        }
        #expect(!app.exists(app.file()))
    }

    @Test(arguments: [
        ["install-hook", "pre-push", "--path=Models", "--create"],
        ["install-hook", "--staged", "Info.json", "--path=Models"],
        ["install-hook", "--head=main", "Info.json", "--path=Models"],
        ["install-hook", "Info.json", "--path=Models", "--formula=recipe"],
        ["uninstall-hook", "--path=Models"], ["uninstall-hook", "pre-comit"],
        ["uninstall-hook", "Info.json"],
    ])
    func `options and names that make no sense there are refused`(words: [String]) throws {
        expectRefusal("usage", words, in: app.path, status: 64)
        #expect(!app.exists(app.file()))
    }
}
