import CLI
import TestSupport
import Testing

/// Commits that git makes without any hook, and what finds what they leave behind.
@Suite struct UnhookedCommitTests {
    @Test(arguments: ["--no-edit", "--edit"])
    func `a revert runs no hook, and check finds its number`(option: String) throws {
        let app = try HookedApp()
        try app.history.checkout("main")
        try app.history.commit(["Models/User": "2", "Info.json": HookedApp.settings(2)])
        app.install()
        let editor = ["GIT_EDITOR": "true"]
        let reverted = try app.git(["revert", option, "HEAD"], environment: editor)
        #expect(reverted.status == 0, "\(reverted)")
        let check = schemaVersion(["check", "Info.json"] + HookedApp.options, in: app.path)
        #expect(check.status == .problems, "\(check)")
        #expect(check.diagnostics.contains("schemaVersion is 1, and the number is 3"), "\(check)")
    }

    @Test func `a commit with its number is no news`() throws {
        let app = try HookedApp()
        app.install()
        try app.history.write(HookedApp.settings(2), to: "Info.json")
        try app.history.stage("Info.json")
        try app.change(staged: true)
        let done = try app.git("commit", "--quiet", "-m", "x")
        #expect(done.status == 0 && done.said.isEmpty, "\(done)")
        let words = ["write", "Info.json"] + HookedApp.options
        let plain = schemaVersion(words, in: app.path)
        #expect(plain.output == "Info.json: schemaVersion is 2 already\n", "\(plain)")
        #expect(schemaVersion(words + ["--quiet"], in: app.path).output.isEmpty)
    }
}
