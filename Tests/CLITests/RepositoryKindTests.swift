import CLI
import Foundation
import TestSupport
import Testing

/// One history in every kind of repository: one number, and nothing is written.
@Suite struct RepositoryKindTests {
    @Test(arguments: RepositoryKind.allCases)
    func `the number is the same, and no byte of the repository changes`(
        kind: RepositoryKind
    ) throws {
        let app = try App.merged(3)
        let main = try app.id(of: "main")
        try app.branch("feature", from: "main~1")
        let feature = try app.commit(["Models/Order": "1"], "add orders")
        try app.checkout("main")
        let place = try kind.make(from: app)
        // All that the kind is made of: the repository behind a worktree too, and who lends objects.
        let everything = app.path + "/.."
        let before = try content(ofFolder: everything)
        #expect(before.keys.contains { $0.hasSuffix("HEAD") })
        func compute(_ more: String...) {
            for (head, number) in [(main, 3), (feature, 4)] {
                let outcome = schemaVersion(
                    ["--path", ":/Models", "--base", main, "--head", head] + more,
                    in: place.directory,
                    environment: place.environment
                )
                #expect(outcome.status == .done, "\(outcome)")
                #expect(outcome.output == "\(number)\n", "\(outcome)")
            }
        }
        compute("--no-cache")
        #expect(try content(ofFolder: everything) == before)

        // With a checkpoint nothing is added but its own file, and the number stays.
        for _ in 1...2 { compute() }
        let after = try content(ofFolder: everything)
        let added = Set(after.keys).subtracting(before.keys)
        #expect(added.allSatisfy { $0.contains("/schema-version") }, "\(added)")
        #expect(added.contains { $0.hasSuffix(".json") })
        let touched = before.filter { after[$0.key] != $0.value }.map(\.key)
        #expect(touched.allSatisfy { name in added.contains("\(name)/schema-version") })
    }

    @Test func `a folder that only config.worktree calls bare has no work tree`() throws {
        let app = try App.merged(1)
        let place = try RepositoryKind.bareByWorktreeConfiguration.make(from: app)
        let refused = expectRefusal(
            "unsupported-index",
            ["--path", "Models", "--staged"],
            in: place.directory
        )
        #expect(refused.message.contains("no work tree"))
    }

    @Test(arguments: ["--mirror", "--no-checkout"])
    func `a clone without trees is refused, and mended by the hint`(kind: String) throws {
        let app = try App.merged(3)
        let clone = try app.clone("--filter=tree:0", kind)
        let options = ["--path", "Models", "--base", "main"]
        let refused = expectRefusal("missing-objects", options, in: clone)
        #expect(refused.hint.contains("git fetch --refetch --no-filter"))
        try Git(in: clone)("fetch", "--quiet", "--refetch", "--no-filter")
        expectVersion(3, options, in: clone)
    }

    @Test func `a submodule counts by its commit, and what lies in it is refused`() throws {
        let library = try App.merged(2)
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["README": "an app"])
        for revision in ["main~1", "main"] {
            let commit = try library.id(of: revision)
            try app.git("update-index", "--add", "--cacheinfo", "160000,\(commit),Library")
            try app.git("commit", "--quiet", "-m", "library")
        }
        try app.git("reset", "--quiet", "--hard")
        expectVersion(2, ["--path", "Library", "--merge-method", "squash"], in: app.path)
        let options = ["--path", "Library/Models"]
        let refused = expectRefusal("model-path-not-found", options, in: app.path)
        #expect(refused.message.contains("'Library' is a submodule"))
        #expect(refused.hint.contains("-C Library --path "))
    }

    @Test(arguments: [
        ("", [], "Parts/Library", "Parts/Library"),
        ("App/Sources", [], "../../Parts/Library", "../../Parts/Library"),
        ("Parts/Other", [], "../Library", "../Library"),
        (
            "", ["-C", "App", "-C", "Sources"], "App/Sources/../../Parts/Library",
            "../../Parts/Library"
        ),
        ("App", ["-C", "..", "-C", "Parts"], "../Parts/Library", "Library"),
    ])
    func `the way into a submodule starts where the person is`(
        place: String,
        directories: [String],
        way: String,
        path: String
    ) throws {
        let library = try App.merged(2)
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["App/Sources/a": "1", "Parts/Other/a": "1"])
        let commit = try library.id(of: "main")
        try app.git("update-index", "--add", "--cacheinfo", "160000,\(commit),Parts/Library")
        try app.git("commit", "--quiet", "-m", "library")
        try app.git("clone", "--quiet", library.path, "Parts/Library")
        let here = app.path + (place.isEmpty ? "" : "/" + place)
        let options = directories + ["--path", ":/Parts/Library/Models"]
        let refused = expectRefusal("model-path-not-found", options, in: here)
        #expect(refused.hint.hasPrefix("run it there: -C \(way) --path Models;"), "\(refused.hint)")
        #expect(refused.hint.hasSuffix(" alone: --path \(path)"), "\(refused.hint)")
        let inside = schemaVersion("-C", way, "--path", "Models", in: here)
        #expect(inside.output == "2\n", "\(inside)")
        let alone = directories + ["--path", path, "--merge-method", "squash"]
        expectVersion(1, alone, in: here)
    }

    @Test func `a bare repository has no submodule to go to`() throws {
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["README": "an app"])
        let commit = try app.id(of: "main")
        try app.git("update-index", "--add", "--cacheinfo", "160000,\(commit),Library")
        try app.git("commit", "--quiet", "-m", "library")
        let bare = try app.clone("--bare")
        let options = ["--path", "Library/Models"]
        let refused = expectRefusal("model-path-not-found", options, in: bare)
        #expect(!refused.hint.contains("-C "), "\(refused.hint)")
        #expect(refused.hint.contains("--path Models"))
    }
}
