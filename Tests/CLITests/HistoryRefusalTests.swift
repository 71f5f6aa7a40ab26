import CLI
import Foundation
import TestSupport
import Testing

@Suite struct HistoryRefusalTests {
    private let options = ["--path", "Models"]

    @Test(arguments: [1, 2, 3])
    func `a clone that is cut off below base is not counted`(depth: Int) throws {
        let app = try App.merged(4)
        let clone = try app.clone("--depth=\(depth)")
        let refused = expectRefusal("shallow-history", options, in: clone)
        #expect(refused.hint.contains("git fetch --unshallow"))
        try Git(in: clone)("fetch", "--quiet", "--unshallow")
        expectVersion(4, options, in: clone)
    }

    @Test func `a clone that is cut off stays so in a linked worktree`() throws {
        let app = try App.merged(3)
        let clone = try app.clone("--depth=1", "--no-single-branch")
        let place = clone + "/linked"
        try Git(in: clone)("worktree", "add", "--quiet", "--detach", place)
        expectRefusal("shallow-history", options, in: place)
    }

    @Test func `a clone that is cut off below the baseline is whole enough`() throws {
        let app = try App.merged(4)
        let clone = try app.clone("--depth=3")
        expectVersion(12, options + ["--baseline", "HEAD~2=10"], in: clone)
    }

    @Test func `histories that share no commit have no number between them`() throws {
        let app = try App.merged(1)
        try app.commit(["Models/Other": "1"], on: "orphan")
        let refused = expectRefusal("no-common-history", options, in: app.path)
        #expect(refused.message.contains("'main'"))
        #expect(refused.hint.contains("--base"))
    }

    @Test func `a commit of the line that is missing is named`() throws {
        let app = try App.merged(3)
        let lost = try app.id(of: "main~1")
        try FileManager.default.removeItem(atPath: try looseFile(lost, in: app))
        let refused = expectRefusal("missing-objects", options, in: app.path)
        #expect(refused.message.contains(lost))
        #expect(refused.hint.contains("git f"))
    }

    @Test func `a root tree that is missing is named`() throws {
        let app = try App.merged(3)
        let lost = try app.git("rev-parse", "main~2^{tree}").text
        try FileManager.default.removeItem(atPath: try looseFile(lost, in: app))
        let refused = expectRefusal("missing-objects", options, in: app.path)
        #expect(refused.message.contains(lost))
    }

    @Test func `head's own commit that is missing is named`() throws {
        let app = try App.merged(2)
        let lost = try app.id(of: "main")
        try FileManager.default.removeItem(atPath: try looseFile(lost, in: app))
        let refused = expectRefusal("missing-objects", options, in: app.path)
        #expect(refused.message.contains(lost))
    }

    @Test func `the model's own tree may be missing, since only its id is looked at`() throws {
        let app = try App.merged(3)
        let lost = try app.git("rev-parse", "main~2:Models").text
        try FileManager.default.removeItem(atPath: try looseFile(lost, in: app))
        expectVersion(3, options, in: app.path)
    }

    @Test(arguments: ["main", "main~1", "main^{tree}", "main~1^{tree}"], ["", "not zlib at all"])
    func `an object that is no object any more is named`(revision: String, bytes: String) throws {
        let app = try App.merged(3)
        let id = try app.git("rev-parse", revision).text
        let file = try looseFile(id, in: app)
        try FileManager.default.removeItem(atPath: file)
        try Data(bytes.utf8).write(to: URL(fileURLWithPath: file))
        let refused = expectRefusal("damaged-object", options, in: app.path)
        #expect(refused.message.contains(id))
        #expect(refused.hint.contains("git fsck"))
    }

    @Test func `a blob where a tree should be is named`() throws {
        let app = try App.merged(2)
        let blob = try app.git("rev-parse", "main:README").text
        let commit = try app.git(
            "hash-object",
            "-t",
            "commit",
            "--literally",
            "-w",
            "--stdin",
            input: """
                tree \(blob)
                parent \(try app.id(of: "main"))
                author Ada <ada@example.org> 1 +0000
                committer Ada <ada@example.org> 1 +0000

                a tree that is none

                """
        ).text
        let refused = expectRefusal("damaged-object", options + ["--head", commit], in: app.path)
        #expect(refused.message.contains(blob))
    }

    /// The file of an object that is not in a pack.
    private func looseFile(_ id: String, in app: HistoryBuilder) throws -> String {
        let file = "\(app.path)/objects/\(id.prefix(2))/\(id.dropFirst(2))"
        try #require(FileManager.default.fileExists(atPath: file))
        return file
    }
}
