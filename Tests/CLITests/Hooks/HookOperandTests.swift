import CLI
import TestSupport
import Testing

/// What is typed behind `install-hook` is a hook's name, or a settings file that there is.
@Suite struct HookOperandTests {
    private let app: HookedApp

    init() throws {
        app = try HookedApp()
    }

    @Test(arguments: [
        (["prepush"], "did you mean 'pre-push'?"), (["pre-comit"], "did you mean 'pre-commit'?"),
        (["commit-msg"], "hooks with one: pre-commit, pre-merge-commit, pre-push"),
        (["prepush", "Info.json"], "did you mean 'pre-push'?"),
    ])
    func `a misspelt hook is no settings file`(typed: [String], hint: String) throws {
        let words = ["install-hook"] + typed + HookedApp.options
        let refused = expectRefusal("usage", words, in: app.path, status: 64)
        #expect(refused.hint == hint, "\(refused)")
        #expect(!app.exists(app.file()))
        try app.history.write(HookedApp.settings(1), to: typed[0])
        #expect(schemaVersion(words, in: app.path).status == .done)
    }

    @Test(arguments: ["pre-commit", "pre-push"])
    func `a settings file that is nowhere is refused at once`(hook: String) throws {
        let words = ["install-hook", hook, "New.json"] + HookedApp.options
        let refused = expectRefusal("settings-not-found", words, in: app.path)
        #expect(refused.message.hasPrefix("New.json: "))
        expectRefusal(
            "settings-not-found",
            ["install-hook", hook, "/nowhere/Info.json"] + HookedApp.options,
            in: app.path
        )
        #expect(!app.exists(app.file(hook)))
        if hook == "pre-commit" {
            #expect(schemaVersion(words + ["--create"], in: app.path).status == .done)
        }
        try app.history.write("New.json\n", to: ".gitignore")
        #expect(schemaVersion(words, in: app.path).status == .done)
    }
}
