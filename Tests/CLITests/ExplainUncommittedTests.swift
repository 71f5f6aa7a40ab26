import TestSupport
import Testing

@Suite struct ExplainUncommittedTests {
    @Test func `what is staged, and what is on disk`() throws {
        let app = try App.merged(2, workTree: true)
        try app.write("1", to: "Models/Order")
        try app.stage("Models")
        try app.write("9", to: "Models/User")
        let staged = try explain(in: app, ["--staged"])
        #expect(staged["head"].hasSuffix("\nand what is staged"))
        #expect(staged["files"] == "A Models/Order")
        #expect(staged["commits"].isEmpty)
        let onDisk = try explain(in: app, ["--worktree"])
        #expect(onDisk["files"] == "A Models/Order\nM Models/User")
        #expect(onDisk["pending"].hasPrefix("landing what is on disk changes base's model: "))
    }

    @Test func `during a merge the files are those of both sides`() throws {
        let app = try App.merged(1, workTree: true)
        for name in ["one", "other"] {
            try app.branch(name, from: "main")
            try app.commit(["Models/\(name)": "1"], "add \(name)")
        }
        try app.git("merge", "--quiet", "--no-commit", "one")
        let said = try explain(in: app, ["--staged"])
        #expect(said["files"] == "A Models/one\nA Models/other")
        #expect(said["commits"].hasSuffix(" add other"))
    }

    @Test func `the first commit of all`() throws {
        let app = try HistoryBuilder(workTree: true)
        try app.write("1", to: "Models/User")
        try app.write("1", to: "README")
        let said = try explain(in: app, ["--worktree"])
        #expect(said["files"] == "A Models/User")
        #expect(said["landings"] == "none yet")
    }
}
