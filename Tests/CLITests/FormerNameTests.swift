import CLI
import TestSupport
import Testing

/// What was said of the model's new name, where the old one is looked at.
@Suite struct FormerNameTests {
    @Test(arguments: [["Models/Info.json"], []])
    func `a settings file that moved along was no part of the model before`(
        file: [String]
    ) throws {
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["Old/a": "1", "Old/b": "2", "Old/Info.json": #"{"schemaVersion": 1}"#])
        try app.commit(["Old/Info.json": #"{"schemaVersion": 2}"#])
        try app.rename("Old", to: "Models")
        try app.commit(["Models/Info.json": #"{"schemaVersion": 3}"#])
        let options = ["--path", "Models", "--follow", "--merge-method", "squash"]
        let run = schemaVersion(["check"] + file + options + ["--format", "json"], in: app.path)
        let number = file.isEmpty ? 3 : 1
        #expect(run.json["version"].int == number)
    }

    @Test(arguments: [
        (["Models/G"], 1), (["Models/G", "Old/G"], 1), (["Old/G"], 4), (["**/G/**"], 1), ([], 4),
    ])
    func `what is excluded under the new name is excluded under the old`(
        excludes: [String],
        number: Int
    ) throws {
        let app = try HistoryBuilder()
        try app.commit(["Old/a": "1", "Old/b": "2", "Old/G/x": "1"])
        try app.commit(["Old/G/x": "2"])
        try app.rename("Old", to: "Models")
        try app.commit(["Models/G/x": "3"])
        try app.commit(["Models/G/x": "4"])
        let options = excludes.flatMap { ["--exclude", $0] } + ["--merge-method", "squash"]
        #expect(
            schemaVersion(["--path", "Models", "--follow"] + options, in: app.path).output
                == "\(number)\n"
        )
    }

    @Test(arguments: ["--staged", "--worktree"])
    func `on a branch that left before the move the old name is staged`(source: String) throws {
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["Old/a": "1", "Old/b": "2", "Old/c": "3"])
        try app.branch("topic")
        try app.checkout("main")
        try app.rename("Old", to: "Models")
        try app.checkout("topic")
        let options = ["--path", "Models", "--follow", "--merge-method", "squash", source]
        #expect(schemaVersion(options, in: app.path).output == "1\n")
        try app.write("changed", to: "Old/a")
        try app.stage("Old/a")
        #expect(schemaVersion(options, in: app.path).output == "2\n")
    }
}
