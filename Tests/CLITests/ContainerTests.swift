import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What a container leaves out: a home, a name for the user, a disk that can be written to.
///
/// Only root can give files to a user who has no name, and root may write anywhere.
@Suite
struct ContainerTests {
    private static let isRoot = geteuid() == 0
    private static let stranger = 4321
    private static let canBeStranger = isRoot && BuiltProgram.runs(as: stranger)

    @Test(arguments: [nil, "", "/nonexistent"])
    func `without a home there are no settings of the user`(home: String?) throws {
        let app = try diverged()
        var environment = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
        environment["HOME"] = home
        let run = try program(["--base", "main", "--head", "feature"], in: app, environment)
        #expect(run.output == "3\n", "\(run)")
    }

    @Test(.enabled(if: canBeStranger, "needs root, and setpriv"))
    func `a user without a name has what git lets that user have`() throws {
        let app = try diverged()
        let options = ["--base", "main", "--head", "feature"]
        let foreign = try program(options + ["--format", "json"], in: app, user: Self.stranger)
        #expect(JSON(text: foreign.output)["error"]["code"].string == "repository-owner")
        let trusting = [
            "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "safe.directory",
            "GIT_CONFIG_VALUE_0": "*",
        ]
        let trusted = try program(options, in: app, trusting, user: Self.stranger)
        #expect(trusted.output == "3\n", "\(trusted)")
        try give(app)
        let own = try program(options, in: app, user: Self.stranger)
        #expect(own.output == "3\n", "\(own)")
    }

    @Test(
        .enabled(if: !isRoot || canBeStranger, "root may write anywhere; needs setpriv"),
        arguments: [
            (["--base", "main"], "3\n"), (["--base", "main", "--staged"], "3\n"),
            (["--base", "main", "--worktree"], "3\n"),
            (["--base", "main", "--merge-method", "rebase"], "3\n"),
        ]
    )
    func `a repository that cannot be written to`(
        options: [String],
        number: String
    ) throws {
        let app = try diverged()
        try give(app)
        try setMode(0o555, of: app)
        defer { try? setMode(0o755, of: app) }
        let before = try content(ofFolder: app.path)
        let run = try program(options, in: app, user: Self.isRoot ? Self.stranger : nil)
        #expect(run.output == number, "\(run)")
        #expect(try content(ofFolder: app.path) == before)
    }

    @Test(.enabled(if: !isRoot || canBeStranger, "root may write anywhere; needs setpriv"))
    func `a settings file that cannot be written to`() throws {
        let app = try diverged()
        try app.write(#"{"schemaVersion": 1}"#, to: "app.json")
        try give(app)
        try setMode(0o555, of: app)
        defer { try? setMode(0o755, of: app) }
        let run = try program(
            ["write", "app.json", "--base", "main", "--format", "json"],
            in: app,
            user: Self.isRoot ? Self.stranger : nil
        )
        #expect(run.status == 2, "\(run)")
        #expect(JSON(text: run.output)["error"]["code"].string == "settings-write-failed")
        #expect(try app.read("app.json") == #"{"schemaVersion": 1}"#)
    }

    private func program(
        _ options: [String],
        in app: HistoryBuilder,
        _ environment: [String: String] = [:],
        user: Int? = nil
    ) throws -> BuiltProgram.End {
        let place = ["-C", app.path, "--path", "Models"]
        return try BuiltProgram.run(options + place, environment: environment, user: user)
    }

    /// A branch whose landing only a merge by content can tell.
    private func diverged() throws -> HistoryBuilder {
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["README": "1"])
        try app.branch("first")
        try app.commit(["Models/User": text([:])])
        try app.merge("first", into: "main")
        try app.branch("feature")
        try app.commit(["Models/User": text([2: "feature"])])
        try app.branch("second", from: "main")
        try app.commit(["Models/User": text([9: "main"])])
        try app.merge("second", into: "main")
        try app.checkout("feature")
        return app
    }

    private func text(_ changes: [Int: String]) -> String {
        (1...14).map { "\(changes[$0] ?? "line") \($0)\n" }.joined()
    }

    /// To the stranger, where that is possible.
    private func give(_ app: HistoryBuilder) throws {
        guard Self.isRoot else { return }
        try setAttribute(.ownerAccountID, to: Self.stranger, of: app)
    }

    private func setMode(_ mode: Int, of app: HistoryBuilder) throws {
        try setAttribute(.posixPermissions, to: mode, of: app)
    }

    private func setAttribute(
        _ name: FileAttributeKey,
        to value: Int,
        of app: HistoryBuilder
    ) throws {
        let manager = FileManager.default
        for file in try manager.subpathsOfDirectory(atPath: app.path) + [""] {
            try manager.setAttributes([name: value], ofItemAtPath: "\(app.path)/\(file)")
        }
    }
}
