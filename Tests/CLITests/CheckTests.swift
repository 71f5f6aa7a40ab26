import CLI
import TestSupport
import Testing

@Suite struct CheckTests {
    private let check = ["check", "--path", "Models"]

    @Test func `nothing is said where nothing is off`() throws {
        let app = try App.merged(2)
        for arguments in [check, check + ["--quiet"]] {
            let outcome = schemaVersion(arguments, in: app.path)
            #expect(outcome.status == .done)
            #expect(outcome.output.isEmpty && outcome.diagnostics.isEmpty, "\(outcome)")
        }
        let report = schemaVersion(check + ["--format", "json"], in: app.path)
        #expect(report.status == .done)
        #expect(report.json.keys == JSONReportTests.keys.union(["settings", "problems"]))
        #expect(report.json["settings"] == .array([]) && report.json["problems"] == .array([]))
    }

    @Test func `an uncounted change is a problem, told with its ways out`() throws {
        let app = try App.withUncountedChange()
        let text = schemaVersion(check, in: app.path)
        #expect(text.status == .problems)
        #expect(text.output.isEmpty)
        let lines = text.diagnostics.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("schema-version: ") && !lines[0].contains("warning"))
        #expect(lines[1].hasPrefix("hint: ") && lines[1].contains("--merge-method squash"))

        let report = schemaVersion(check + ["--format", "json"], in: app.path)
        #expect(report.status == .problems)
        #expect(report.diagnostics.isEmpty)
        #expect(report.json["version"].int == 2)
        #expect(report.json["problems"].codes == ["uncounted-change"])
        #expect(report.json["problems"][0].keys == ["code", "message", "hint"])
        #expect(report.json["warnings"] == .array([]))
    }

    @Test func `on request an uncounted change is a warning only`() throws {
        let app = try App.withUncountedChange()
        let text = schemaVersion(check + ["--allow-uncounted"], in: app.path)
        #expect(text.status == .done)
        #expect(text.diagnostics.contains("warning: "))
        #expect(text.diagnostics.contains("[uncounted-change]"))
        let report = schemaVersion(check + ["--allow-uncounted", "--format=json"], in: app.path)
        #expect(report.status == .done)
        #expect(report.json["problems"] == .array([]))
        #expect(report.json["warnings"].codes == ["uncounted-change"])
    }

    @Test func `a shared number is a problem`() throws {
        let app = try App.withBranchBehindMain()
        let text = schemaVersion(check, in: app.path)
        #expect(text.status == .problems)
        #expect(text.diagnostics.contains("hint: update from main"))
        let report = schemaVersion(check + ["--allow-uncounted", "--format=json"], in: app.path)
        #expect(report.status == .problems)
        #expect(report.json["problems"].codes == ["shared-number"])
    }

    @Test func `both problems are told at once`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.land(2)
        try app.squash("feature", into: "main")
        try app.checkout("feature")
        let report = schemaVersion(check + ["--format", "json"], in: app.path)
        #expect(report.status == .problems)
        #expect(Set(report.json["problems"].codes) == ["uncounted-change", "shared-number"])
        let text = schemaVersion(check, in: app.path)
        #expect(text.status == .problems)
        #expect(text.diagnostics.split(separator: "\n").count == 4)
    }

    @Test func `other warnings stay warnings`() throws {
        let app = try App.merged(2)
        let clone = try app.clone()
        try Git(in: clone)("remote", "set-head", "origin", "--delete")
        try Git(in: clone)("checkout", "--quiet", "--detach")
        let report = schemaVersion(check + ["--format", "json"], in: clone)
        #expect(report.status == .done)
        #expect(report.json["warnings"].codes == ["base-guessed"])
        let text = schemaVersion(check, in: clone)
        #expect(text.status == .done)
        #expect(text.diagnostics.contains("[base-guessed]"))
    }

    @Test func `what gives no number is refused, not reported`() throws {
        let app = try App.merged(2)
        expectRefusal("model-path-not-found", ["check", "--path", "models"], in: app.path)
        expectRefusal("base-not-found", check + ["--base", "nope"], in: app.path)
    }
}
