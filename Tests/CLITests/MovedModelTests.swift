import CLI
import TestSupport
import Testing

/// What is taken for a rename of the model, whatever else the commit did to it.
@Suite struct MovedModelTests {
    /// What main had before, and what its last commit has of it.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let before: [String: String]
        let after: [String: String]
        /// The number behind the move: 2 where it changed the model, 1 where it did not.
        let number: Int
        var path = "Models"
    }

    private static let moves = [
        Case(
            testDescription: "files of one content count each for itself",
            before: ["Old/a": "x", "Old/b": "x", "Old/c": "x", "Old/d": "1"],
            after: ["Models/a": "x", "Models/b": "x", "Models/c": "x", "Models/d": "2"],
            number: 2
        ),
        Case(
            testDescription: "a small directory that got new files on the way",
            before: ["Old/a": "1"],
            after: ["Models/a": "1", "Models/b": "2", "Models/c": "3"],
            number: 2
        ),
        Case(
            testDescription: "a directory all of whose files were edited on the way",
            before: ["Old/a": "1", "Old/b": "2", "Old/c": "3"],
            after: ["Models/a": "4", "Models/b": "5", "Models/c": "6"],
            number: 2
        ),
        Case(
            testDescription: "a directory that was split in two",
            before: ["Old/a": "1", "Old/b": "2", "Old/c": "3", "Old/d": "4", "Old/e": "5"],
            after: ["Models/a": "1", "Views/b": "2", "Views/c": "3", "Views/d": "4"],
            number: 2
        ),
        Case(
            testDescription: "a file that was edited on the way",
            before: ["Schema.sql": "1"],
            after: ["DB/Schema.sql": "2"],
            number: 2,
            path: "DB/Schema.sql"
        ),
        Case(
            testDescription: "a file that has a directory of its own now",
            before: ["Schema.swift": "1"],
            after: ["Models/Schema.swift": "1"],
            number: 2
        ),
        Case(
            testDescription: "a file that has a directory and a neighbour now",
            before: ["Schema.swift": "1"],
            after: ["Models/Schema.swift": "1", "Models/Other.swift": "2"],
            number: 2
        ),
        Case(
            testDescription: "a directory out of one that went with it",
            before: ["App/Old/a": "1", "App/Old/b": "2", "App/view": "3", "App/main": "4"],
            after: ["Models/a": "1", "Models/b": "2", "Core/view": "3", "Core/main": "4"],
            number: 1
        ),
    ]

    @Test(arguments: moves)
    func `it is refused unasked, and followed`(move: Case) throws {
        let app = try history(of: move)
        let options = ["--path", move.path, "--merge-method", "squash", "--head", "main"]
        expectRefusal("model-moved", options, in: app.path)
        let followed = schemaVersion(options + ["--follow"], in: app.path)
        #expect(followed.output == "\(move.number)\n")
    }

    private static let others = [
        Case(
            testDescription: "an empty file says nothing",
            before: ["Other/__init__.py": ""],
            after: ["Models/marker": "", "Models/Schema.py": "1"],
            number: 1
        ),
        Case(
            testDescription: "two directories with an empty file each",
            before: ["Other/.gitkeep": ""],
            after: ["Models/.gitkeep": "", "Models/a": "1"],
            number: 1
        ),
        Case(
            testDescription: "a model made of some loose files of many",
            before: ["a": "1", "b": "2", "c": "3"],
            after: ["Models/a": "1", "Models/b": "2", "Models/c": "3"],
            number: 1
        ),
    ]

    @Test(arguments: others)
    func `it is no move`(other: Case) throws {
        let app = try history(of: other)
        let options = ["--path", other.path, "--merge-method", "squash", "--head", "main"]
        #expect(schemaVersion(options, in: app.path).output == "\(other.number)\n")
    }

    @Test func `of two models that became one the count is not guessed`() throws {
        let both = Case(
            testDescription: "",
            before: ["A/a": "1", "A/b": "2", "B/c": "3", "B/d": "4"],
            after: ["Models/a": "1", "Models/b": "2", "Models/c": "3", "Models/d": "4"],
            number: 2
        )
        let app = try history(of: both)
        let options = ["--path", "Models", "--merge-method", "squash", "--head", "main"]
        let refused = expectRefusal("model-moved", options + ["--follow"], in: app.path)
        #expect(refused.message.contains("'A', 'B'"))
        #expect(!refused.hint.contains("--follow"))
        let based = schemaVersion(options + ["--baseline", "main=7"], in: app.path)
        #expect(based.output == "7\n")
    }

    @Test func `a file that left its directory behind may be part of it`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Old/a": "1", "Old/b": "2", "Old/c": "3"])
        try app.rename("Old/a", to: "Models/a")
        let options = ["--path", "Models", "--merge-method", "squash", "--follow"]
        let refused = expectRefusal("model-moved", options, in: app.path)
        #expect(refused.message.contains("'Old/a', 'Old'"))
    }

    @Test func `the old name is refused, since under it the count would stand still`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Old/a": "1", "Old/b": "2"])
        try app.rename("Old", to: "Models")
        try app.commit(["Models/a": "2"])
        let options = ["--path", "Old", "--merge-method", "squash"]
        for command in ["compute", "check", "log"] {
            let refused = expectRefusal("model-moved", [command] + options, in: app.path)
            #expect(refused.message.contains("'Old' is 'Models' since"))
            #expect(refused.hint.contains("--path Models --follow"))
        }
        #expect(schemaVersion(options + ["--head", "main~2"], in: app.path).output == "1\n")
    }

    @Test func `a model that is gone altogether keeps its number`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/a": "1", "README": "1"])
        try app.commit(["Models": nil])
        let options = ["--path", "Models", "--merge-method", "squash"]
        #expect(schemaVersion(options, in: app.path).output == "2\n")
    }

    @Test(arguments: [["Models", "M2", "M3"], ["M3", "M2", "M3"]])
    func `a branch that renames twice and lands commit by commit`(names: [String]) throws {
        let app = try HistoryBuilder()
        try app.commit(["\(names[0])/a": "1", "\(names[0])/b": "2"])
        try app.commit(["\(names[0])/a": "2"])
        try app.branch("twice")
        try app.rename(names[0], to: names[1])
        try app.commit(["\(names[1])/b": "3"])
        try app.rename(names[1], to: names[2])
        let options = ["--path", "M3", "--merge-method", "rebase", "--follow", "--base", "main"]
        #expect(schemaVersion(options, in: app.path).output == "3\n")
        try app.fastForward("main", to: "twice")
        #expect(schemaVersion(options, in: app.path).output == "3\n")
    }

    @Test func `a release is held against the model by the name it had`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Old/a": "1", "Old/b": "2"])
        try app.branch("release/1")
        try app.checkout("main")
        try app.rename("Old", to: "Models")
        try app.commit(["Old/a": "hotfix"], on: "release/1")
        try app.tag("v1.1")
        try app.checkout("main")
        let lines = ["--base", "main", "--base", "release/*"]
        let options = ["--path", "Models", "--merge-method", "squash", "--follow"] + lines
        #expect(
            schemaVersion(["check", "--releases", "v*"] + options, in: app.path).status == .problems
        )
        try app.tag("v1.0", at: "main~1")
        let check = schemaVersion(["check", "--released", "v1.0"] + options, in: app.path)
        #expect(check.status == .done, "\(check)")
    }

    private func history(of move: Case) throws -> HistoryBuilder {
        let app = try HistoryBuilder()
        try app.commit(move.before.merging(["README": "1"]) { $1 })
        let gone = move.before.mapValues { _ in String?.none }
        try app.commit(gone.merging(move.after.mapValues(Optional.some)) { $1 })
        return app
    }
}
