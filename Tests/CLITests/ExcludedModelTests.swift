import TestSupport
import Testing

@Suite struct ExcludedModelTests {
    private let model = ["--path", "Models", "--merge-method", "squash"]

    @Test(arguments: [
        ["Models"], ["Models/"], ["Models/**"], ["**"], ["."], [":/"], ["Models/*"], ["**/User"],
    ])
    func `a model of which nothing was ever left is refused`(patterns: [String]) throws {
        let app = try App.merged(2)
        let excludes = patterns.flatMap { ["--exclude", $0] }
        let refused = expectRefusal("model-path-not-found", model + excludes, in: app.path)
        #expect(refused.message == "nothing of 'Models' is left: every file there is excluded")
        try app.branch("feature")
        try app.commit(["README": "2"])
        expectRefusal("model-path-not-found", model + excludes, in: app.path)
    }

    @Test func `several paths of which nothing is left are all named`() throws {
        let app = try App.merged(1)
        let refused = expectRefusal(
            "model-path-not-found",
            ["--path", "Models", "--path", "README", "--exclude", "**"],
            in: app.path
        )
        #expect(refused.message.contains("'Models', 'README'"))
        expectVersion(
            1,
            ["--path", "Models", "--path", "README", "--exclude", "READ*"],
            in: app.path
        )
    }

    @Test func `a model of which something was left once, or is on a branch, is none`() throws {
        let app = try App.merged(2)
        try app.commit(["Models/User": nil, "Models/notes.md": "1"])
        expectVersion(3, model + ["--exclude", "**/*.md"], in: app.path)
        let young = try HistoryBuilder()
        try young.commit(["Models/notes.md": "1"])
        try young.branch("feature")
        try young.commit(["Models/User": "1"])
        expectVersion(1, model + ["--exclude", "**/*.md", "--base", "main"], in: young.path)
    }

    @Test func `a path that is spelt wrong is still answered with the right one`() throws {
        let app = try App.merged(1)
        let refused = expectRefusal(
            "model-path-not-found",
            ["--path", "models", "--exclude", "**/*.md"],
            in: app.path
        )
        #expect(refused.hint == "did you mean --path Models?")
    }

    @Test func `a model that is the settings file alone is refused`() throws {
        let app = try App.merged(1, workTree: true)
        try app.commit(["Info.plist": Settings.plist(0)])
        let arguments = ["check", "Info.plist", "--path", "Info.plist"]
        let refused = expectRefusal("model-path-not-found", arguments, in: app.path)
        #expect(refused.message.contains("'Info.plist'"))
    }

    @Test func `both sides' changes of one file are merged, whatever excluded files hold`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": text([:]), "Models/notes.md": "1", "Models/Deep/a.md": "1"])
        try app.branch("feature")
        try app.commit(["Models/User": text([9: "feature"]), "Models/notes.md": "feature"])
        try app.commit(["Models/User": text([2: "main"]), "Models/notes.md": "main"], on: "main")
        try app.checkout("feature")
        let arguments = model + ["--base", "main"]
        let conflict = schemaVersion(arguments + ["--format", "json"], in: app.path)
        #expect(conflict.json["warnings"].codes.contains("estimated-merge"), "\(conflict)")
        let clean = schemaVersion(
            arguments + ["--format", "json", "--exclude", "**/*.md"],
            in: app.path
        )
        #expect(clean.json["version"].int == 3, "\(clean)")
        #expect(!clean.json["warnings"].codes.contains("estimated-merge"), "\(clean)")
        // Main has the change already: nothing is pending, although all three differ.
        let both = text([2: "main", 9: "feature"])
        try app.commit(["Models/User": both, "Models/notes.md": "again"], on: "main")
        try app.checkout("feature")
        let taken = schemaVersion(
            arguments + ["--format", "json", "--exclude", "**/*.md"],
            in: app.path
        )
        #expect(taken.json["adds"].int == 0, "\(taken)")
        #expect(taken.json["version"].int == 3, "\(taken)")
    }

    @Test func `the settings file stays out of the model beside the patterns`() throws {
        let app = try App.merged(1, workTree: true)
        try app.commit(["Models/Info.plist": Settings.plist(0), "Models/notes.md": "1"])
        let arguments = ["Models/Info.plist", "--path", "Models", "--exclude", "**/*.md"]
        let first = schemaVersion(["write"] + arguments, in: app.path)
        #expect(first.output == "Models/Info.plist: schemaVersion 0 -> 1\n", "\(first)")
        try app.stage("Models")
        try app.git("commit", "--quiet", "--message", "write the number")
        let check = schemaVersion(["check"] + arguments, in: app.path)
        #expect(check.output == "Models/Info.plist: schemaVersion is 1\n", "\(check)")
    }

    private func text(_ changes: [Int: String]) -> String {
        (1...14).map { "\(changes[$0] ?? "line") \($0)\n" }.joined()
    }
}
