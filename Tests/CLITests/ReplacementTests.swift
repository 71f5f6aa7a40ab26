import CLI
import Foundation
import TestSupport
import Testing

/// Commits that git shows in place of others are refused where git does show them, and only there.
@Suite struct ReplacementTests {
    private let options = ["--path", "Models", "--format", "json"]

    /// What git is told in the environment.
    private static let settings: [[String: String]] = [
        [:], ["GIT_NO_REPLACE_OBJECTS": "1"], ["GIT_NO_REPLACE_OBJECTS": ""],
        ["GIT_REPLACE_REF_BASE": "refs/other/"], ["GIT_REPLACE_REF_BASE": "refs/replace/"],
        asked("false"), asked("true"), asked("off"), asked("0"), asked(""), asked("1"),
        ["GIT_CONFIG_PARAMETERS": "'core.useReplaceRefs'='false'"],
        ["GIT_CONFIG_PARAMETERS": "'core.usereplacerefs'='yes'"],
    ]

    private static func asked(_ value: String) -> [String: String] {
        [
            "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.useReplaceRefs",
            "GIT_CONFIG_VALUE_0": value,
        ]
    }

    private func quiet(_ setting: [String: String]) -> [String: String] {
        [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/nonexistent",
            "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_COUNT": "0",
        ].merging(setting) { $1 }
    }

    @Test(arguments: settings, [nil, "false", "no"])
    func `replaced objects are refused where git replaces them`(
        setting: [String: String],
        configured: String?
    ) throws {
        let app = try App.merged(3)
        try app.git("replace", "--graft", "main~1")
        if let configured { try app.git("config", "core.useReplaceRefs", configured) }
        let environment = quiet(setting)
        let line = try app.git(
            "rev-list",
            "--count",
            "--first-parent",
            "main",
            environment: environment
        )
        for place in [[], ["-C", app.path]] {
            let outcome = schemaVersion(options + place, in: app.path, environment: environment)
            // With -C, a place of replacements that the environment names is another repository's.
            let isOther = !place.isEmpty && setting["GIT_REPLACE_REF_BASE"] == "refs/other/"
            let isWhole = isOther ? configured != nil : line.text == "4"
            let expected = isWhole ? nil : "unsupported-repository"
            #expect(outcome.refusal == expected, "\(outcome) \(setting)")
            #expect(outcome.json["version"].int == (isWhole ? 3 : nil), "\(outcome)")
        }
    }

    @Test func `where versions of git differ they are refused`() throws {
        let app = try App.merged(3)
        try app.git("replace", "--graft", "main~1")
        try app.git("config", "core.useReplaceRefs", "true")
        let environment = quiet(["GIT_NO_REPLACE_OBJECTS": "1"])
        let outcome = schemaVersion(options, in: app.path, environment: environment)
        #expect(outcome.refusal == "unsupported-repository")
    }

    @Test func `without a git program the repository's own settings count`() throws {
        let app = try App.merged(3)
        try app.git("replace", "--graft", "main~1")
        let nowhere = ["PATH": "/nonexistent"]
        let refused = schemaVersion(options, in: app.path, environment: nowhere)
        #expect(refused.refusal == "unsupported-repository")
        try app.git("config", "core.useReplaceRefs", "false")
        #expect(schemaVersion(options, in: app.path, environment: nowhere).status == .done)
    }

    @Test(arguments: [false, true])
    func `both ways out that the hint has lead to the number`(isPacked: Bool) throws {
        let app = try App.merged(3)
        try app.git("replace", "--graft", "main~1")
        if isPacked { try app.git("pack-refs", "--all") }
        let refused = expectRefusal("unsupported-repository", ["--path", "Models"], in: app.path)
        #expect(refused.hint.contains("export GIT_NO_REPLACE_OBJECTS=1,"))
        let off = ["GIT_NO_REPLACE_OBJECTS": "1"]
        #expect(schemaVersion(options, in: app.path, environment: off).status == .done)
        #expect(refused.hint.contains("git config core.useReplaceRefs false,"))
        try app.git("config", "core.useReplaceRefs", "false")
        expectVersion(3, ["--path", "Models"], in: app.path)
        try app.git("config", "--unset", "core.useReplaceRefs")
        try app.git("replace", "--delete", try app.id(of: "main~1"))
        expectVersion(3, ["--path", "Models"], in: app.path)
    }

    @Test(arguments: [false, true])
    func `parents given by info grafts`(isConverted: Bool) throws {
        let app = try App.merged(2)
        let folder = URL(fileURLWithPath: app.path + "/info")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let grafts = folder.appendingPathComponent("grafts")
        try Data("# none yet\n".utf8).write(to: grafts)
        expectVersion(2, ["--path", "Models"], in: app.path)
        try Data("\(try app.id(of: "main"))\n".utf8).write(to: grafts)
        let refused = expectRefusal("unsupported-repository", ["--path", "Models"], in: app.path)
        #expect(refused.message.contains("info/grafts"))
        let convert = "git replace --convert-graft-file && git config core.useReplaceRefs false"
        let remove = "rm '\(app.path)/info/grafts'"
        #expect(refused.hint.contains(": \(remove); ") && refused.hint.hasSuffix(": \(convert)"))
        // Each of them alone, as it stands there.
        let line = isConverted ? convert : remove
        let shell = try BuiltProgram.run(
            ["--path", "Models"],
            inShell: "cd '\(app.path)' && \(line) && \"$@\""
        )
        #expect(shell.output == "2\n", "\(shell)")
    }
}
