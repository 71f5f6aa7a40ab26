import CLI
import TestSupport
import Testing

/// Which branches `init` takes for lines of their own, and how it has them counted.
@Suite struct InitLinesTests {
    private func written(_ app: HistoryBuilder, _ options: String...) throws -> JSON {
        let outcome = schemaVersion(["init", "--force"] + options, in: app.path)
        #expect(outcome.status == .done, "\(outcome)")
        let lines = try app.read(".schema-version.json").split(separator: "\n").filter {
            !$0.hasPrefix("//") && !$0.hasPrefix("  //")
        }
        return JSON(text: lines.joined(separator: "\n"))
    }

    @Test(arguments: [
        ("rel/2", "rel/*"), ("support/1.x", "support/*"), ("stable/1", "stable/*"),
        ("v1.x", "v[0-9]*.x"), ("1.x", "[0-9]*.x"), ("Release/3", "Release/*"),
        ("release/next", "release/*"), ("release-1.2", "release-*"), ("1.2", "[0-9]*.[0-9]*"),
        ("1-stable", "[0-9]*-stable"), ("1-0-x", String?.none), ("support/dark-mode", nil),
        ("2fa", nil), ("v2-redesign", nil),
        ("release-notes", nil), ("hotfix/login", nil), ("feature/1.2", nil),
    ])
    func `a line is told by its name`(branch: String, pattern: String?) throws {
        let app = try NotesApp.merged(2)
        try app.git("branch", branch)
        let base = try written(app)["base"]
        guard let pattern else {
            #expect(base.string == "main")
            return
        }
        #expect(base.array.map(\.string) == ["main", pattern])
        // The pattern finds the branch when the file is read.
        try app.branch("fix", from: branch)
        let explain = schemaVersion("explain", in: app.path)
        #expect(explain.status == .done, "\(explain)")
        #expect(!explain.diagnostics.contains("no branch"), "\(explain)")
    }

    @Test func `a hotfix branch is a line where something went out from it`() throws {
        let app = try NotesApp.merged(4)
        try app.branch("hotfix/1.0.1", from: "main")
        try app.commit(["README": "hot"], "fix")
        #expect(try written(app, "--base", "main")["base"].string == "main")
        #expect(try written(app)["base"].string == "main")
        try app.tag("v1.0.1")
        #expect(try written(app)["base"].array.map(\.string) == ["main", "hotfix/*"])
        try app.merge("hotfix/1.0.1", into: "main")
        #expect(try written(app)["base"].string == "main")
    }

    @Test func `ordinary commits on a release line are counted`() throws {
        let app = try NotesApp.merged(5)
        #expect(try written(app)["mergeMethod"].string == "merge")
        try app.branch("release/1.0", from: "main")
        try app.commit([NotesApp.model: NotesApp.note("hot")], "fix")
        try app.checkout("main")
        #expect(try written(app)["mergeMethod"].string == "squash")
        // Where no run counts on the line, it says nothing.
        #expect(try written(app, "--base", "main")["mergeMethod"].string == "merge")
        _ = try written(app)
        try app.git("symbolic-ref", "HEAD", "refs/heads/release/1.0")
        let explain = schemaVersion("explain", in: app.path)
        #expect(explain.status == .done, "\(explain)")
    }
}
