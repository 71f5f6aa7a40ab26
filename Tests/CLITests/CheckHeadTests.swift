import CLI
import TestSupport
import Testing

/// `check --head REV` looks at the files of that commit.
@Suite struct CheckHeadTests {
    private let app: HookedApp
    private let words = ["check", "Info.json"] + HookedApp.options

    init() throws {
        app = try HookedApp()
    }

    @Test func `a file that the commit lacks is not found`() throws {
        try app.history.commit(["Info.json": nil])
        try app.history.checkout("main")
        let refused = expectRefusal("settings-not-found", words + ["--head=feature"], in: app.path)
        #expect(refused.message == "Info.json: 'feature' has no such file")
        let id = try app.history.id(of: "feature")
        let byID = expectRefusal("settings-not-found", words + ["--head", id], in: app.path)
        #expect(byID.message.contains(id.prefix(10)), "\(byID)")
        try app.history.git("update-index", "--skip-worktree", "Info.json")
        expectRefusal("settings-not-found", words + ["--head=feature"], in: app.path)
    }

    @Test func `one that lies elsewhere is read from the disk`() throws {
        let folder = try TemporaryFolder(small: true)
        let file = folder.path + "/Info.json"
        try HookedApp.write(HookedApp.settings(1), to: file)
        let outside = ["check", file, "--head=feature"] + HookedApp.options
        #expect(schemaVersion(outside, in: app.path).status == .done)
    }

    @Test func `the hint says where the file is to be mended`() throws {
        try app.history.commit(["Models/User": "2"])
        let here = schemaVersion(words + ["--head=feature"], in: app.path)
        #expect(here.diagnostics.contains("hint: schema-version write Info.json"), "\(here)")
        #expect(here.diagnostics.contains("mends it; then commit it"), "\(here)")
        try app.history.checkout("main")
        let there = schemaVersion(words + ["--head=refs/heads/feature"], in: app.path)
        #expect(there.diagnostics.contains("hint: git switch feature, where"), "\(there)")
        let id = try app.history.id(of: "feature")
        let commit = schemaVersion(words + ["--head", id], in: app.path)
        let place = "hint: git switch --detach \(id.prefix(10)), where"
        #expect(commit.diagnostics.contains(place), "\(commit)")
    }

    @Test func `a configuration can be a commit's`() throws {
        let text = #"{ "paths": ["Models"], "mergeMethod": "squash" }"#
        try app.history.commit(["ci/number.json": text])
        try app.history.checkout("main")
        let all = [
            "feature:ci/number.json", "\(try app.history.id(of: "feature")):./ci/number.json",
        ]
        for name in all {
            let outcome = schemaVersion(["check", "Info.json", "--config", name], in: app.path)
            #expect(outcome.status == .done, "\(outcome)")
        }
        for name in ["feature:ci/none.json", "nowhere:ci/number.json", ":ci/number.json"] {
            expectRefusal("configuration-invalid", ["check", "--config", name], in: app.path)
        }
    }
}
