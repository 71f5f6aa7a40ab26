import CLI
import TestSupport
import Testing

/// `check --staged` holds what is staged against the number of what is staged.
@Suite struct CheckStagedTests {
    private let options = ["Info.json", "--path", "Models", "--staged"]

    private func story() throws -> HistoryBuilder {
        let app = try App.merged(2, workTree: true)
        try app.commit(["Info.json": "{\"schemaVersion\": 2}"])
        try app.branch("feature", from: "main")
        try app.checkout("feature")
        try app.write("changed", to: "Models/User")
        try app.stage("Models/User")
        return app
    }

    @Test func `what is on disk only does not make it right`() throws {
        let app = try story()
        try app.write("{\"schemaVersion\": 3}", to: "Info.json")
        let stale = schemaVersion(["check"] + options, in: app.path)
        #expect(stale.status == .problems, "\(stale)")
        #expect(stale.diagnostics.contains("schemaVersion is 2, and the number is 3"))
        try app.stage("Info.json")
        let right = schemaVersion(["check"] + options, in: app.path)
        #expect(right.status == .done, "\(right)")
        #expect(right.output == "Info.json: schemaVersion is 3\n")
    }

    @Test func `what is on disk only does not make it wrong either`() throws {
        let app = try story()
        try app.write("{\"schemaVersion\": 3}", to: "Info.json")
        try app.stage("Info.json")
        try app.write("{\"schemaVersion\": 99}", to: "Info.json")
        #expect(schemaVersion(["check"] + options, in: app.path).status == .done)
    }

    @Test func `a file that is not staged is refused`() throws {
        let app = try story()
        try app.write("{\"schemaVersion\": 3}", to: "Other.json")
        let arguments = ["check", "Other.json", "--path", "Models", "--staged"]
        expectRefusal("settings-not-found", arguments, in: app.path)
    }
}
