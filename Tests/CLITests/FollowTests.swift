import CLI
import TestSupport
import Testing

/// A model directory that was renamed: refused, or followed.
@Suite struct FollowTests {
    private let files = ["a", "b", "c", "d"]

    /// `Old` landed three times by merges, then a merge renamed it to `Models`.
    private func story(edited: Bool = false) throws -> HistoryBuilder {
        let app = try HistoryBuilder()
        try app.commit(["README": "1"])
        for change in ["1", "2", "3"] { try land(change, in: "Old", on: app) }
        try app.branch("left-before", from: "main")
        try app.branch("move", from: "main")
        for file in files { try app.rename("Old/\(file)", to: "Models/\(file)", on: "move") }
        if edited { try app.commit(["Models/a": "moved"], on: "move") }
        try app.merge("move", into: "main")
        return app
    }

    private func land(_ change: String, in folder: String, on app: HistoryBuilder) throws {
        try app.branch("topic-\(folder)-\(change)", from: "main")
        let content = Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", "\($0)") })
        try app.commit(content.merging(["\(folder)/a": "a\(change)"]) { $1 })
        try app.merge("topic-\(folder)-\(change)", into: "main")
    }

    private func number(_ arguments: String..., in app: HistoryBuilder) -> String {
        schemaVersion(["--path", "Models"] + arguments, in: app.path).output
    }

    @Test func `without being asked to follow, a renamed model is refused`() throws {
        let app = try story()
        let refused = expectRefusal(
            "model-moved",
            ["--path", "Models", "--head", "main"],
            in: app.path
        )
        #expect(refused.message.contains("'Old'"))
        #expect(refused.hint.contains("--follow") && refused.hint.contains("--baseline"))
        expectRefusal("model-moved", ["log", "--path", "Models"], in: app.path)
    }

    @Test func `followed, a pure move is no change, and counting goes on`() throws {
        let app = try story()
        #expect(number("--follow", "--head", "main", in: app) == "3\n")
        #expect(number("--follow", "--head", "main~1", in: app) == "3\n")
        try land("4", in: "Models", on: app)
        #expect(number("--follow", "--head", "main", in: app) == "4\n")
    }

    @Test func `a move that changes the model as well is one landing`() throws {
        let app = try story(edited: true)
        #expect(number("--follow", "--head", "main", in: app) == "4\n")
    }

    @Test func `a chain of moves is followed to its start`() throws {
        let app = try story()
        try app.branch("again", from: "main")
        for file in files { try app.rename("Models/\(file)", to: "App/Store/\(file)", on: "again") }
        try app.merge("again", into: "main")
        let options = ["--path", "App/Store", "--follow", "--head", "main"]
        #expect(schemaVersion(options, in: app.path).output == "3\n")
    }

    @Test func `a branch that left before the move has its model under the old name`() throws {
        let app = try story()
        #expect(number("--follow", "--head", "left-before", in: app) == "3\n")
        try app.commit(["Old/a": "changed"], on: "left-before")
        #expect(number("--follow", "--head", "left-before", in: app) == "4\n")
    }

    @Test func `a move that is still to land is followed, and refused unasked`() throws {
        let app = try HistoryBuilder()
        try app.commit(["README": "1"])
        for change in ["1", "2"] { try land(change, in: "Old", on: app) }
        try app.branch("move", from: "main")
        for file in files { try app.rename("Old/\(file)", to: "Models/\(file)", on: "move") }
        expectRefusal("model-moved", ["--path", "Models", "--head", "move"], in: app.path)
        #expect(number("--follow", "--head", "move", in: app) == "2\n")
        try app.commit(["Models/a": "changed"], on: "move")
        #expect(number("--follow", "--head", "move", in: app) == "3\n")
    }

    @Test func `one file of several that moved is followed`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Schema.sql": "1", "Models/a": "1"])
        for change in ["2", "3"] {
            try app.branch("topic-\(change)", from: "main")
            try app.commit(["Schema.sql": change])
            try app.merge("topic-\(change)", into: "main")
        }
        try app.branch("move", from: "main")
        try app.rename("Schema.sql", to: "DB/Schema.sql", on: "move")
        try app.merge("move", into: "main")
        let options = ["--path", "Models", "--path", "DB/Schema.sql", "--head", "main"]
        expectRefusal("model-moved", options, in: app.path)
        #expect(schemaVersion(options + ["--follow"], in: app.path).output == "2\n")
    }

    @Test func `below the baseline a move is nobody's concern`() throws {
        let app = try story()
        try land("4", in: "Models", on: app)
        #expect(number("--baseline", "main~1=10", "--head", "main", in: app) == "11\n")
    }

    @Test func `a copy is no move`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Old/a": "1", "Old/b": "2"])
        try app.branch("copy", from: "main")
        try app.commit(["Models/a": "1", "Models/b": "2"], on: "copy")
        try app.merge("copy", into: "main")
        #expect(number("--head", "main", in: app) == "1\n")
    }

    @Test(arguments: ["--staged", "--worktree"])
    func `a move that no commit has yet is followed, and refused unasked`(source: String) throws {
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["README": "1"])
        for change in ["1", "2"] { try land(change, in: "Old", on: app) }
        try app.checkout("main")
        try app.git("mv", "Old", "Models")
        expectRefusal("model-moved", ["--path", "Models", source], in: app.path)
        #expect(number("--follow", source, in: app) == "2\n")
        try app.write("changed", to: "Models/a")
        try app.stage("Models/a")
        #expect(number("--follow", source, in: app) == "3\n")
    }

    @Test(arguments: ["merge", "rebase"])
    func `a branch that moved the model and then wrote it anew is followed by its commits`(
        method: String
    ) throws {
        let app = try HistoryBuilder()
        try app.commit(["README": "1"])
        for change in ["1", "2"] { try land(change, in: "Old", on: app) }
        try app.branch("move", from: "main")
        try app.rename("Old", to: "Models", on: "move")
        try app.commit(["Models": nil, "Models/x": "new", "Models/y": "new too"], on: "move")
        let options = ["--follow", "--merge-method", method, "--head"]
        let before = schemaVersion(["--path", "Models"] + options + ["move"], in: app.path)
        #expect(before.output == "3\n")
        if method == "merge" {
            try app.merge("move", into: "main")
        } else {
            try app.fastForward("main", to: "move")
        }
        let after = schemaVersion(["--path", "Models"] + options + ["main"], in: app.path)
        #expect(after.output == before.output)
    }

    @Test func `a new model beside other folders is no move`() throws {
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["Old/a": "1", "Old/b": "2"])
        try app.write("1", to: "Models/a")
        try app.write("2", to: "Models/b")
        try app.stage("Models")
        #expect(number("--staged", in: app) == "1\n")
    }
}
