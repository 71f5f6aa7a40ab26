import CLI
import Foundation
import TestSupport
import Testing

/// A number that would go down from what is out.
@Suite struct LoweringTests {
    /// Main at 3, whose settings files hold `version`, and a branch off it.
    private func story(holding version: Int) throws -> HistoryBuilder {
        let app = try App.merged(3, workTree: true)
        try app.commit(["Info.plist": Settings.plist(version)], "number")
        try app.branch("feature", from: "main")
        try app.checkout("feature")
        return app
    }

    private let write = ["write", "Info.plist", "--path", "Models"]

    @Test func `a number below that of the branch point is refused`() throws {
        let app = try story(holding: 9)
        let refused = expectRefusal("would-lower", write, in: app.path)
        let branchPoint = try app.id(of: "main")
        #expect(
            refused.message == "Info.plist: schemaVersion would go down to 3: it is 9 in"
                + " \(branchPoint.prefix(10)) of main, which head is built on"
        )
        #expect(refused.hint.contains("--baseline \(branchPoint)=9;"))
        expectRefusal("would-lower", write + ["--dry-run"], in: app.path)
        #expect(try app.read("Info.plist") == Settings.plist(9))

        let baseline = ["--baseline", "\(branchPoint)=9"]
        #expect(schemaVersion(write + baseline, in: app.path).status == .done)
        let lower = schemaVersion(write + ["--allow-lower"], in: app.path)
        #expect(lower.output == "Info.plist: schemaVersion 9 -> 3\n")
    }

    @Test func `so is one on main itself`() throws {
        let app = try story(holding: 9)
        try app.checkout("main")
        expectRefusal("would-lower", write, in: app.path)
    }

    @Test func `the file is found through a link and from a subdirectory`() throws {
        let app = try story(holding: 9)
        try app.git("-C", app.path, "config", "core.symlinks", "true")
        try symlink(app.path + "/link.plist", to: "Info.plist")
        let arguments = ["write", "../link.plist", "--path", ":/Models"]
        expectRefusal("would-lower", arguments, in: app.path + "/Models")
    }

    @Test func `a value that only this branch wrote may fall`() throws {
        let app = try story(holding: 3)
        try app.commit(["Models/User": "new"], "change")
        try app.checkout("feature")
        #expect(schemaVersion(write, in: app.path).output == "Info.plist: schemaVersion 3 -> 4\n")
        try app.commit(["Info.plist": Settings.plist(4)], "number")
        try app.commit(["Models/User": "3"], "take it back")
        try app.checkout("feature")
        #expect(schemaVersion(write, in: app.path).output == "Info.plist: schemaVersion 4 -> 3\n")
    }

    @Test(arguments: ["{", "{}", #"{"schemaVersion": "$(A)"}"#, #"{"schemaVersion": 9.0}"#])
    func `where main holds no number to compare with, a fall is told`(content: String) throws {
        let app = try story(holding: 9)
        try app.checkout("main")
        try app.commit(["app.json": content], "settings")
        try app.checkout("main")
        try app.write(#"{"schemaVersion": 8}"#, to: "app.json")
        let outcome = schemaVersion(["write", "app.json", "--path", "Models"], in: app.path)
        #expect(outcome.output == "app.json: schemaVersion 8 -> 3\n")
        #expect(outcome.diagnostics.contains("[lowered]"))
    }

    @Test func `so it is for a file that was moved, and not for one that rises`() throws {
        let app = try story(holding: 9)
        try app.write(Settings.plist(9), to: "Moved.plist")
        let moved = ["write", "Moved.plist", "--path", "Models"]
        #expect(schemaVersion(moved + ["-n"], in: app.path).diagnostics.contains("[lowered]"))
        try app.write(Settings.plist(2), to: "Moved.plist")
        #expect(schemaVersion(moved, in: app.path).diagnostics.isEmpty)
    }

    @Test func `of several bounds the highest is named`() throws {
        let app = try story(holding: 9)
        try app.tag("v1", at: "main~1")
        let refused = expectRefusal("would-lower", write + ["--released", "v1=90"], in: app.path)
        #expect(refused.message.hasSuffix("release 'v1' has 90"))
    }

    @Test func `a number below a release is refused, and an unknown pattern is told`() throws {
        let app = try story(holding: 1)
        try app.tag("v1", at: "main~1")
        let released = ["--released", "v1=7"]
        let refused = expectRefusal("would-lower", write + released, in: app.path)
        #expect(refused.message.hasSuffix("would go down to 3: release 'v1' has 7"))
        let allowed = schemaVersion(write + released + ["--allow-lower"], in: app.path)
        #expect(allowed.output == "Info.plist: schemaVersion 1 -> 3\n")
        #expect(allowed.diagnostics.contains("[lower-than-release]"))
        let unknown = schemaVersion(write + ["--releases", "x*"], in: app.path)
        #expect(unknown.status == .done)
        #expect(unknown.diagnostics.contains("[no-release-found]"))
    }

    private func symlink(_ link: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    }
}
