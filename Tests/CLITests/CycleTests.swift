import CLI
import Foundation
import TestSupport
import Testing

/// An object whose file holds another's bytes can lead back to itself: refused, and not followed for
/// ever.
@Suite(.timeLimit(.minutes(2))) struct CycleTests {
    private let options = ["--path", "Models", "--base", "main"]

    /// Has the file of one object hold another's bytes.
    private func put(_ source: String, into target: String, in app: HistoryBuilder) throws {
        func file(_ revision: String) throws -> String {
            let id = try app.git("rev-parse", revision).text
            return "\(app.path)/objects/\(id.prefix(2))/\(id.dropFirst(2))"
        }
        let (from, to) = (try file(source), try file(target))
        try FileManager.default.removeItem(atPath: to)
        try FileManager.default.copyItem(atPath: from, toPath: to)
    }

    @Test(arguments: 1...7, 0...2)
    func `a line that comes back to where it was`(target: Int, source: Int) throws {
        guard target > source else { return }
        let app = try App.merged(8)
        try put("main~\(source)", into: "main~\(target)", in: app)
        for command in ["compute", "log", "explain"] {
            let refused = expectRefusal("damaged-object", [command] + options, in: app.path)
            #expect(refused.message.contains("leads back to itself"))
            #expect(refused.hint.contains("git fsck --full"))
        }
    }

    @Test func `one of several lines`() throws {
        let app = try App.merged(2)
        try app.branch("release/1", from: "main")
        for number in 1...5 { try app.commit(["Models/Hotfix": "\(number)"]) }
        try app.branch("topic", from: "main")
        try app.commit(["Models/Order": "1"])
        try put("release/1", into: "release/1~2", in: app)
        let lines = ["--path", "Models", "--base", "main", "--base", "release/*"]
        expectRefusal("damaged-object", lines + ["--head", "topic"], in: app.path)
    }

    @Test func `a branch that is replayed commit by commit`() throws {
        let app = try App.merged(1)
        try app.branch("topic", from: "main")
        for number in 1...5 { try app.commit(["Models/Order": "\(number)"]) }
        try put("topic", into: "topic~2", in: app)
        let replayed = options + ["--merge-method", "rebase", "--head", "topic"]
        let outcome = schemaVersion(replayed, in: app.path)
        #expect(outcome.status == .refused, "\(outcome)")
    }

    @Test func `a side branch of one that is replayed`() throws {
        let app = try App.merged(1)
        try app.branch("side", from: "main")
        for number in 1...4 { try app.commit(["Models/Side": "\(number)"]) }
        try app.branch("topic", from: "main")
        try app.commit(["Models/Order": "1"])
        try app.merge("side", into: "topic")
        let replayed = options + ["--merge-method", "rebase", "--head", "topic"]
        #expect(schemaVersion(replayed, in: app.path).status == .done)
        try put("side", into: "side~2", in: app)
        expectRefusal("damaged-object", replayed, in: app.path)
    }

    @Test func `an old line that a foxtrot put aside`() throws {
        let app = try App.merged(3)
        try app.git("branch", "old", "main")
        try app.branch("local", from: "main~2")
        try app.commit(["README": "local"])
        let tree = try app.git("rev-parse", "old^{tree}").text
        let foxtrot = try app.git(
            "commit-tree",
            tree,
            "-p",
            "local",
            "-p",
            "old",
            "-m",
            "Merge branch 'main' of example.org:app"
        ).text
        try app.git("update-ref", "refs/heads/main", foxtrot)
        let squashed = options + ["--merge-method", "squash", "--head", "main"]
        #expect(schemaVersion(squashed, in: app.path).diagnostics.contains("[displaced]"))
        try put("old", into: "old~1", in: app)
        expectRefusal("damaged-object", squashed, in: app.path)
    }

    @Test func `a tag of itself`() throws {
        let app = try App.merged(1)
        try app.git("tag", "-a", "first", "-m", "first")
        try app.git("tag", "-a", "second", "-m", "second", "first")
        try put("second", into: "first", in: app)
        expectRefusal("damaged-object", options + ["--head", "second"], in: app.path)
    }

    @Test func `a directory in itself`() throws {
        let app = try App.merged(1)
        try app.commit(["Models/a/b/c": "1"])
        try put("main:Models", into: "main:Models/a/b", in: app)
        let pruned = options + ["--exclude", "Models/**/c"]
        expectRefusal("damaged-object", pruned, in: app.path)
    }
}
