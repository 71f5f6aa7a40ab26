import Foundation
import TestSupport
import Testing

/// The files for other people's CI and fastlane, as they lie in the package.
enum Recipes {
    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static let bash = Tool("bash")
    static let ruby = Tool("ruby")
    /// What reads YAML is Ruby's own `psych`.
    static let canRun = bash != nil && ruby != nil
    static let need: Comment = "bash or ruby is not installed: Scripts/install-test-tools"

    /// The snippets for providers, and GitHub's own files.
    static let yaml = [
        "Scripts/ci/bitrise.yml", "Scripts/ci/circleci.yml", "Scripts/ci/github-workflow.yml",
        "Scripts/ci/gitlab-ci.yml", ".github/actions/schema-version/action.yml",
        ".github/workflows/test.yml",
    ]

    static func text(_ name: String) throws -> String {
        try String(contentsOf: root.appending(path: name), encoding: .utf8)
    }

    /// What a YAML file says, as JSON; a key `on` is `true` to YAML 1.1 and is named so here.
    static func parse(_ name: String) throws -> JSON {
        let script = "puts JSON.generate(YAML.safe_load(STDIN.read, aliases: true))"
        let end = try #require(ruby)
            .run(["-ryaml", "-rjson", "-e", script], input: text(name))
        #expect(end.status == 0, "\(name): \(end.diagnostics)")
        return JSON(text: end.output)
    }

    /// Runs a script by a shell, in a folder.
    static func run(
        _ script: String,
        by shell: [String] = ["bash", "--noprofile", "--norc", "-eo", "pipefail"],
        in folder: String,
        environment: [String: String]
    ) throws -> Tool.End {
        let place = try TemporaryFolder(small: true)
        let file = "\(place.path)/script"
        try Data(script.utf8).write(to: URL(fileURLWithPath: file))
        let words = ["-c", #"cd -- "$1" && shift && exec "$@""#, "bash", folder] + shell + [file]
        return try #require(bash).run(words, environment: environment)
    }
}
