import CLI
import Foundation
import TestSupport
import Testing

/// Settings that stand in no file of the repository: what `git -c` gives a hook, and files that the
/// environment names.
@Suite struct GitConfigurationTests {
    /// How `git -c KEY=VALUE` and its kin tell a hook.
    private static let ways = ["parameters", "old parameters", "count", "global", "system"]

    private func environment(_ way: String, _ value: String, in app: HistoryBuilder) throws
        -> [String: String]
    {
        let file = app.path + "/../settings"
        try Data("[core]\n\tfileMode = \(value)\n".utf8).write(to: URL(fileURLWithPath: file))
        let setting: [String: String] =
            switch way {
            case "parameters": ["GIT_CONFIG_PARAMETERS": "'core.fileMode'='\(value)'"]
            case "old parameters": ["GIT_CONFIG_PARAMETERS": "'core.filemode=\(value)'"]
            case "global": ["GIT_CONFIG_GLOBAL": file]
            case "system": ["GIT_CONFIG_SYSTEM": file, "GIT_CONFIG_NOSYSTEM": "0"]
            default:
                [
                    "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.fileMode",
                    "GIT_CONFIG_VALUE_0": value,
                ]
            }
        return ["HOME": "/nonexistent", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_COUNT": "0"]
            .merging(setting) { $1 }
    }

    @Test(arguments: ways, ["false", "true", "0", ""])
    func `a change of mode counts where git sees it`(way: String, value: String) throws {
        let app = try App.merged(2, workTree: true)
        try app.git("config", "--unset", "core.fileMode")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: app.path + "/Models/User"
        )
        let environment = try environment(way, value, in: app)
        let changed = try app.git("diff", "--name-only", environment: environment).lines
        let outcome = schemaVersion(
            ["--path", "Models", "--worktree"],
            in: app.path,
            environment: environment
        )
        #expect(outcome.output == (changed.isEmpty ? "2\n" : "3\n"), "\(outcome)")
    }

    @Test(arguments: [true, false])
    func `with -C too, and GIT_CONFIG is another program's`(isExplicit: Bool) throws {
        let app = try App.merged(2, workTree: true)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: app.path + "/Models/User"
        )
        var environment = try environment("parameters", "false", in: app)
        environment["GIT_CONFIG"] = "/nonexistent"
        let place = isExplicit ? ["-C", app.path] : []
        let outcome = schemaVersion(
            ["--path", "Models", "--worktree"] + place,
            in: app.path,
            environment: environment
        )
        #expect(outcome.output == "2\n", "\(outcome)")
    }

    @Test(arguments: [("[core]\n\tfileMode\n", true), ("[core]\n\tfileMode =\n", false)])
    func `a key without a value is on, one with an empty value is off`(
        text: String,
        counts: Bool
    ) throws {
        let app = try App.merged(2, workTree: true)
        try app.git("config", "--unset", "core.fileMode")
        let file = URL(fileURLWithPath: app.path + "/.git/config")
        let settings = try FileHandle(forWritingTo: file)
        try settings.seekToEnd()
        try settings.write(contentsOf: Data(text.utf8))
        try settings.close()
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: app.path + "/Models/User"
        )
        #expect(try app.git("diff", "--name-only").lines.isEmpty == !counts)
        // As libgit2 reads it, and as git lists it.
        for environment in [[:], ["GIT_CONFIG_COUNT": "0"]] {
            let outcome = schemaVersion(
                ["--path", "Models", "--worktree"],
                in: app.path,
                environment: environment
            )
            #expect(outcome.output == (counts ? "3\n" : "2\n"), "\(outcome)")
        }
    }
}
