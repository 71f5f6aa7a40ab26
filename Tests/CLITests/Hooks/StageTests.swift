import CLI
import Foundation
import TestSupport
import Testing

/// `write --staged`: the staged file is what counts, and `--stage` puts in the number alone.
@Suite struct StageTests {
    private let app: HookedApp

    init() throws {
        app = try HookedApp()
        try app.change(staged: true)
    }

    private func write(_ options: String..., file: String = "Info.json") -> Outcome {
        schemaVersion(["write", file, "--staged"] + HookedApp.options + options, in: app.path)
    }

    private func staged(_ file: String = "Info.json") throws -> String {
        try app.history.git("show", ":\(file)").text + "\n"
    }

    private func onDisk() throws -> String { try app.history.read("Info.json") }

    @Test func `a staged number that is off is told, and the file on disk written`() throws {
        let outcome = write()
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.output == "Info.json: schemaVersion 1 -> 2\n")
        #expect(
            outcome.diagnostics == """
                schema-version: warning: Info.json: schemaVersion is 1 as staged, and is to be 2 \
                [not-staged]
                hint: git add Info.json, then commit again

                """
        )
        #expect(try onDisk() == HookedApp.settings(2) && staged() == HookedApp.settings(1))
    }

    @Test func `a number that is right on disk only fails all the same`() throws {
        try app.history.write(HookedApp.settings(2), to: "Info.json")
        let time = try app.history.modificationDate(of: "Info.json")
        let outcome = write("--fail-if-changed")
        #expect(outcome.status == .problems, "\(outcome)")
        #expect(outcome.output == "Info.json: schemaVersion is 2 already\n")
        #expect(outcome.diagnostics.contains("hint: git add Info.json, then"), "\(outcome)")
        #expect(try app.history.modificationDate(of: "Info.json") == time)
        try app.history.stage("Info.json")
        let right = write("--fail-if-changed")
        #expect(right.status == .done && right.diagnostics.isEmpty, "\(right)")
    }

    @Test func `a number that is right as staged stays as it is on disk`() throws {
        try app.history.write(HookedApp.settings(2), to: "Info.json")
        try app.history.stage("Info.json")
        try app.history.write(HookedApp.settings(5), to: "Info.json")
        let outcome = write("--fail-if-changed")
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.output == "Info.json: schemaVersion is 2 already\n")
        #expect(outcome.diagnostics.contains("note: Info.json is right as staged"), "\(outcome)")
        #expect(try onDisk() == HookedApp.settings(5))
    }

    @Test(arguments: [("--stage", Int32(0)), ("--fail-if-changed", 1)])
    func `stage puts the number in, and a status of its own is still to be had`(
        option: String,
        status: Int32
    ) throws {
        let outcome = write("--stage", option)
        #expect(outcome.status.rawValue == status, "\(outcome)")
        #expect(outcome.output == "Info.json: schemaVersion 1 -> 2\nInfo.json: staged\n")
        #expect(outcome.diagnostics.isEmpty, "\(outcome)")
        #expect(try onDisk() == HookedApp.settings(2) && staged() == HookedApp.settings(2))
        #expect(try app.history.git("diff", "--name-only").text.isEmpty)
        #expect(write("--stage", option).status == .done)
    }

    @Test func `stage stages what is right on disk already`() throws {
        try app.history.write(HookedApp.settings(2), to: "Info.json")
        #expect(write("--stage").status == .done)
        #expect(try staged() == HookedApp.settings(2))
    }

    @Test func `other changes that are not staged stay so`() throws {
        try app.history.write(HookedApp.settings(1, name: "half done"), to: "Info.json")
        for options in [["--stage"], ["--stage", "--fail-if-changed"]] {
            let outcome = schemaVersion(
                ["write", "Info.json", "--staged"] + HookedApp.options + options,
                in: app.path
            )
            #expect(outcome.status == .problems, "\(outcome)")
            #expect(outcome.diagnostics.contains("has other changes that are not staged"))
            #expect(outcome.diagnostics.contains("hint: git add --patch Info.json"), "\(outcome)")
            #expect(try staged() == HookedApp.settings(1))
            #expect(try onDisk() == HookedApp.settings(2, name: "half done"))
        }
    }

    @Test func `other changes that are staged go along`() throws {
        try app.history.write(HookedApp.settings(1, name: "done"), to: "Info.json")
        try app.history.stage("Info.json")
        #expect(write("--stage").status == .done)
        #expect(try staged() == HookedApp.settings(2, name: "done"))
    }

    @Test func `a dry run stages nothing`() throws {
        let outcome = write("--stage", "--dry-run", "--fail-if-changed")
        #expect(outcome.status == .problems, "\(outcome)")
        #expect(outcome.output.contains("+  \"schemaVersion\": 2"))
        #expect(try onDisk() == HookedApp.settings(1) && staged() == HookedApp.settings(1))
    }

    @Test func `line ends and filters are git's matter`() throws {
        try app.history.git("config", "core.autocrlf", "true")
        let text = HookedApp.settings(1).replacingOccurrences(of: "\n", with: "\r\n")
        try app.history.write(text, to: "Info.json")
        #expect(write("--stage").status == .done)
        #expect(try staged() == HookedApp.settings(2))
        #expect(try onDisk().contains("2,\r\n"))
        #expect(try app.history.git("diff", "--name-only").text.isEmpty)
    }

    @Test func `mode and name of a staged file stay, a link leads to its file`() throws {
        let manager = FileManager.default
        try app.history.write(HookedApp.settings(1), to: "dé \"p\"/Info.json")
        let path = "\(app.path)/dé \"p\"/Info.json"
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        try manager.createSymbolicLink(
            atPath: "\(app.path)/Link.json",
            withDestinationPath: "dé \"p\"/Info.json"
        )
        try app.history.git("add", "--all")
        let outcome = write("--stage", file: "Link.json")
        #expect(outcome.status == .done, "\(outcome)")
        #expect(try staged("dé \"p\"/Info.json") == HookedApp.settings(2))
        let listed = try app.history.git("ls-files", "--stage", "-z").records
        #expect(listed.contains { $0.hasPrefix("100755") && $0.hasSuffix("\tdé \"p\"/Info.json") })
        #expect(listed.contains { $0.hasPrefix("120000") && $0.hasSuffix("\tLink.json") })
    }

    @Test func `several files, one of them right`() throws {
        try app.history.write(HookedApp.settings(2), to: "Other.json")
        try app.history.stage("Other.json")
        let outcome = write("Other.json", "--stage", "--fingerprint-key=model")
        #expect(outcome.status == .done, "\(outcome)")
        let model = try app.history.git("write-tree").text
        let id = try app.history.git("rev-parse", "\(model):Models").text
        for file in ["Info.json", "Other.json"] { #expect(try staged(file).contains(id)) }
    }

    @Test func `JSON tells it as a warning`() throws {
        let outcome = write("--format", "json", "--fail-if-changed")
        #expect(outcome.status == .problems)
        #expect(outcome.json["warnings"].codes == ["not-staged"], "\(outcome)")
        #expect(outcome.json["settings"][0]["was"].int == 1, "\(outcome)")
        #expect(write("--format", "json", "--stage").json["warnings"].codes == [])
    }

    @Test func `stage needs staged`() throws {
        let words = ["write", "Info.json", "--stage"] + HookedApp.options
        expectRefusal("usage", words, in: app.path, status: 64)
    }
}
