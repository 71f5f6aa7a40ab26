import CLI
import Foundation
import TestSupport
import Testing

/// Indexes that libgit2 1.5 refuses: the `git` program is asked, and where there is none, what to
/// run is said.
@Suite struct IndexFormatTests {
    private static let noGit = ["PATH": "/nonexistent"]

    /// A branch with a change of the model staged, another one on disk, and two kinds of entries
    /// that `git add -N` made.
    private func story(
        intending: Bool = true,
        _ prepare: (HistoryBuilder) throws -> Void
    ) throws -> HistoryBuilder {
        let app = try App.merged(2, workTree: true)
        try app.commit(["Models/Empty": "", "Other/File": "1"], on: "main")
        try app.branch("feature")
        try prepare(app)
        try app.write("staged", to: "Models/Order")
        try app.stage("Models")
        try app.write("on disk", to: "Models/Later")
        try app.write("", to: "Models/Void")
        if intending { try app.git("add", "--intent-to-add", "Models/Later", "Models/Void") }
        return app
    }

    private func expectReadable(_ app: HistoryBuilder, hint: String) throws {
        let index = try Data(contentsOf: URL(fileURLWithPath: app.path + "/.git/index"))
        let options = ["--merge-method", "squash"]
        let staged = uncommitted("--staged", options, in: app.path)
        let onDisk = uncommitted("--worktree", options, in: app.path)
        #expect(staged.json["version"].int == 4, "\(staged)")
        #expect(onDisk.json["version"].int == 4, "\(onDisk)")
        for option in ["--staged", "--worktree"] {
            let refused = uncommitted(option, in: app.path, environment: Self.noGit)
            #expect(refused.refusal == "unsupported-index", "\(refused)")
            #expect(refused.json["error"]["hint"].string?.contains(hint) == true, "\(refused)")
        }
        let plain = ["--path", "Models", "--format", "json"] + options
        let unknowing = schemaVersion(plain, in: app.path, environment: Self.noGit)
        #expect(unknowing.status == .done, "\(unknowing)")
        #expect(unknowing.warnings == [])
        #expect(schemaVersion(plain, in: app.path).warnings == ["dirty-model"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: app.path + "/.git/index")) == index)

        #expect(staged.json["fingerprint"].string == (try model(of: app)))
        try app.stage("Models")
        #expect(onDisk.json["fingerprint"].string == (try model(of: app)))
    }

    private func model(of app: HistoryBuilder) throws -> String {
        let tree = try app.git("write-tree").text
        return try app.git("rev-parse", "\(tree):Models").text
    }

    @Test func `a split index`() throws {
        let app = try story { try $0.git("update-index", "--split-index") }
        try expectReadable(app, hint: "git update-index --no-split-index")
    }

    @Test func `a sparse index`() throws {
        // With `git add -N` and a sparse index git 2.39 crashes.
        let app = try story(intending: false) {
            try $0.git("sparse-checkout", "set", "--cone", "--sparse-index", "Models")
        }
        try expectReadable(app, hint: "git sparse-checkout reapply --no-sparse-index")
    }

    @Test func `an index without a checksum, as index.skipHash writes it`() throws {
        let app = try story { _ in }
        let index = URL(fileURLWithPath: app.path + "/.git/index")
        var bytes = try Data(contentsOf: index)
        bytes.replaceSubrange((bytes.count - 20)..., with: Data(count: 20))
        try bytes.write(to: index)
        try expectReadable(app, hint: "git -c index.skipHash=false update-index")
    }

    @Test func `an index in the fourth version`() throws {
        let app = try story { try $0.git("update-index", "--index-version", "4") }
        let staged = uncommitted(in: app.path, environment: Self.noGit)
        #expect(staged.json["fingerprint"].string == (try model(of: app)), "\(staged)")
    }

    @Test func `a model outside of a sparse checkout is as it was staged`() throws {
        for kind in ["--no-sparse-index", "--sparse-index"] {
            let app = try App.merged(2, workTree: true)
            try app.commit(["Other/File": "1"], on: "main")
            try app.branch("feature")
            try app.git("sparse-checkout", "set", "--cone", kind, "Other")
            #expect(!FileManager.default.fileExists(atPath: app.path + "/Models"))
            for option in ["--staged", "--worktree"] {
                let same = uncommitted(option, in: app.path)
                #expect(same.json["adds"].int == 0, "\(same)")
            }
            let plain = schemaVersion("--path", "Models", "--format", "json", in: app.path)
            #expect(plain.warnings == [], "\(plain)")
            let id = try app.git("hash-object", "-w", "--stdin", input: "new").text
            let words = ["update-index", "--add", "--cacheinfo", "100644,\(id),Models/Order"]
            try app.git.run(words)
            #expect(uncommitted(in: app.path).json["version"].int == 3)
        }
    }

    @Test func `a content merge with an index that libgit2 cannot read`() throws {
        let app = try App.merged(1, workTree: true)
        let lines = { (changed: [Int: String]) in
            (1...9).map { (changed[$0] ?? "line") + "\n" }.joined()
        }
        try app.commit(["Models/User": lines([:])], on: "main")
        try app.branch("feature")
        try app.commit(["Models/User": lines([1: "feature"])])
        try app.commit(["Models/User": lines([9: "main"])], on: "main")
        try app.checkout("feature")
        try app.git("update-index", "--split-index")
        for environment in [[:], Self.noGit] {
            let outcome = schemaVersion(
                ["--path", "Models", "--merge-method", "squash"],
                in: app.path,
                environment: environment
            )
            #expect(outcome.output == "4\n", "\(outcome)")
        }
    }
}
