import TestSupport
import Testing

@Suite struct ExcludeTests {
    private let model = ["--path", "Models"]

    @Test func `a change of excluded files is no landing, and not pending`() throws {
        let app = try App.merged(2)
        try app.branch("notes", from: "main")
        try app.commit(["Models/notes.md": "1", "Models/Deep/more.md": "1"])
        expectVersion(3, model, in: app.path)
        expectVersion(2, model + ["--exclude", "Models/**/*.md"], in: app.path)
        expectVersion(3, model + ["--exclude", "Models/*.md"], in: app.path)
        try app.merge("notes", into: "main")
        expectVersion(2, model + ["--exclude", "**/*.md"], in: app.path)
        try app.branch("both", from: "main")
        try app.commit(["Models/notes.md": "2", "Models/User": "x"])
        expectVersion(3, model + ["--exclude", "**/*.md"], in: app.path)
    }

    @Test func `a direct push of excluded files is no uncounted change`() throws {
        let app = try App.withUncountedChange()
        expectRefusal("uncounted-change", model, in: app.path)
        expectVersion(3, model + ["--exclude", "Other", "--merge-method", "squash"], in: app.path)
        try app.commit(["Models/Pet": "1"])
        try app.land(4)
        expectVersion(
            1,
            model + ["--exclude", "Models/User", "--merge-method", "squash"],
            in: app.path
        )
    }

    @Test(arguments: [
        ("", "App/Models/*.md"), ("", ":/App/Models/*.md"), ("", "./App//Models/../Models/*.md"),
        ("App", "Models/*.md"), ("App", ":/App/Models/*.md"), ("App/Models", "*.md"),
        ("App/Models", "../Models/*.md"), ("App/View", "../Models/*.md"), ("App/Models", "**"),
        ("App", "**/*.md"), ("App/Models", "notes.md"), ("App/View", ":/**/notes.*"),
    ])
    func `a pattern starts where a path does`(start: String, pattern: String) throws {
        let app = try story()
        let arguments = ["--path", ":/App/Models", "--path", ":/README"]
        let here = start.isEmpty ? app.path : "\(app.path)/\(start)"
        expectVersion(1, arguments, in: here)
        expectVersion(0, arguments + ["--exclude", pattern], in: here)
        expectVersion(0, arguments + ["-C", here, "--exclude", pattern], in: "/")
    }

    @Test(arguments: [
        ("App", "App/Models/*.md"), ("App/View", "*.md"), ("App/View", "**/*.md"), ("", "*.md"),
        ("", "notes.md"), ("App", "models/*.md"),
    ])
    func `a pattern that starts elsewhere leaves nothing out`(
        start: String,
        pattern: String
    ) throws {
        let app = try story()
        let here = start.isEmpty ? app.path : "\(app.path)/\(start)"
        expectVersion(1, ["--path", ":/App/Models", "--exclude", pattern], in: here)
    }

    @Test func `an absolute pattern is one inside the work tree`() throws {
        let app = try story()
        let pattern = "\(app.path)/App/**/*.md"
        expectVersion(0, ["--path", "App", "--exclude", pattern], in: app.path)
    }

    @Test(arguments: ["../*.md", "App/../../*", ":/../x", "/etc/*", "..", ":!*.md", ":(glob)*.md"])
    func `a pattern outside the repository is refused`(pattern: String) throws {
        let app = try story()
        let refused = expectRefusal(
            "model-path-not-found",
            ["--path", "App", "--exclude", pattern],
            in: app.path
        )
        #expect(refused.message.hasPrefix("cannot exclude '\(pattern)': "))
    }

    @Test func `several patterns leave out what any of them does, of every path`() throws {
        let app = try App.merged(1)
        try app.commit(["Store/Keys": "1", "Schema.json": "1", "Models/Old/Cat": "1"])
        let arguments = ["Models", "Store", "Schema.json"].flatMap { ["--path", $0] }
        func expect(_ version: Int, excluding patterns: String...) {
            let excludes = patterns.flatMap { ["--exclude", $0] }
            expectVersion(version, arguments + excludes, in: app.path)
        }
        try app.branch("feature")
        try app.commit(["Store/Keys": "2", "Schema.json": "2", "Models/Old/Cat": "2"])
        for patterns in [["Store"], ["Store", "*.json"], ["**/Old/**"], ["Store/", "Models/Old"]] {
            let excludes = patterns.flatMap { ["--exclude", $0] }
            let outcome = schemaVersion(
                arguments + excludes + ["--merge-method", "squash"],
                in: app.path
            )
            #expect(outcome.output == "3\n", "\(outcome)")
        }
        expect(1, excluding: "Store", "*.json", "**/Old/**")
        expect(1, excluding: "Store/*", "Schema.json", "Models/Old/")
        expect(1, excluding: "[S]*", "[S]*/*", "Models/*/*")
    }

    /// A model with a note in it, and a branch that changes the note.
    private func story() throws -> HistoryBuilder {
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["README": "1", "App/Models/notes.md": "1", "App/View/View": "1"])
        try app.branch("feature")
        try app.commit(["App/Models/notes.md": "2"])
        return app
    }
}
