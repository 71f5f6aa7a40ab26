import Foundation
import TestSupport
import Testing

/// Where a configuration is read from, and where the files lie that it names.
@Suite struct ConfigurationPlaceTests {
    private let models = #"{"paths": ["Models"]}"#
    private let nowhere = #"{"paths": ["nowhere"]}"#

    @Test func `with --staged it is the staged one`() throws {
        let app = try App.merged(1, workTree: true)
        try app.write(models, to: ".schema-version.json")
        try app.stage(".schema-version.json")
        try app.write(nowhere, to: ".schema-version.json")
        expectVersion(1, ["--staged"], in: app.path)
        expectRefusal("model-path-not-found", ["--worktree"], in: app.path)
        expectVersion(1, ["--staged", "--config", ".schema-version.json"], in: app.path)
    }

    @Test func `one that is not staged is none for the coming commit`() throws {
        let app = try App.merged(1, workTree: true)
        try app.write(models, to: ".schema-version.json")
        let refused = expectRefusal("usage", ["--staged"], in: app.path, status: 64)
        #expect(refused.hint == "git add .schema-version.json: with --staged the staged one counts")
    }

    @Test func `in a bare repository it is head's`() throws {
        let app = try App.merged(1)
        try app.commit([".schema-version.json": models], "configure")
        expectVersion(1, [], in: app.path)
        try app.branch("other")
        try app.commit([".schema-version.json": nowhere], "break it", on: "other")
        expectVersion(1, ["--head", "main", "--base", "main"], in: app.path)
        let broken = schemaVersion("--format", "json", "--base", "main", in: app.path)
        #expect(broken.refusal == "model-path-not-found", "\(broken)")
    }

    @Test func `in a linked worktree it is that one's`() throws {
        let app = try App.merged(1, workTree: true)
        try app.commit([".schema-version.json": models], "configure")
        let worktree = try app.worktree(at: "main")
        try app.write(nowhere, to: ".schema-version.json")
        expectVersion(1, [], in: worktree)
    }

    @Test func `one elsewhere is read from the disk, its paths from the root`() throws {
        let app = try App.merged(1, workTree: true)
        let folder = try TemporaryFolder()
        let file = try folder.folder("elsewhere") + "/my config.json"
        try Data(models.utf8).write(to: URL(fileURLWithPath: file))
        expectVersion(1, ["--config", file], in: app.path + "/Models")
    }

    @Test(arguments: [
        "../Info.plist", "/etc/Info.plist", "link.plist", ".git/Info.plist", ".git", ".git/config",
    ])
    func `a settings file has to lie in the work tree`(file: String) throws {
        let app = try App.merged(1, workTree: true)
        for place in ["/../Info.plist", "/.git/Info.plist"] {
            try Data(Settings.plist(9).utf8).write(to: URL(fileURLWithPath: app.path + place))
        }
        try FileManager.default.createSymbolicLink(
            atPath: app.path + "/link.plist",
            withDestinationPath: "../Info.plist"
        )
        let configuration = "{\"paths\": [\"Models\"], \"settings\": [{\"file\": \"\(file)\"}]}"
        try app.write(configuration, to: ".schema-version.json")
        let creates = file.hasPrefix("/etc") ? ["--create"] : []
        for command in ["write", "check"] where creates.isEmpty || command == "write" {
            let refused = expectRefusal("settings-outside", [command] + creates, in: app.path)
            #expect(refused.message.hasPrefix("\(file): lies outside"))
        }
        #expect(try app.read("../Info.plist") == Settings.plist(9))
        // Who types a name means it.
        let typed = schemaVersion("write", "../Info.plist", in: app.path)
        #expect(typed.output == "../Info.plist: schemaVersion 9 -> 1\n", "\(typed)")
    }

    @Test func `a bare repository has no place for a settings file`() throws {
        let app = try App.merged(1)
        let configuration = #"{"paths": ["Models"], "settings": [{"file": "Info.plist"}]}"#
        try app.commit([".schema-version.json": configuration], "configure")
        expectRefusal("settings-outside", ["write", "--create"], in: app.path)
        expectVersion(1, [], in: app.path)
    }

    @Test func `a link is followed, on the disk and in the index`() throws {
        let app = try App.merged(1, workTree: true)
        try app.commit(["settings/schema.json": models], "configure")
        try FileManager.default.createSymbolicLink(
            atPath: app.path + "/.schema-version.json",
            withDestinationPath: "settings/schema.json"
        )
        try app.stage(".schema-version.json")
        try app.git("commit", "--quiet", "--message", "link it")
        expectVersion(1, [], in: app.path)
        expectVersion(1, ["--staged"], in: app.path)
        try app.write(nowhere, to: "settings/schema.json")
        expectVersion(1, ["--staged"], in: app.path)
        expectRefusal("model-path-not-found", [], in: app.path)
    }

    @Test(arguments: ["/dev/zero", "nowhere.json", "Models", "pipe"])
    func `what is no file is refused, and never waited for`(target: String) throws {
        let app = try App.merged(1, workTree: true)
        let made = unsafe mkfifo(app.path + "/pipe", 0o600)
        try #require(made == 0)
        try FileManager.default.createSymbolicLink(
            atPath: app.path + "/.schema-version.json",
            withDestinationPath: target
        )
        let refused = expectRefusal("configuration-invalid", [], in: app.path)
        #expect(refused.message.hasPrefix(".schema-version.json: cannot be read: "))
    }

    @Test func `a staged conflict of it is told`() throws {
        let app = try App.merged(1, workTree: true)
        try app.commit([".schema-version.json": models], "configure")
        try app.branch("other")
        try app.commit([".schema-version.json": #"{"paths": "Models"}"#], "one way", on: "other")
        try app.commit([".schema-version.json": #"{"paths": ":/Models"}"#], "another", on: "main")
        try app.checkout("main")
        _ = try app.git("merge", "other", accepting: [1])
        let refused = expectRefusal("configuration-invalid", ["--staged"], in: app.path)
        #expect(refused.message == ".schema-version.json: is staged with a conflict")
    }

    @Test func `outside of a repository that is what is wrong`() throws {
        let folder = try TemporaryFolder()
        let place = try folder.folder("empty")
        expectRefusal("no-repository", ["--config", "x.json"], in: place)
    }
}
