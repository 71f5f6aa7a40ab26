import TestSupport
import Testing
import Versioning

@testable import GitHistory

@Suite struct ContentMergeTests {
    @Test func `both sides change one file in different places`() throws {
        let app = try diverged(main: [2: "main"], feature: [9: "feature"])
        #expect(try result(in: app) == (try gitResult(in: app)))
        #expect(try app.findings().isPending)
    }

    @Test func `main has all that the branch changed, and more in the same file`() throws {
        let app = try diverged(main: [2: "both", 9: "main"], feature: [2: "both"])
        let findings = try app.findings()
        #expect(!findings.isPending)
        #expect(findings.settledOn == (try app.id(of: "main")))
    }

    @Test func `both sides change the same line`() throws {
        let app = try diverged(main: [5: "main"], feature: [5: "feature"])
        let tree = try app.git("merge-tree", "--write-tree", "main", "HEAD", accepting: [1])
        #expect(tree.status == 1)
        #expect(try app.findings().evidence == .landing(.pending(result: nil)))
    }

    @Test func `a conflict outside the model is none of its business`() throws {
        let app = try diverged(main: [2: "main"], feature: [9: "feature"])
        try app.commit(["README": "main"], on: "main")
        try app.commit(["README": "feature"], on: "feature")
        #expect(try result(in: app) != nil)
    }

    @Test func `one side deletes what the other changes`() throws {
        let app = try diverged(main: [2: "main"], feature: [9: "feature"])
        try app.commit(["Models/File": nil, "Models/Other": "1"], on: "feature")
        #expect(try app.findings().evidence == .landing(.pending(result: nil)))
    }

    @Test func `one side renames what the other changes`() throws {
        let app = try diverged(main: [2: "main"], feature: [:])
        try app.rename("Models/File", to: "Models/Renamed", on: "feature")
        #expect(try result(in: app) == (try gitResult(in: app)))
    }

    @Test(arguments: ["Models/File merge=union", "*le merge=union", "/Models/** merge=union"])
    func `a union merge of the attributes in the work tree has no conflict`(
        attributes: String
    ) throws {
        let app = try diverged(
            main: [5: "main"],
            feature: [5: "feature"],
            attributes: attributes
        )
        #expect(try result(in: app) == (try gitResult(in: app)))
    }

    @Test func `attributes in the model's own folder count too`() throws {
        let app = try diverged(main: [5: "main"], feature: [5: "feature"])
        #expect(try result(in: app) == nil)
        try app.write("File merge=union\n", to: "Models/.gitattributes")
        #expect(try result(in: app) == (try gitResult(in: app)))
        try app.write("File -merge\n", to: "Models/.gitattributes")
        #expect(try result(in: app) == nil)
    }

    @Test func `a file that is taken whole conflicts where it would have merged`() throws {
        let app = try diverged(
            main: [2: "main"],
            feature: [9: "feature"],
            attributes: "Models/* -merge"
        )
        let tree = try app.git("merge-tree", "--write-tree", "main", "HEAD", accepting: [0, 1])
        #expect(tree.status == 1)
        #expect(try app.findings().evidence == .landing(.pending(result: nil)))
    }

    @Test func `several merge bases are merged first, as git does`() throws {
        let app = try diverged(main: [2: "main"], feature: [9: "feature"])
        let (main, feature) = (try app.id(of: "main"), try app.id(of: "feature"))
        try app.merge(feature, into: "main")
        try app.merge(main, into: "feature")
        #expect(try !app.findings().isPending)
        try app.commit(["Models/File": text([2: "main", 9: "feature", 5: "new"])], on: "main")
        try app.commit(
            ["Models/File": text([2: "main", 9: "feature", 12: "newer"])],
            on: "feature"
        )
        #expect(try result(in: app) == (try gitResult(in: app)))
    }

    /// The model's tree that landing HEAD on main makes; nil for a conflict.
    private func result(in app: HistoryBuilder) throws -> String? {
        guard case .landing(.pending(let model)) = try app.findings().evidence else {
            Issue.record("head is not pending")
            return nil
        }
        return model?.entries[0]?.id.hex
    }

    /// The same by git.
    private func gitResult(in app: HistoryBuilder) throws -> String {
        let tree = try app.git("merge-tree", "--write-tree", "main", "HEAD").lines[0]
        return try app.git("rev-parse", "\(tree):Models").text
    }

    /// A work tree on `feature`; main and the branch changed some lines of one file.
    private func diverged(
        main: [Int: String],
        feature: [Int: String],
        attributes: String = ""
    ) throws -> HistoryBuilder {
        let app = try HistoryBuilder(workTree: true)
        try app.commit([
            "Models/File": text([:]), "README": "an app", ".gitattributes": attributes + "\n",
        ])
        try app.branch("feature")
        try app.commit(["Models/File": text(feature), "feature": "1"])
        try app.commit(["Models/File": text(main), "main": "1"], on: "main")
        try app.checkout("feature")
        return app
    }

    private func text(_ changes: [Int: String]) -> String {
        (1...14).map { "\(changes[$0] ?? "line") \($0)\n" }.joined()
    }
}
