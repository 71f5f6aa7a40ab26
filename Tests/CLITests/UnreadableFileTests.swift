import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What this user may not read is neither missing nor damaged, and no reason to go on without it.
///
/// Root may read anything, so as root the run is another user's.
@Suite struct UnreadableFileTests {
    private static let stranger = 4321
    private static let isRoot = geteuid() == 0
    private static let canBeKeptOut = !isRoot || BuiltProgram.runs(as: stranger)

    @Test(
        .enabled(if: canBeKeptOut, "root may read anything; needs setpriv"),
        arguments: [
            "config", "config.worktree", "HEAD", "packed-refs", "refs", "refs/heads", "objects",
            "objects/pack", "pack", "idx", "included",
        ]
    )
    func `what cannot be read is named, and so are its rights`(name: String) throws {
        let app = try App.merged(2)
        try app.git("gc", "--quiet")
        try app.git("branch", "loose", "main")
        try app.git("config", "extensions.worktreeConfig", "true")
        try app.git("config", "include.path", "included")
        for file in ["config.worktree", "included"] { try app.write("[a]\n", to: file) }
        let packs = try FileManager.default.contentsOfDirectory(atPath: app.path + "/objects/pack")
        let pack = packs.first { $0.hasSuffix("." + name) }
        let path = pack.map { "objects/pack/" + $0 } ?? name
        try expectRefusal(of: path, in: app)
    }

    @Test(.enabled(if: canBeKeptOut, "root may read anything; needs setpriv"))
    func `a loose object that cannot be read is not damaged`() throws {
        let app = try App.merged(2)
        let id = try app.id(of: "main~1")
        try expectRefusal(of: "objects/\(id.prefix(2))/\(id.dropFirst(2))", in: app)
    }

    @Test(.enabled(if: canBeKeptOut, "root may read anything; needs setpriv"))
    func `a config.worktree that is not used may be closed, and the user's settings too`() throws {
        let app = try App.merged(2)
        try app.write("[a]\n", to: "config.worktree")
        try app.write("[a]\n", to: "home/.gitconfig")
        try give(app)
        for file in ["config.worktree", "home/.gitconfig"] { try setMode(0, of: file, in: app) }
        var environment = BuiltProgram.plainEnvironment
        environment["HOME"] = app.path + "/home"
        let end = try run(in: app, environment)
        #expect(end.output == "2\n", "\(end)")
    }

    @Test func `a folder in place of the settings`() throws {
        let app = try App.merged(1)
        try FileManager.default.removeItem(atPath: app.path + "/config")
        try app.write("", to: "config/file")
        let refused = expectRefusalText(try run(in: app, asStranger: false))
        #expect(refused.contains("/config: Is a directory"))
    }

    private func expectRefusal(of path: String, in app: HistoryBuilder) throws {
        try give(app)
        let whole = try run(in: app)
        #expect(whole.output == "2\n", "\(whole)")
        try setMode(0, of: path, in: app)
        defer { try? setMode(0o755, of: path, in: app) }
        let end = try run(in: app)
        let text = expectRefusalText(end)
        #expect(text.contains("cannot read \(app.path)/\(path)"), "\(end)")
        #expect(text.contains(": Permission denied\nhint: let this user read it, "), "\(end)")
    }

    private func expectRefusalText(_ end: BuiltProgram.End) -> String {
        #expect(end.status == 2 && end.output.isEmpty, "\(end)")
        return end.diagnostics
    }

    private func run(
        in app: HistoryBuilder,
        _ environment: [String: String] = BuiltProgram.plainEnvironment,
        asStranger: Bool = true
    ) throws -> BuiltProgram.End {
        try BuiltProgram.run(
            ["-C", app.path, "--path", "Models", "--base", "main", "--no-cache"],
            environment: environment,
            user: Self.isRoot && asStranger ? Self.stranger : nil
        )
    }

    private func give(_ app: HistoryBuilder) throws {
        guard Self.isRoot else { return }
        let manager = FileManager.default
        for file in try manager.subpathsOfDirectory(atPath: app.path) + [""] {
            try manager.setAttributes(
                [.ownerAccountID: Self.stranger],
                ofItemAtPath: "\(app.path)/\(file)"
            )
        }
    }

    private func setMode(_ mode: Int, of file: String, in app: HistoryBuilder) throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: mode],
            ofItemAtPath: "\(app.path)/\(file)"
        )
    }
}
