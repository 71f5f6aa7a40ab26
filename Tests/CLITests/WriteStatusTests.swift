import CLI
import Foundation
import TestSupport
import Testing

/// What `write` says with its status, and what a dry run says beforehand.
@Suite struct WriteStatusTests {
    private let app: HistoryBuilder

    init() throws {
        app = try App.merged(2, workTree: true)
        try app.write(Settings.plist(1), to: "Info.plist")
    }

    private func arguments(_ options: [String]) -> [String] {
        ["write", "Info.plist", "--path=Models"] + options
    }

    private func write(_ options: String...) -> Outcome {
        schemaVersion(arguments(options), in: app.path)
    }

    @Test(arguments: ["text", "json", "github"])
    func `a file that was changed can be a status of its own`(format: String) throws {
        let options = ["--fail-if-changed", "--format", format]
        let dry = schemaVersion(arguments(options + ["--dry-run"]), in: app.path)
        #expect(dry.status == .problems, "\(dry)")
        #expect(try app.read("Info.plist") == Settings.plist(1))
        let first = schemaVersion(arguments(options), in: app.path)
        #expect(first.status == .problems, "\(first)")
        #expect(first.output.contains("schemaVersion"))
        #expect(try app.read("Info.plist") == Settings.plist(2))
        #expect(schemaVersion(arguments(options), in: app.path).status == .done)
        #expect(schemaVersion(arguments(options + ["-n"]), in: app.path).status == .done)
    }

    @Test func `one changed file of several is enough, and so is a fingerprint`() throws {
        #expect(write().status == .done)
        try app.write(Settings.json("1"), to: "app.json")
        #expect(write("app.json", "--fail-if-changed").status == .problems)
        #expect(write("app.json", "--fail-if-changed").status == .done)
        #expect(write("--fingerprint-key=model", "--fail-if-changed").status == .problems)
        #expect(write("--fingerprint-key=model", "--fail-if-changed").status == .done)
    }

    @Test func `a refusal stays one`() throws {
        try app.write("{", to: "app.json")
        #expect(write("app.json", "--fail-if-changed").status == .refused)
    }

    @Test(arguments: [[], ["--dry-run"]])
    func `a file of several hard links needs force, and a dry run says so too`(
        options: [String]
    ) throws {
        let other = "\(app.path)/Other.plist"
        try FileManager.default.linkItem(atPath: "\(app.path)/Info.plist", toPath: other)
        let refused = expectRefusal("settings-write-failed", arguments(options), in: app.path)
        #expect(refused.message.contains("hard link"))
        #expect(refused.hint.contains("--force"))
        #expect(try app.read("Info.plist") == Settings.plist(1))
        let forced = schemaVersion(arguments(options + ["--force"]), in: app.path)
        #expect(forced.status == .done, "\(forced)")
        #expect(try app.read("Info.plist") == Settings.plist(options.isEmpty ? 2 : 1))
        #expect(try app.read("Other.plist") == Settings.plist(1))
    }

    @Test func `several hard links do not matter where nothing changes`() throws {
        #expect(write().status == .done)
        let other = "\(app.path)/Other.plist"
        try FileManager.default.linkItem(atPath: "\(app.path)/Info.plist", toPath: other)
        #expect(write().status == .done)
        #expect(write("--dry-run").status == .done)
    }

    @Test(.disabled(if: getuid() == 0, "root may write everywhere"), arguments: [true, false])
    func `a dry run refuses a read-only file or folder as a real run does`(isFolder: Bool) throws {
        try app.write(Settings.plist(1), to: "App/Info.plist")
        let manager = FileManager.default
        let path = "\(app.path)/App" + (isFolder ? "" : "/Info.plist")
        try manager.setAttributes([.posixPermissions: isFolder ? 0o555 : 0o444], ofItemAtPath: path)
        let arguments = ["write", "App/Info.plist", "--path=Models"]
        let real = expectRefusal("settings-write-failed", arguments, in: app.path)
        let dry = expectRefusal("settings-write-failed", arguments + ["-n"], in: app.path)
        #expect(real.message == dry.message && real.hint == dry.hint)
        #expect(try app.read("App/Info.plist") == Settings.plist(1))
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    @Test func `both are for write alone`() throws {
        for option in ["--force", "--fail-if-changed"] {
            expectRefusal("usage", ["--path=Models", option], in: app.path, status: 64)
        }
    }
}
