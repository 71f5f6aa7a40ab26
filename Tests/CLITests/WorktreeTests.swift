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

    /// Expects the model on disk to be the one that git would commit after `git add --all`.
    private func expectModelOnDisk(
        of app: HistoryBuilder,
        adds: Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let onDisk = uncommitted("--worktree", in: app.path)
        #expect(onDisk.json["adds"].int == adds, "\(onDisk)", sourceLocation: sourceLocation)
        let source = onDisk.json["pending"]["source"].string
        #expect(source == "worktree", sourceLocation: sourceLocation)
        try app.git("-c", "advice.addEmbeddedRepo=false", "add", "--all", "--", "Models")
        let tree = try app.git("write-tree").text
        let model = try app.git("rev-parse", "\(tree):Models").text
        let fingerprint = onDisk.json["fingerprint"].string
        #expect(fingerprint == model, "\(onDisk)", sourceLocation: sourceLocation)
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

    @Test func `the executable bit and a link are changes of their own`() throws {
        let app = try branch()
        let user = app.path + "/Models/User"
        let files = FileManager.default
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: user)
        try expectModelOnDisk(of: app, adds: 1)
        try app.git("config", "core.fileMode", "false")
        try app.git("reset", "--quiet", "--hard")
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: user)
        try expectModelOnDisk(of: app, adds: 0)
        try files.removeItem(atPath: user)
        try files.createSymbolicLink(atPath: user, withDestinationPath: "../README")
        try expectModelOnDisk(of: app, adds: 1)
    }

    @Test func `line ends are no change where git converts them`() throws {
        let app = try branch()
        try app.commit(["Models/Text": "one\ntwo\n", ".gitattributes": "Models/Raw -text\n"])
        try app.git("config", "core.autocrlf", "true")
        try app.write("one\r\ntwo\r\n", to: "Models/Text")
        #expect(
            uncommitted("--worktree", in: app.path).json["fingerprint"].string
                == (try app.git("rev-parse", "HEAD:Models").text)
        )
        try app.write("one\r\n", to: "Models/Raw")
        try expectModelOnDisk(of: app, adds: 1)
    }

    @Test func `a repository inside of the model is the commit that it has checked out`() throws {
        let app = try branch()
        let inner = Git(in: app.path + "/Models/Inner")
        try FileManager.default.createDirectory(
            atPath: inner.directory,
            withIntermediateDirectories: true
        )
        try inner("init", "--quiet")
        let refused = expectRefusal(
            "unsupported-repository",
            ["--worktree", "--path", "Models"],
            in: app.path
        )
        #expect(refused.message.contains("'Models/Inner'"))
        try inner("commit", "--quiet", "--allow-empty", "--message", "1")
        try expectModelOnDisk(of: app, adds: 1)
        try app.git("commit", "--quiet", "--message", "inner")
        try inner("commit", "--quiet", "--allow-empty", "--message", "2")
        try app.write("1", to: "Models/Inner/File")
        try expectModelOnDisk(of: app, adds: 1)
        // Not checked out (any more), it stays what it was.
        try FileManager.default.removeItem(atPath: inner.directory)
        _ = try FileManager.default.createDirectory(
            atPath: inner.directory,
            withIntermediateDirectories: false
        )
        try expectModelOnDisk(of: app, adds: 1)
    }

    @Test func `a file behind a filter is taken from the index, or refused`() throws {
        let app = try branch()
        try app.git("config", "filter.lfs.clean", "tr a-z A-Z")
        try app.write("Models/*.bin filter=lfs\n", to: ".gitattributes")
        try app.write("abc", to: "Models/data.bin")
        try app.write("abc", to: "Models/plain")
        try app.stage(".")
        try app.git("commit", "--quiet", "--message", "data")
        // The index must be younger than the file, or its notes of it prove nothing.
        Thread.sleep(forTimeInterval: 0.02)
        try app.git("update-index", "--refresh")
        try app.git("update-index", "--force-write-index")
        try app.write("more", to: "Models/plain")
        let onDisk = uncommitted("--worktree", in: app.path)
        #expect(onDisk.json["adds"].int == 1, "\(onDisk)")
        try app.write("xyz", to: "Models/data.bin")
        let refused = expectRefusal(
            "unsupported-index",
            ["--worktree", "--path", "Models"],
            in: app.path
        )
        #expect(refused.message.contains("'Models/data.bin'"))
        #expect(refused.hint.contains("--staged"))
        let plain = schemaVersion("--path", "Models", in: app.path)
        #expect(plain.status == .done, "\(plain)")
        try app.git("config", "--unset", "filter.lfs.clean")
        try expectModelOnDisk(of: app, adds: 1)
    }

    @Test func `on a disk without case a file keeps the spelling of the index`() throws {
        let app = try branch()
        try app.git("config", "core.ignoreCase", "true")
        try app.write("1", to: "Models/USER")
        try app.write("1", to: "Models/Orders/Order")
        try expectModelOnDisk(of: app, adds: 1)
        try app.write("1", to: "Models/orders/Other")
        try expectModelOnDisk(of: app, adds: 1)
    }

    @Test func `files next to the model with a longer name are not in it`() throws {
        let app = try branch()
        for name in ["ModelsExtra/User", "Models.swift", "Models-old"] {
            try app.write("1", to: name)
        }
        try expectModelOnDisk(of: app, adds: 0)
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
