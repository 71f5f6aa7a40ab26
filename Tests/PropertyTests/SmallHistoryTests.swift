import CLI
import TestSupport
import Testing

/// The smallest histories of what random ones have found.
@Suite struct SmallHistoryTests {
    @Test func `one file added on both sides with two modes is a conflict`() throws {
        let repository = try HistoryBuilder()
        try repository.commit(["README": "an app"])
        try repository.branch("feature")
        try repository.commit(["Models/User": "1"])
        try repository.commit(["Models/User": "1"], on: "main")
        try repository.makeExecutable("Models/User")
        let words = ["merge-tree", "--write-tree", "main", "feature"]
        #expect(try repository.git.run(words, accepting: [1]).text.contains("CONFLICT"))
        let outcome = compute("feature", in: repository.path)
        #expect(outcome.json["adds"].int == 1, "\(outcome)")
        #expect(outcome.version == 3, "\(outcome)")
    }

    @Test func `a commit that landed before the branch was updated is not pending`() throws {
        let repository = try HistoryBuilder()
        try repository.commit(["Models/User": "1"])
        try repository.branch("feature")
        try repository.commit(["Models/User": "2"])
        try repository.merge("feature", into: "main")
        try repository.commit(["README": "an app"], on: "feature")
        try repository.commit(["NEWS": "1"], on: "main")
        try repository.merge("main", into: "feature")
        let count = try repository.git("rev-list", "--count", "main..feature", "--", "Models").text
        let outcome = compute("feature", in: repository.path)
        #expect(count == "0")
        #expect(outcome.json["pending"]["commits"].int == 0, "\(outcome)")
        #expect(outcome.version == 2, "\(outcome)")
    }

    /// Two files changed on two sides are merged by their ids; no content is needed for that.
    @Test func `a blobless clone merges whole files without their content`() throws {
        let repository = try HistoryBuilder()
        try repository.commit(["Models/User": "1", "Models/Pet": "1"])
        try repository.branch("feature")
        try repository.commit(["Models/User": "2"])
        try repository.commit(["Models/Pet": "2"], on: "main")
        let clone = try repository.clone("--bare", "--filter=blob:none")
        let outcome = compute("feature", in: clone)
        let isAnswered = outcome.version == 3 || outcome.refusal == "missing-objects"
        #expect(isAnswered, "\(outcome)")
    }

    /// Main is at 2; the first foxtrot, with the warning, leaves it at 1, and the second puts the
    /// first one aside as well.
    @Test func `a foxtrot on top of a foxtrot`() throws {
        let repository = try HistoryBuilder()
        try repository.commit(["README": "an app"])
        let root = try repository.id(of: "main")
        for change in ["1", "2"] {
            try repository.branch("topic-\(change)", from: "main")
            try repository.commit(["Models/User": change])
            try repository.merge("topic-\(change)", into: "main")
        }
        let git = repository.git
        for name in ["one", "two"] {
            let local = try git("commit-tree", "\(root)^{tree}", "-p", root, "-m", name).text
            let words = ["commit-tree", "main^{tree}", "-p", local, "-p", "main"]
            let title = "Merge branch 'main' of https://example.org/app"
            try git("update-ref", "refs/heads/main", git.run(words + ["-m", title]).text)
            let merges = try git("log", "--first-parent", "--merges", "--format=%H", "--", "Models")
            #expect(merges.lines.count == 1)
            let outcome = schemaVersion("--path=Models", "--format=json", in: repository.path)
            #expect(outcome.version == 1, "\(outcome)")
            #expect(outcome.warnings == ["displaced"], "\(outcome)")
        }
    }

    private func compute(_ head: String, in directory: String) -> Outcome {
        let words = ["compute", "--format", "json", "--merge-method", "squash"]
        let options = ["--path", ":/Models", "--base", "main", "--head", head]
        return schemaVersion(words + options, in: directory)
    }
}
