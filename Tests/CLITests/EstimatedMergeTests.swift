import CLI
import TestSupport
import Testing

/// Where git's own merge may be another one than ours, a number is given with a warning.
@Suite struct EstimatedMergeTests {
    private let lines = (1...40).map { "line \($0)\n" }.joined()

    private func warnings(_ head: String, in app: HistoryBuilder) -> [String?] {
        let options = ["--path", "Models", "--merge-method", "squash", "--format", "json"]
        let outcome = schemaVersion(options + ["--head", head], in: app.path)
        return outcome.json["warnings"].array.map { $0["code"].string }
    }

    private func story() throws -> HistoryBuilder {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": "1", "Old/Pet": lines, "README": "1"])
        try app.branch("feature", from: "main")
        return app
    }

    @Test func `main moved a file into the model that the branch changed`() throws {
        let app = try story()
        try app.commit(["Old/Pet": lines + "more\n"], on: "feature")
        try app.rename("Old/Pet", to: "Models/Pet", on: "main")
        #expect(warnings("feature", in: app) == ["estimated-merge"])
        // Git does carry the change along, and main's number goes up.
        let tree = try app.git("merge-tree", "--write-tree", "main", "feature").text
        let differs = try app.git.run(["rev-parse", "\(tree):Models", "main:Models"]).lines
        #expect(differs[0] != differs[1])
    }

    @Test func `the branch moved a file into the model that main changed`() throws {
        let app = try story()
        try app.rename("Old/Pet", to: "Models/Pet", on: "feature")
        try app.commit(["Old/Pet": lines + "more\n"], on: "main")
        #expect(warnings("feature", in: app).contains("estimated-merge"))
    }

    @Test func `main moved a directory into the model that the branch added to`() throws {
        let app = try story()
        try app.commit(["Old/New": "1"], on: "feature")
        try app.rename("Old/Pet", to: "Models/Pet", on: "main")
        #expect(warnings("feature", in: app) == ["estimated-merge"])
    }

    @Test func `a move that stays on one side of the border is none`() throws {
        let app = try story()
        try app.commit(["Old/Pet": lines + "more\n", "Models/User": "2"], on: "feature")
        try app.rename("Old/Pet", to: "Older/Pet", on: "main")
        #expect(warnings("feature", in: app).isEmpty)
    }

    @Test func `a move into the model of a file that nobody else touched is none`() throws {
        let app = try story()
        try app.commit(["README": "2"], on: "feature")
        try app.rename("Old/Pet", to: "Models/Pet", on: "main")
        #expect(warnings("feature", in: app).isEmpty)
    }

    @Test(arguments: [false, true])
    func `a merge driver of the team's own is not run`(hasSplitIndex: Bool) throws {
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["Models/User": lines, ".gitattributes": "Models/* merge=ours\n"])
        try app.branch("feature", from: "main")
        try app.commit(["Models/User": "first\n" + lines], on: "feature")
        try app.commit(["Models/User": lines + "last\n"], on: "main")
        // libgit2 reads no split index, and looks for attributes in it as well.
        if hasSplitIndex { try app.git("update-index", "--split-index") }
        let found = warnings("feature", in: app)
        #expect(found.contains("estimated-merge"), "\(found)")
    }
}
