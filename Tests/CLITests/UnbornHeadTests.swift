import CLI
import Foundation
import TestSupport
import Testing

@Suite struct UnbornHeadTests {
    @Test func `the first commit of all makes the first number`() throws {
        let app = try HistoryBuilder(workTree: true)
        try app.write("1", to: "Models/User")
        #expect(uncommitted(in: app.path).json["version"].int == 0)
        #expect(uncommitted("--worktree", in: app.path).json["version"].int == 1)
        try app.stage("Models")
        let staged = uncommitted(in: app.path)
        let tree = try app.git("write-tree").text
        #expect(staged.status == .done, "\(staged)")
        #expect(staged.json.keys == JSONReportTests.keys)
        #expect(staged.json["version"].int == 1)
        #expect(staged.json["landed"].int == 0)
        #expect(staged.json["adds"].int == 1)
        #expect(staged.json["pending"]["source"].string == "index")
        #expect(staged.json["base"]["name"].string == "main")
        #expect(
            staged.json["fingerprint"].string == (try app.git("rev-parse", "\(tree):Models").text)
        )
        for key in ["head", "branchPoint", "countedAt"] { #expect(staged.json[key].isNull) }
        #expect(staged.json["base"]["commit"].isNull)
        #expect(staged.json["warnings"] == .array([]))
    }

    @Test func `it is explained`() throws {
        let app = try HistoryBuilder(workTree: true)
        try app.write("1", to: "Models/User")
        let told = schemaVersion("explain", "--worktree", "--path", "Models", in: app.path)
        #expect(told.status == .done, "\(told)")
        #expect(told.output.contains("main, no commit yet"))
        #expect(told.output.contains("the first number"))
    }

    @Test func `without a model in it the first commit has number 0`() throws {
        let app = try HistoryBuilder(workTree: true)
        try app.write("1", to: "README")
        try app.stage("README")
        expectRefusal("model-path-not-found", ["--staged", "--path", "Models"], in: app.path)
        try app.write("1", to: "Models/User")
        expectVersion(0, ["--staged", "--path", "Models"], in: app.path)
    }

    @Test func `a branch that begins anew beside base shares nothing with it`() throws {
        let app = try App.merged(2, workTree: true)
        try app.git("symbolic-ref", "HEAD", "refs/heads/anew")
        let refused = expectRefusal(
            "no-common-history",
            ["--staged", "--path", "Models"],
            in: app.path
        )
        #expect(refused.message.contains("'main'"))
        expectRefusal("unborn-head", ["--path", "Models"], in: app.path)
    }

    @Test func `a base that is neither there nor about to begin is not guessed`() throws {
        let app = try HistoryBuilder(workTree: true)
        try app.write("1", to: "Models/User")
        let options = ["--worktree", "--path", "Models"]
        expectVersion(1, options + ["--base", "main"], in: app.path)
        expectRefusal("base-not-found", options + ["--base", "develop"], in: app.path)
        expectRefusal("revision-not-found", options + ["--baseline", "v1=7"], in: app.path)
    }

    @Test func `a clone that has fetched main already lands there`() throws {
        let app = try App.merged(2)
        let folder = try TemporaryFolder()
        let clone = Git(in: folder.path)
        try clone("init", "--quiet", "--initial-branch=main")
        try clone("remote", "add", "origin", app.path)
        try clone("fetch", "--quiet", "origin")
        _ = try folder.folder("Models")
        try Data("1".utf8).write(to: URL(fileURLWithPath: folder.path + "/Models/User"))
        expectRefusal("no-common-history", ["--worktree", "--path", "Models"], in: folder.path)
    }
}
