import CLI
import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Whose repository it is: git's verdict, in every row.
///
/// Only root can give files away.
@Suite(.enabled(if: geteuid() == 0, "needs root")) struct OwnershipTests {
    /// What git is told in the environment, `{}` standing for the top of the work tree.
    private static let settings: [[String: String]] = [
        [:], safe("*"), safe("{}"), safe("{}/"), safe("{}/.git"), safe("/elsewhere"),
        safe("{}", ""), safe("*", ""), safe("", "{}"),
        ["GIT_CONFIG_PARAMETERS": "'safe.directory'='*'"],
        ["GIT_CONFIG_PARAMETERS": "'safe.directory'='{}'"],
        ["SUDO_UID": "4321"], ["SUDO_UID": "4322"], ["SUDO_UID": ""], ["SUDO_UID": "4321x"],
        ["GIT_DIR": "{}/.git"],
    ]

    private static func safe(_ values: String...) -> [String: String] {
        var variables = ["GIT_CONFIG_COUNT": "\(values.count)"]
        for (number, value) in values.enumerated() {
            variables["GIT_CONFIG_KEY_\(number)"] = "safe.directory"
            variables["GIT_CONFIG_VALUE_\(number)"] = value
        }
        return variables
    }

    @Test(arguments: settings, [["", ".git"], [""], [".git"], ["Models/User"]])
    func `a repository of another user`(setting: [String: String], foreign: [String]) throws {
        let app = try App.merged(2, workTree: true)
        for name in foreign { try give("\(app.path)/\(name)") }
        try expectVerdict(in: app.path, top: app.path, setting)
        try expectVerdict(in: app.path + "/Models", top: app.path, setting)
        if !foreign.contains("Models/User") {
            try expectVerdict(in: app.path + "/.git", top: app.path, setting)
        }
    }

    @Test(arguments: [[:], safe("*"), safe("{}")])
    func `a bare one`(setting: [String: String]) throws {
        let app = try App.merged(2)
        try give(app.path)
        try expectVerdict(in: app.path, top: app.path, setting)
        try expectVerdict(in: app.path + "/refs", top: app.path, setting)
    }

    @Test(arguments: [[:], safe("*"), safe("{}")], ["", ".git"])
    func `a linked worktree`(setting: [String: String], foreign: String) throws {
        let app = try App.merged(2, workTree: true)
        let place = try app.worktree(at: "main")
        try give(app.path)
        try expectVerdict(in: place, top: place, setting)
        try give("\(place)/\(foreign)")
        try expectVerdict(in: place, top: place, setting)
    }

    @Test(arguments: ["HOME", "GIT_CONFIG_GLOBAL"])
    func `the refusal has git's own way out`(variable: String) throws {
        let app = try App.merged(1, workTree: true)
        try give(app.path)
        let file = app.path + " configuration"
        let environment = [variable: variable == "HOME" ? app.path : file]
        let outcome = refusal(in: app.path, environment)
        let hint = "git config --global --add safe.directory '\(app.path)'\n"
        #expect(outcome.diagnostics.hasSuffix(hint), "\(outcome)")
    }

    @Test(arguments: [
        [:], ["HOME": ""], ["XDG_CONFIG_HOME": "/tmp"],
        ["GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "a.b", "GIT_CONFIG_VALUE_0": "c"],
    ])
    func `without a home there is no such file, and the environment does it`(
        environment: [String: String]
    ) throws {
        let app = try App.merged(1, workTree: true)
        try give(app.path)
        let outcome = refusal(in: app.path, environment)
        #expect(!outcome.diagnostics.contains("--global --add"), "\(outcome)")
        let number = environment["GIT_CONFIG_COUNT"].flatMap(Int.init) ?? 0
        let variables = [
            "GIT_CONFIG_COUNT": "\(number + 1)", "GIT_CONFIG_KEY_\(number)": "safe.directory",
            "GIT_CONFIG_VALUE_\(number)": app.path,
        ]
        for (name, value) in variables {
            let word = value == app.path ? "'\(value)'" : value
            #expect(outcome.diagnostics.contains(" \(name)=\(word)"), "\(outcome)")
        }
        let trusting = environment.merging(variables) { $1 }
        try Git(in: app.path)("rev-parse", "HEAD", environment: trusting)
        let path = ["PATH": "/usr/local/bin:/usr/bin:/bin"]
        let trusted = schemaVersion(
            ["--path", "Models"],
            in: app.path,
            environment: trusting.merging(path) { $1 }
        )
        #expect(trusted.output == "1\n", "\(trusted)")
    }

    private func refusal(in directory: String, _ environment: [String: String]) -> Outcome {
        let outcome = schemaVersion(
            ["--path", "Models"],
            in: directory,
            environment: environment
        )
        #expect(outcome.status == .refused, "\(outcome)")
        return outcome
    }

    private func give(_ path: String) throws {
        let owner = [FileAttributeKey.ownerAccountID: 4321]
        try FileManager.default.setAttributes(owner, ofItemAtPath: path)
    }

    private func expectVerdict(
        in directory: String,
        top: String,
        _ setting: [String: String]
    ) throws {
        var environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent"]
        environment["GIT_CONFIG_NOSYSTEM"] = "1"
        environment["GIT_CONFIG_GLOBAL"] = "/dev/null"
        for (name, value) in setting {
            environment[name] = value.replacingOccurrences(of: "{}", with: top)
        }
        if setting["GIT_DIR"] == nil {
            // The test's own git would settle it with what it is given besides.
            environment["GIT_CONFIG_COUNT"] = environment["GIT_CONFIG_COUNT"] ?? "0"
        }
        let git = try Git(in: directory)(
            "rev-parse",
            "--git-dir",
            environment: environment,
            accepting: [0, 128]
        )
        let outcome = schemaVersion(
            ["--path", ":/Models", "--format", "json"],
            in: directory,
            environment: environment
        )
        let expected = git.status == 0 ? nil : "repository-owner"
        #expect(outcome.refusal == expected, "\(outcome) \(setting)")
    }
}
