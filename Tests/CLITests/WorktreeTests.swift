import CLI
import Foundation
import TestSupport
import Testing

@Suite struct WorktreeTests {
    private func branch() throws -> HistoryBuilder {
        let app = try App.merged(2, workTree: true)
        try app.branch("feature")
        return app
    }

    @Test func `files that are not tracked yet are part of the model on disk`() throws {
        let app = try branch()
        try app.write("more", to: "Models/Orders/Order")
        #expect(uncommitted("--staged", in: app.path).json["adds"].int == 0)
        try expectModelOnDisk(of: app, adds: 1)
    }

    @Test func `files that are ignored are not, unless they are tracked`() throws {
        let app = try branch()
        try app.write("*.log\nbuild/\n", to: ".gitignore")
        try app.write("1", to: "Models/trace.log")
        try app.write("1", to: "Models/build/User")
        try expectModelOnDisk(of: app, adds: 0)
        try app.git("add", "--force", "Models/trace.log")
        try app.git("commit", "--quiet", "--message", "trace")
        try app.write("2", to: "Models/trace.log")
        try expectModelOnDisk(of: app, adds: 1)
    }

    @Test func `a file that a folder's own rules take back is not ignored`() throws {
        let app = try branch()
        try app.write("*.log\n", to: ".gitignore")
        try app.write("!trace.log\n", to: "Models/.gitignore")
        try app.stage(".")
        try app.git("commit", "--quiet", "--message", "rules")
        try app.write("1", to: "Models/trace.log")
        try expectModelOnDisk(of: app, adds: 1)
    }

    @Test func `files next to the model with a longer name are not in it`() throws {
        let app = try branch()
        for name in ["ModelsExtra/User", "Models.swift", "Models-old"] {
            try app.write("1", to: name)
        }
        try expectModelOnDisk(of: app, adds: 0)
    }

    @Test func `a model path may be a file`() throws {
        let app = try branch()
        try app.write("1", to: "Schema.json")
        try app.write("1", to: "Schema.json.orig")
        let onDisk = uncommitted("--worktree", ["--path", "Schema.json"], in: app.path)
        #expect(onDisk.json["adds"].int == 1, "\(onDisk)")
    }

    @Test func `the whole repository may be the model, its own folder left out`() throws {
        let app = try branch()
        try app.write("1", to: "deep/down/File")
        let onDisk = uncommitted("--worktree", ["--path", "."], in: app.path)
        try app.git("add", "--all")
        #expect(onDisk.json["fingerprint"].string == (try app.git("write-tree").text))
    }

    @Test(arguments: ["--staged", "--worktree"])
    func `without an index, or a work tree, there is nothing to number`(option: String) throws {
        let bare = try App.merged(1)
        expectRefusal("unsupported-index", [option, "--path", "Models"], in: bare.path)
        let app = try App.merged(1, workTree: true)
        let clone = try app.clone("--no-checkout")
        let refused = expectRefusal("unsupported-index", [option, "--path", "Models"], in: clone)
        #expect(refused.message.contains("/.git/index"))
        try Git(in: clone)("read-tree", "--empty")
        let empty = schemaVersion(option, "--path", "Models", "--format", "json", in: clone)
        #expect(empty.json["fingerprint"].isNull, "\(empty)")
        #expect(empty.json["adds"].int == 1)
    }
}
