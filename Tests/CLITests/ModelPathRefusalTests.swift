import Foundation
import TestSupport
import Testing

@Suite struct ModelPathRefusalTests {
    @Test(arguments: [
        ("models", "Models"), ("MODELS", "Models"), ("Modles", "Models"), ("Model", "Models"),
        ("Models/user", "Models/User"), ("models/user", "Models/User"),
        ("Models/Usr", "Models/User"), ("./models/", "Models"),
    ])
    func `a path that is spelt much like one is answered with that one`(
        typed: String,
        meant: String
    ) throws {
        let app = try App.merged(1)
        let refused = expectRefusal("model-path-not-found", ["--path", typed], in: app.path)
        #expect(refused.hint == "did you mean --path \(meant)?")
        expectVersion(1, ["--path", meant], in: app.path)
    }

    @Test func `an accent in the other normal form is answered with the one that git has`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Mode\u{300}les/User": "1"])
        let refused = expectRefusal(
            "model-path-not-found",
            ["--path", "Mod\u{e8}les"],
            in: app.path
        )
        #expect(refused.hint.utf8.elementsEqual("did you mean --path Mode\u{300}les?".utf8))
    }

    @Test(arguments: ["Nothing", "Models/User/Name", "Models/Nothing/At/All"])
    func `a path that is like nothing is refused with what a path is`(path: String) throws {
        let app = try App.merged(1)
        let refused = expectRefusal("model-path-not-found", ["--path", path], in: app.path)
        #expect(refused.message.contains("'\(path)'"))
        #expect(refused.hint.contains(":/"))
    }

    @Test func `from a subdirectory, a path from the root is answered with the root's sign`()
        throws
    {
        let app = try App.merged(1, workTree: true)
        try app.commit(["App/Models/User": "1", "App/View": "1"])
        let here = app.path + "/App"
        let near = expectRefusal("model-path-not-found", ["--path", "models"], in: here)
        #expect(near.hint == "did you mean --path :/App/Models?")
        let wrong = expectRefusal("model-path-not-found", ["--path", "App/Models"], in: here)
        #expect(wrong.hint == "did you mean --path :/App/Models?")
        let readme = expectRefusal("model-path-not-found", ["--path", "README"], in: here)
        #expect(readme.hint == "did you mean --path :/README?")
    }

    @Test(arguments: ["..", "../Models", "Models/../..", "/etc", ":(glob)Models", ":!Models"])
    func `a path outside the repository, or a pattern, is none`(path: String) throws {
        let app = try App.merged(1, workTree: true)
        let refused = expectRefusal("model-path-not-found", ["--path", path], in: app.path)
        #expect(refused.message.contains("'\(path)'"))
    }

    @Test func `a symbolic link is no model, and nothing beyond it is`() throws {
        let app = try App.merged(1, workTree: true)
        try FileManager.default.createSymbolicLink(
            atPath: app.path + "/Link",
            withDestinationPath: "Models"
        )
        try app.stage("Link")
        try app.git("commit", "--quiet", "--message", "link")
        for path in ["Link", "Link/User", ":/Link", app.path + "/Link"] {
            let refused = expectRefusal("model-path-not-found", ["--path", path], in: app.path)
            #expect(refused.message.contains("symbolic link"), "\(path): \(refused)")
        }
    }

    @Test func `a submodule's files belong to another repository`() throws {
        let app = try App.merged(1)
        let blob = try app.git("rev-parse", "HEAD:README").text
        let commit = try app.id(of: "HEAD")
        let tree = try app.git(
            "mktree",
            "--missing",
            input: "100644 blob \(blob)\tREADME\n160000 commit \(commit)\tSub\n"
        ).text
        let merge = try app.git("commit-tree", tree, "-p", commit, "-m", "add a submodule").text
        try app.git("update-ref", "refs/heads/main", merge)
        let refused = expectRefusal("model-path-not-found", ["--path", "Sub/Models"], in: app.path)
        #expect(refused.message.contains("submodule"))
    }

    @Test func `one path that is nowhere is refused beside another that is there`() throws {
        let app = try App.merged(1)
        let refused = expectRefusal(
            "model-path-not-found",
            ["--path", "Models", "--path", "Stroe"],
            in: app.path
        )
        #expect(refused.message.contains("'Stroe'"))
    }

    @Test func `a path that is only on disk, or only in the past, is no mistake`() throws {
        let app = try App.merged(2, workTree: true)
        try app.write("1", to: "Store/Schema")
        let onDisk = schemaVersion("--path", "Store", "--format", "json", in: app.path)
        #expect(onDisk.json["version"].int == 0)
        #expect(onDisk.json["warnings"].codes == ["dirty-model"])
        try app.commit(["Models": nil])
        let arguments = ["--path", "Models", "--merge-method", "squash"]
        expectVersion(3, arguments, in: app.path)
    }
}
