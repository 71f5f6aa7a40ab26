import CLI
import Foundation
import TestSupport
import Testing

/// A loose object that was cut short ends the run with its name, wherever it is met.
@Suite struct TruncatedObjectTests {
    @Test(arguments: ["main", "main~1", "main^{tree}", "main~2^{tree}"])
    func `cut at any length`(revision: String) throws {
        let app = try App.merged(3)
        let id = try app.git("rev-parse", revision).text
        let whole = try bytes(of: id, in: app)
        for length in Set([0, 1, 2, 3, 10, whole.count / 2, whole.count - 5, whole.count - 1]) {
            try replace(id, by: whole.prefix(length), in: app)
            let refused = expectRefusal("damaged-object", ["--path", "Models"], in: app.path)
            #expect(refused.message.contains(id))
            #expect(refused.hint.contains("git fsck"))
        }
        try replace(id, by: whole, in: app)
        expectVersion(3, ["--path", "Models"], in: app.path)
    }

    @Test func `more behind the end is damage too`() throws {
        let app = try App.merged(2)
        let id = try app.id(of: "main")
        try replace(id, by: try bytes(of: id, in: app) + [0], in: app)
        expectRefusal("damaged-object", ["--path", "Models"], in: app.path)
    }

    @Test(arguments: ["main~1", "main^0", "abbreviated", "abbreviated~1"])
    func `met by way of a revision's name`(name: String) throws {
        let app = try App.merged(2)
        let id = try app.id(of: name.hasPrefix("abbreviated") ? "main~1" : name)
        let whole = try bytes(of: id, in: app)
        try replace(id, by: whole.prefix(whole.count / 2), in: app)
        let head = name.replacingOccurrences(of: "abbreviated", with: String(id.prefix(8)))
        let refused = expectRefusal(
            "damaged-object",
            ["--path", "Models", "--base", "main", "--head", head],
            in: app.path
        )
        #expect(refused.message.contains(id))
    }

    @Test func `met by a merge of contents`() throws {
        let lines = (1...30).map { "line \($0)\n" }.joined()
        let app = try HistoryBuilder()
        try app.commit(["Models/User": lines])
        try app.branch("feature", from: "main")
        try app.commit(["Models/User": lines + "last\n"], on: "feature")
        try app.commit(["Models/User": "first\n" + lines], on: "main")
        let id = try app.git("rev-parse", "feature:Models/User").text
        let whole = try bytes(of: id, in: app)
        try replace(id, by: whole.prefix(whole.count / 2), in: app)
        let options = ["--path", "Models", "--base", "main", "--head", "feature"]
        let refused = expectRefusal("damaged-object", options, in: app.path)
        #expect(refused.message.contains(id))
    }

    @Test func `met in the objects that another repository lends`() throws {
        let app = try App.merged(2)
        let clone = try RepositoryKind.shared.make(from: app).directory
        let id = try app.id(of: "main~1")
        let whole = try bytes(of: id, in: app)
        try replace(id, by: whole.prefix(whole.count / 2), in: app)
        let refused = expectRefusal("damaged-object", ["--path", "Models"], in: clone)
        #expect(refused.message.contains(id))
    }

    private func file(_ id: String, in app: HistoryBuilder) -> String {
        "\(app.path)/objects/\(id.prefix(2))/\(id.dropFirst(2))"
    }

    private func bytes(of id: String, in app: HistoryBuilder) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: file(id, in: app)))
    }

    private func replace(_ id: String, by bytes: Data, in app: HistoryBuilder) throws {
        try FileManager.default.removeItem(atPath: file(id, in: app))
        try Data(bytes).write(to: URL(fileURLWithPath: file(id, in: app)))
    }
}
