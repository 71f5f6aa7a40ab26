import CLI
import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite struct WriteRefusalTests {
    static let broken: [(name: String, content: String, code: String)] = [
        ("Info.plist", "bplist00 binary", "settings-syntax"),
        ("Info.plist", "<plist><dict><key>schemaVersion</key></dict></plist>", "settings-syntax"),
        ("app.json", #"{"schemaVersion": 1,, }"#, "settings-syntax"),
        ("app.json", #"{"schemaVersion": 1, "schemaVersion": 2}"#, "settings-duplicate-key"),
        ("app.json", #"{"schemaVersion": [1]}"#, "settings-type"),
        ("app.json", #"{"schemaVersion": "$(SCHEMA)"}"#, "settings-variable"),
        ("app.json", "<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> b\n", "settings-conflict-markers"),
        ("App.strings", "schemaVersion = 1;", "settings-format"),
    ]

    @Test(arguments: broken.indices)
    func `a file that cannot be edited safely is left as it is`(index: Int) throws {
        let (name, content, code) = Self.broken[index]
        let app = try story()
        try app.write(content, to: name)
        for command in ["write", "check"] {
            let refused = expectRefusal(code, [command, name, "--path", "Models"], in: app.path)
            #expect(refused.message.hasPrefix(name))
        }
        #expect(try app.read(name) == content)
    }

    @Test func `a file that is missing is not made`() throws {
        let app = try story()
        let arguments = ["write", "Info.plist", "--path", "Models"]
        expectRefusal("settings-not-found", arguments, in: app.path)
        #expect(!FileManager.default.fileExists(atPath: app.path + "/Info.plist"))
    }

    @Test func `a folder is no settings file`() throws {
        let app = try story()
        let arguments = ["write", "Models", "--path", "Models"]
        let refused = expectRefusal("settings-format", arguments, in: app.path)
        #expect(refused.message.contains("directory") || refused.message.contains("folder"))
    }

    @Test func `a dictionary that is missing is not made`() throws {
        let app = try story()
        try app.write("{}", to: "app.json")
        let arguments = ["write", "app.json", "--path=Models", "--key=a.b"]
        expectRefusal("settings-key-not-found", arguments, in: app.path)
        #expect(try app.read("app.json") == "{}")
    }

    @Test func `one bad file keeps all others from being written`() throws {
        let app = try story()
        try app.write(Settings.json("1"), to: "good.json")
        try app.write("{", to: "bad.json")
        let files = ["good.json", "bad.json"]
        for order in [files, files.reversed()] {
            expectRefusal("settings-syntax", ["write"] + order + ["--path=Models"], in: app.path)
            #expect(try app.read("good.json") == Settings.json("1"))
        }
    }

    @Test func `without a number nothing is written`() throws {
        let app = try story()
        try app.write(Settings.plist(1), to: "Info.plist")
        try app.git("commit", "--quiet", "--allow-empty", "--message", "empty")
        let cases = [
            ("model-path-not-found", ["--path=models"]), ("base-not-found", ["--base=nope"]),
            ("revision-not-found", ["--head=nope"]),
        ]
        for (code, options) in cases {
            let path = code == "model-path-not-found" ? [] : ["--path=Models"]
            expectRefusal(code, ["write", "Info.plist"] + path + options, in: app.path)
        }
        #expect(try app.read("Info.plist") == Settings.plist(1))
    }

    @Test func `an uncounted change writes nothing`() throws {
        let app = try story()
        try app.commit(["Models/User": "pushed"])
        try app.write(Settings.plist(1), to: "Info.plist")
        expectRefusal("uncounted-change", ["write", "Info.plist", "--path=Models"], in: app.path)
        #expect(try app.read("Info.plist") == Settings.plist(1))
    }

    @Test func `a link is followed, and stays`() throws {
        let app = try story()
        try app.write(Settings.plist(1), to: "Real/Info.plist")
        let link = app.path + "/Info.plist"
        try FileManager.default.createSymbolicLink(
            atPath: link,
            withDestinationPath: "Real/Info.plist"
        )
        let outcome = schemaVersion("write", "Info.plist", "--path=Models", in: app.path)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(try app.read("Real/Info.plist") == Settings.plist(2))
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: link)
        #expect(target == "Real/Info.plist")
    }

    @Test func `a file that cannot be replaced is whole, and the refusal is told in full`() throws {
        let app = try story()
        let elsewhere = try TemporaryFolder()
        // There is room for the path of the file, and none for the one that is written beside it:
        // that stops even root.
        var folder = elsewhere.path
        while folder.utf8.count < Int(PATH_MAX) - 20 {
            let rest = Int(PATH_MAX) - 19 - folder.utf8.count
            folder += "/" + String(repeating: "f", count: min(100, rest))
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let file = folder + "/app.json"
        let content = Data(Settings.json("1").utf8)
        try content.write(to: URL(fileURLWithPath: file))
        let arguments = ["write", file, "--path=Models"]
        let refused = expectRefusal("settings-write-failed", arguments, in: app.path)
        #expect(refused.message.hasPrefix(file))
        #expect(FileManager.default.contents(atPath: file) == content)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["app.json"])
    }

    @Test func `the same file named twice is written once`() throws {
        let app = try story()
        try app.write(Settings.plist(1), to: "Info.plist")
        let arguments = ["write", "Info.plist", "./Info.plist", "--path=Models"]
        let outcome = schemaVersion(arguments, in: app.path)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(try app.read("Info.plist") == Settings.plist(2))
    }

    private func story() throws -> HistoryBuilder { try App.merged(2, workTree: true) }
}
