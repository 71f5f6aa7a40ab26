import CLI
import Foundation
import TestSupport
import Testing

@Suite struct WorktreeFileTests {
    private func branch() throws -> HistoryBuilder {
        let app = try App.merged(2, workTree: true)
        try app.branch("feature")
        return app
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

}
