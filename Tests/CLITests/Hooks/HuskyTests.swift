import CLI
import Foundation
import TestSupport
import Testing

/// The block beside the hooks that husky generates.
@Suite struct HuskyTests {
    private let app: HookedApp

    init() throws {
        app = try HookedApp()
    }

    /// Husky's own folder is generated at every `npm install`; its hooks run those beside it.
    @Test(arguments: [true, false], [".husky/_", ".husky/_/"])
    func `husky's generated hooks stay as they are`(isGenerated: Bool, setting: String) throws {
        try app.history.git("config", "core.hooksPath", setting)
        if isGenerated { try generate() }
        try app.history.write("echo mine >mine\n", to: ".husky/pre-commit")
        let made = app.install()
        #expect(made.output.hasPrefix(".husky/pre-commit: block added"), "\(made)")
        if !isGenerated { try generate() }
        try app.change()
        let refused = try app.git("commit", "--all", "-m", "x")
        #expect(refused.status == 1 && refused.said.contains("1 -> 2"), "\(refused)")
        #expect(!app.exists("mine"))
        let done = try app.git("commit", "--all", "-m", "x")
        #expect(done.status == 0 && app.exists("mine"), "\(done)")
        #expect(app.hook("uninstall-hook").output == ".husky/pre-commit: block taken out\n")
        #expect(try app.history.read(".husky/pre-commit") == "echo mine >mine\n")
    }

    private func generate() throws {
        let run = "s=$(dirname \"$0\")/../${0##*/}\n[ ! -f \"$s\" ] || exec sh -e \"$s\" \"$@\"\n"
        try app.history.write(run, to: ".husky/_/h")
        try app.history.write(
            "#!/bin/sh\n. \"$(dirname \"$0\")/h\"\n",
            to: ".husky/_/pre-commit"
        )
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: "\(app.path)/.husky/_/pre-commit"
        )
    }
}
