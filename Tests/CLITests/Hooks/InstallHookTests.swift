import CLI
import Foundation
import TestSupport
import Testing

@Suite struct InstallHookTests {
    private let app: HookedApp

    init() throws {
        app = try HookedApp()
    }

    @Test func `a hook is made where there is none, and runs`() throws {
        #expect(app.install().output == ".git/hooks/pre-commit: made, with the block\n")
        #expect(try app.mode(of: app.file()) == 0o755)
        #expect(try app.history.read(app.file()).hasPrefix("#!/bin/sh\n# >>> schema-version >>>\n"))
        try app.history.write("2", to: "Models/User")
        let refused = try app.git("commit", "--all", "--message", "change")
        #expect(refused.status == 1, "\(refused)")
        #expect(refused.said.contains("Info.json: schemaVersion 1 -> 2"), "\(refused)")
        #expect(try app.git("commit", "--all", "--message", "change").status == 0)
    }

    @Test func `a second time nothing changes, other options replace the block`() throws {
        app.install()
        let text = try app.history.read(app.file())
        let time = try app.history.modificationDate(of: app.file())
        #expect(app.install().output == ".git/hooks/pre-commit: has the block already\n")
        #expect(try app.history.modificationDate(of: app.file()) == time)
        #expect(app.install("--follow").output == ".git/hooks/pre-commit: block replaced\n")
        let other = text.replacingOccurrences(
            of: " --path=Models --merge-method=squash",
            with: " --follow --path=Models --merge-method=squash"
        )
        #expect(try app.history.read(app.file()) == other)
        #expect(other != text)
    }

    @Test(arguments: [0o755, 0o700, 0o775])
    func `a hook that is there keeps its lines and its mode`(mode: Int) throws {
        let old = "#!/usr/bin/env bash\nset -eu\necho mine >&2\nexit 0\n"
        try app.write(old, mode: mode)
        #expect(
            app.install().output == ".git/hooks/pre-commit: block added behind the first line\n"
        )
        #expect(try app.mode(of: app.file()) == mode)
        try app.history.write("2", to: "Models/User")
        let refused = try app.git("commit", "--all", "--message", "change")
        #expect(refused.status == 1 && !refused.said.contains("mine"), "\(refused)")
        let done = try app.git("commit", "--all", "--message", "change")
        #expect(done.status == 0, "\(done)")
        #expect(app.hook("uninstall-hook").output == ".git/hooks/pre-commit: block taken out\n")
        #expect(try app.history.read(app.file()) == old)
        #expect(try app.mode(of: app.file()) == mode)
    }

    @Test func `what was typed further down is led there from the top`() throws {
        try app.history.commit([
            "ios/App/Models/User": "1", "ios/Info.json": HookedApp.settings(1),
            "ios/-v.json": HookedApp.settings(1),
        ])
        let words = ["install-hook", "--", "../ios/Info.json", "-v.json"]
        let options = ["--path", "App/Models", "--path", "../Models", "--exclude", "*.md"]
        let made = schemaVersion(options + words, in: app.path + "/ios")
        #expect(made.status == .done, "\(made)")
        let call = try app.history.read(app.file()).split(separator: "\n").first {
            $0.hasPrefix("schema-version ")
        }
        .map(String.init)
        #expect(
            call == "schema-version write --quiet --staged --fail-if-changed"
                + " --path=:/ios/App/Models --path=:/Models '--exclude=:/ios/*.md' ios/Info.json ios/-v.json || exit"
        )
    }

    @Test func `words are quoted for the shell`() throws {
        let name = "it's $(touch hacked) `touch hacked`.json"
        try app.history.write(HookedApp.settings(0), to: name)
        try app.history.write("1", to: "My Models/User")
        let words = ["install-hook", name, "--path", "My Models", "--merge-method=squash"]
        #expect(schemaVersion(words, in: app.path).status == .done)
        try app.history.git("add", "--all")
        let refused = try app.git("commit", "--message", "change")
        #expect(
            refused.status == 1 && refused.said.contains("\(name): schemaVersion"),
            "\(refused)"
        )
        #expect(!app.exists("hacked"))
    }

    @Test(arguments: [[], ["--force"]])
    func `a dry run shows the lines and writes nothing`(force: [String]) throws {
        try app.write("#!/bin/sh\necho mine\n")
        let words = ["install-hook", "-n", "Info.json"] + HookedApp.options + force
        let dry = schemaVersion(words, in: app.path)
        #expect(dry.status == .done, "\(dry)")
        #expect(dry.lines[1] == "+# >>> schema-version >>>", "\(dry)")
        #expect(dry.lines.last == "+# <<< schema-version <<<")
        #expect(dry.lines.dropFirst().allSatisfy { $0.hasPrefix("+") })
        #expect(try app.history.read(app.file()) == "#!/bin/sh\necho mine\n")
        app.install()
        let away = app.hook("uninstall-hook", "--dry-run")
        #expect(away.lines[1] == "-# >>> schema-version >>>" && away.lines.count == dry.lines.count)
        #expect(try app.history.read(app.file()).contains("schema-version write"))
    }

    @Test func `programs read what was done`() throws {
        let made = app.install("--format", "json")
        #expect(made.json.keys == ["hooks", "warnings"], "\(made)")
        let row = made.json["hooks"][0]
        #expect(row["hook"].string == "pre-commit" && row["change"].string == "created")
        #expect(row["file"].string == app.path + "/.git/hooks/pre-commit")
        let gone = app.hook("uninstall-hook", "--format=json")
        #expect(gone.json["hooks"][0]["change"].string == "deleted", "\(gone)")
        #expect(app.hook("uninstall-hook", "--format=json").json["hooks"].array.isEmpty)
    }

    @Test func `a hook of our own goes as a whole, others are not spoken of`() throws {
        app.install()
        app.install("pre-merge-commit")
        try app.write("#!/bin/sh\n", toHook: "pre-push")
        let gone = app.hook("uninstall-hook")
        #expect(
            gone.lines == [
                ".git/hooks/pre-commit: deleted, nothing else was in it",
                ".git/hooks/pre-merge-commit: deleted, nothing else was in it",
            ]
        )
        #expect(!app.exists(app.file()) && app.exists(app.file("pre-push")))
        #expect(app.hook("uninstall-hook").output == "no hook in .git/hooks has the block\n")
        let one = app.hook("uninstall-hook", "pre-commit")
        #expect(one.output == ".git/hooks/pre-commit: has no block\n")
        #expect(app.exists(app.file("pre-push")))
    }
}
