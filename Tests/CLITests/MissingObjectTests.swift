import CLI
import Foundation
import TestSupport
import Testing

/// What is missing is missing for a reason, and the hint mends that one.
@Suite struct MissingObjectTests {
    private let options = ["--path", "Models", "--base", "main", "--head", "main"]
    private let manager = FileManager.default

    /// The one pack of a repository, without its suffix.
    private func pack(in folder: String) throws -> String {
        let names = try manager.contentsOfDirectory(atPath: folder + "/objects/pack")
        let index = try #require(names.first { $0.hasSuffix(".idx") })
        return "\(folder)/objects/pack/\(index.dropLast(4))"
    }

    @Test(arguments: ["pack", "idx"], [0, 20, 200])
    func `a pack or an index that is cut off is damaged`(kind: String, size: Int) throws {
        let app = try App.merged(3)
        try app.git("gc", "--quiet")
        let file = try pack(in: app.path) + "." + kind
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        try manager.removeItem(atPath: file)
        try bytes.prefix(size).write(to: URL(fileURLWithPath: file))
        let refused = expectRefusal("damaged-object", options, in: app.path)
        #expect(refused.message.contains("/objects/pack/pack-"))
        #expect(refused.hint.contains("fresh clone"))
    }

    @Test func `an index whose pack is gone`() throws {
        let app = try App.merged(3)
        try app.git("gc", "--quiet")
        try manager.removeItem(atPath: try pack(in: app.path) + ".pack")
        let refused = expectRefusal("damaged-object", options, in: app.path)
        #expect(refused.message.contains("its pack is gone"))
    }

    @Test func `a folder that lends its objects and is gone is named`() throws {
        let app = try App.merged(2)
        let folder = try TemporaryFolder()
        let clone = folder.path + "/clone"
        try app.git("clone", "--quiet", "--bare", "--shared", app.path, clone)
        expectVersion(2, options, in: clone)
        let away = app.path + "/elsewhere"
        try manager.moveItem(atPath: app.path + "/objects", toPath: away)
        let refused = expectRefusal("missing-objects", options, in: clone)
        #expect(
            refused.message.contains("objects/info/alternates borrows from \(app.path)/objects")
        )
        try manager.moveItem(atPath: away, toPath: app.path + "/objects")
        expectVersion(2, options, in: clone)
    }

    @Test(arguments: [String(repeating: "0", count: 40), String(repeating: "12", count: 20)])
    func `a ref that names nothing is mended by the hint`(id: String) throws {
        let app = try App.merged(2)
        let tip = try app.id(of: "main")
        try app.write(id + "\n", to: "refs/heads/main")
        let refused = expectRefusal("missing-objects", options, in: app.path)
        #expect(refused.message.contains("object \(id), which "))
        let command = try #require(refused.hint.split(separator: ": ").last)
        let words = command.split(separator: ";")[0].split(separator: " ").dropFirst()
        try app.git.run(words.map { $0 == "COMMIT" ? tip : String($0) })
        expectVersion(2, options, in: app.path)
    }

    @Test func `an object that the remote still has comes back by the hint`() throws {
        let app = try App.merged(3)
        let clone = try app.clone("--bare", "--origin", "upstream")
        let git = Git(in: clone)
        try git("remote", "add", "upstream", app.path, accepting: [0, 3])
        let lost = try app.id(of: "main~1")
        let pack = try pack(in: clone)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: pack + ".pack"))
        for kind in ["pack", "idx"] { try manager.removeItem(atPath: "\(pack).\(kind)") }
        let input = clone + "/input"
        try bytes.write(to: URL(fileURLWithPath: input))
        #expect(
            try BuiltProgram.run([], inShell: "git -C '\(clone)' unpack-objects -q <'\(input)'")
                .status
                == 0
        )
        try manager.removeItem(atPath: "\(clone)/objects/\(lost.prefix(2))/\(lost.dropFirst(2))")
        let refused = expectRefusal("missing-objects", options, in: clone)
        #expect(refused.hint.hasPrefix("git fetch --refetch --no-filter upstream; or "))
        try git("fetch", "--quiet", "--refetch", "--no-filter", "upstream")
        expectVersion(3, options, in: clone)
    }

    @Test func `a shallow clone names its remote, which need not be origin`() throws {
        let app = try App.merged(3)
        let clone = try app.clone("--depth=1", "--origin", "upstream")
        let git = Git(in: clone)
        try git("checkout", "--quiet", "--detach")
        let refused = expectRefusal("shallow-history", ["--path", "Models"], in: clone)
        #expect(refused.hint == "git fetch --unshallow --filter=blob:none upstream")
        try git.run(refused.hint.split(separator: " ").dropFirst().map(String.init))
        expectVersion(3, ["--path", "Models"], in: clone)
    }
}
