import CLI
import TestSupport
import Testing

@Suite struct CheckFileTests {
    private let check = ["check", "Info.plist", "--path", "Models"]

    @Test func `a file with the computed number is confirmed`() throws {
        let app = try story(2)
        let text = schemaVersion(check, in: app.path)
        #expect(text.status == .done)
        #expect(text.output == "Info.plist: schemaVersion is 2\n")
        #expect(text.diagnostics.isEmpty)
        let quiet = schemaVersion(check + ["--quiet"], in: app.path)
        #expect(quiet.status == .done)
        #expect(quiet.output.isEmpty)
    }

    @Test(arguments: [1, 3])
    func `a file with another number is stale`(version: Int) throws {
        let app = try story(version)
        let text = schemaVersion(check, in: app.path)
        #expect(text.status == .problems)
        #expect(text.output.isEmpty)
        #expect(
            text.diagnostics.hasPrefix(
                "schema-version: Info.plist: schemaVersion is \(version), and the number is 2\nhint: "
            )
        )
        let report = schemaVersion(check + ["--format", "json"], in: app.path)
        #expect(report.status == .problems)
        #expect(report.diagnostics.isEmpty)
        #expect(report.json["problems"].codes == ["stale"])
        #expect(report.json["settings"][0]["was"].int == version)
        #expect(report.json["settings"][0]["now"].int == 2)
        #expect(try app.read("Info.plist") == Settings.plist(version))
    }

    @Test func `what the hint says mends it`() throws {
        let app = try story(1)
        let hint = schemaVersion(check, in: app.path).diagnostics.split(separator: "\n")[1]
        #expect(hint.contains("schema-version write Info.plist"))
        let written = schemaVersion("write", "Info.plist", "--path", "Models", in: app.path)
        #expect(written.status == .done)
        #expect(schemaVersion(check, in: app.path).status == .done)
    }

    @Test func `a file without the key is stale`() throws {
        let app = try story(2)
        try app.write("{}", to: "app.json")
        let arguments = ["check", "app.json", "--path=Models", "--format=json"]
        let report = schemaVersion(arguments, in: app.path)
        #expect(report.status == .problems)
        #expect(report.json["problems"].codes == ["stale"])
        #expect(report.json["settings"][0]["was"].isNull)
    }

    @Test func `every problem is told at once`() throws {
        let app = try story(1)
        try app.write(Settings.json("7"), to: "app.json")
        try app.write(Settings.json("2"), to: "good.json")
        try app.branch("feature", from: "main~1")
        try app.commit(["Models/Order": "1", "Info.plist": Settings.plist(1)])
        try app.squash("feature", into: "main")
        try app.checkout("feature")
        let files = ["check", "Info.plist", "app.json", "good.json", "--path", "Models"]
        let report = schemaVersion(files + ["--format", "json"], in: app.path)
        #expect(report.status == .problems)
        let codes = report.json["problems"].codes.sorted()
        #expect(codes == ["shared-number", "stale", "stale", "uncounted-change"], "\(report)")
        #expect(report.json["settings"].array.count == 3)
        let text = schemaVersion(files, in: app.path)
        #expect(text.status == .problems)
        #expect(text.output == "good.json: schemaVersion is 2\n")
        let hints = text.diagnostics.split(separator: "\n").filter { $0.hasPrefix("hint: ") }
        #expect(hints.count == 4)
    }

    /// Main at 2, and an untracked property list that says `version`.
    private func story(_ version: Int) throws -> HistoryBuilder {
        let app = try App.merged(2, workTree: true)
        try app.write(Settings.plist(version), to: "Info.plist")
        return app
    }
}
