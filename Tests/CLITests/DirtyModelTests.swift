import CLI
import Foundation
import TestSupport
import Testing

@Suite struct DirtyModelTests {
    private func warnings(_ options: String..., in app: HistoryBuilder) -> [String] {
        let words = ["--path", "Models", "--format", "json"]
        return schemaVersion(words + options, in: app.path).warnings
    }

    @Test func `a model that is not HEAD's is warned of, whatever the number`() throws {
        let app = try App.merged(2, workTree: true)
        #expect(warnings(in: app) == [])
        try app.write("other", to: "README")
        #expect(warnings(in: app) == [])
        try app.write("other", to: "Models/User")
        #expect(warnings(in: app) == ["dirty-model"])
        try app.stage("Models")
        #expect(warnings(in: app) == ["dirty-model"])
        #expect(warnings("--staged", in: app) == [])
        #expect(warnings("--worktree", in: app) == [])
        try app.write("2", to: "Models/User")
        #expect(warnings(in: app) == ["dirty-model"])
        let told = schemaVersion("--path", "Models", in: app.path)
        #expect(told.output == "2\n")
        #expect(told.diagnostics.contains("--staged"))
        #expect(told.diagnostics.contains("--worktree"))
    }

    @Test func `only where HEAD is numbered`() throws {
        let app = try App.merged(2, workTree: true)
        try app.write("other", to: "Models/User")
        #expect(warnings("--head", "main", in: app) == [])
        #expect(warnings("--head", "HEAD", in: app) == [])
        #expect(warnings("--formula", "recipe", in: app) == [])
    }

    @Test func `a file that was only touched is the same model`() throws {
        let app = try App.merged(2, workTree: true)
        try app.write("2", to: "Models/User")
        #expect(warnings(in: app) == [])
    }

    @Test func `the number that is written into the model's folder is no change of it`() throws {
        let app = try App.merged(2, workTree: true)
        try app.commit(["Models/settings.json": #"{"schemaVersion": 0}"#])
        let write = ["write", "Models/settings.json", "--path", "Models", "--format", "json"]
        for _ in 1...2 {
            let outcome = schemaVersion(write, in: app.path)
            #expect(outcome.status == .done, "\(outcome)")
            #expect(outcome.warnings == [])
        }
    }

    @Test(arguments: ["", "DIRC", "no index at all, but longer than any header of one would be"])
    func `an index that nobody can read is no reason to fail`(bytes: String) throws {
        let app = try App.merged(2, workTree: true)
        try Data(bytes.utf8).write(to: URL(fileURLWithPath: app.path + "/.git/index"))
        expectVersion(2, ["--path", "Models"], in: app.path)
        for option in ["--staged", "--worktree"] {
            expectRefusal("unsupported-index", [option, "--path", "Models"], in: app.path)
        }
        try FileManager.default.removeItem(atPath: app.path + "/.git/index")
        expectVersion(2, ["--path", "Models"], in: app.path)
    }
}
