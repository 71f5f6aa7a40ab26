import CLI
import Foundation
import TestSupport
import Testing

/// Repositories that libgit2 would misread are refused by what they are.
@Suite struct RepositoryRefusalTests {
    private let options = ["--path", "Models"]

    @Test func `ids that are not SHA-1`() throws {
        let folder = try TemporaryFolder()
        try Git(in: folder.path)("init", "--quiet", "--object-format=sha256")
        let refused = expectRefusal("unsupported-repository", options, in: folder.path)
        #expect(refused.message.contains("sha256"))
        #expect(refused.hint.contains("SHA-1"))
    }

    @Test func `refs that are not files`() throws {
        let app = try App.merged(1)
        try app.git("config", "core.repositoryFormatVersion", "1")
        let settings = try FileHandle(forWritingTo: URL(fileURLWithPath: app.path + "/config"))
        try settings.seekToEnd()
        try settings.write(contentsOf: Data("[extensions]\n\trefStorage = reftable\n".utf8))
        try settings.close()
        let refused = expectRefusal("unsupported-repository", options, in: app.path)
        #expect(refused.message.contains("reftable"))
        #expect(refused.hint.contains("git refs migrate"))
    }

    @Test(arguments: [false, true])
    func `replaced objects, unless they are switched off`(packed: Bool) throws {
        let app = try App.merged(3)
        try app.git("replace", "--graft", "main~1")
        #expect(try app.git("log", "--format=%H", "--first-parent", "main").lines.count == 2)
        if packed { try app.git("pack-refs", "--all") }
        let refused = expectRefusal("unsupported-repository", options, in: app.path)
        #expect(refused.hint.contains("GIT_NO_REPLACE_OBJECTS=1"))
        let off = ["GIT_NO_REPLACE_OBJECTS": "1"]
        #expect(schemaVersion(options, in: app.path, environment: off).output == "3\n")
        try app.git("config", "core.useReplaceRefs", "false")
        expectVersion(3, options, in: app.path)
        try app.git("config", "--unset", "core.useReplaceRefs")
        try app.git("replace", "--delete", try app.id(of: "main~1"))
        expectVersion(3, options, in: app.path)
    }

    @Test func `parents given by info/grafts`() throws {
        let app = try App.merged(2)
        let folder = URL(fileURLWithPath: app.path + "/info")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let grafts = folder.appendingPathComponent("grafts")
        try Data("# none yet\n".utf8).write(to: grafts)
        expectVersion(2, options, in: app.path)
        try Data("\(try app.id(of: "main"))\n".utf8).write(to: grafts)
        let refused = expectRefusal("unsupported-repository", options, in: app.path)
        #expect(refused.message.contains("info/grafts"))
        #expect(refused.hint.contains("git replace --convert-graft-file"))
    }

    @Test(arguments: ["no id\n", "\u{1b}[31m\n", "12\n"])
    func `a shallow file that is none`(content: String) throws {
        let app = try App.merged(1)
        try Data(content.utf8).write(to: URL(fileURLWithPath: app.path + "/shallow"))
        let refused = expectRefusal("unsupported-repository", options, in: app.path)
        #expect(refused.message.contains("shallow"))
    }
}
