import CLI
import TestSupport
import Testing

/// A clone without file contents: enough for every number that needs no merge by content.
@Suite struct BloblessTests {
    private let lines = (1...30).map { "line \($0)\n" }.joined()
    private let options = ["--path", "Models", "--merge-method", "squash", "--format", "json"]

    private func story() throws -> HistoryBuilder {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": lines, "Models/Pet": "1"])
        try app.branch("feature", from: "main")
        return app
    }

    private func compute(_ head: String, in app: HistoryBuilder) throws -> Outcome {
        let clone = try app.clone("--bare", "--filter=blob:none")
        return schemaVersion(options + ["--base", "main", "--head", head], in: clone)
    }

    @Test func `files that each side changed alone need no content`() throws {
        let app = try story()
        try app.commit(["Models/Pet": "2"], on: "main")
        try app.commit(["Models/User": "changed"], on: "feature")
        let outcome = try compute("feature", in: app)
        #expect(outcome.json["version"].int == 3, "\(outcome)")
        #expect(outcome.json["warnings"].array.map { $0["code"].string } == ["shared-number"])
    }

    @Test func `a file that both changed is compared as a whole, and that is said`() throws {
        let app = try story()
        try app.commit(["Models/User": "first\n" + lines], on: "main")
        try app.commit(["Models/User": lines + "last\n"], on: "feature")
        let outcome = try compute("feature", in: app)
        #expect(outcome.json["version"].int == 3, "\(outcome)")
        let codes = outcome.json["warnings"].array.map { $0["code"].string }
        #expect(codes.contains("estimated-merge"), "\(outcome)")
    }

    @Test func `a change that base has as well is none`() throws {
        let app = try story()
        try app.commit(["Models/User": "same", "Models/Pet": "2"], on: "main")
        try app.commit(["Models/User": "same"], on: "feature")
        let outcome = try compute("feature", in: app)
        #expect(outcome.json["adds"].int == 0, "\(outcome)")
    }
}
