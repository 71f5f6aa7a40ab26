import Foundation
import TestSupport
import Testing

/// An app that CI builds: main has number 2, and `feature` is to make 3.
///
/// Its configuration says all that the program has to know. The file that main holds the branch's
/// number against is not the one that is checked out, so a clone without old files will not do.
struct RecipeApp {
    let history: HistoryBuilder
    private let tool: HistoryBuilder
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        history = try HistoryBuilder()
        try history.commit([
            "App/Info.plist": Settings.plist(0), "README": "an app", ".gitignore": "/fastlane/\n",
            ".schema-version.json": """
            {"base": "main", "paths": ["Models"], "settings": [{"file": "App/Info.plist"}]}

            """,
        ])
        try history.land(1)
        try history.land(2)
        try history.branch("feature", from: "main")
        try history.commit(["Models/Order": "1", "App/Info.plist": Settings.plist(1)])
        try history.git("branch", "merged", "main")
        try history.merge("feature", into: "merged")
        try history.checkout("main")
        tool = try Self.program()
    }

    /// The program's own repository, where all but the compiler runs.
    private static func program() throws -> HistoryBuilder {
        let real = Recipes.root.appending(path: "Scripts/install").path
        let tool = try HistoryBuilder()
        let script = """
            #!/bin/sh
            exec bash '\(real)' "$@" --program '\(BuiltProgram.path)'

            """
        try tool.commit(["Scripts/install": script])
        try tool.makeExecutable("Scripts/install")
        try tool.tag("0.1.0")
        return tool
    }

    /// A build's checkout, detached at a branch, without branches of its own.
    ///
    /// - Parameters:
    ///   - depth: nil for all of the history.
    ///   - isSingle: whether one that is cut off lacks the other branches.
    func checkout(
        _ branch: String,
        depth: Int? = nil,
        isSingle: Bool = true
    ) throws -> Checkout {
        let single = isSingle ? "--single-branch" : "--no-single-branch"
        let options = depth.map { ["--depth=\($0)", "--branch=\(branch)", single] } ?? []
        let place = try history.clone(options)
        let git = Git(in: place)
        try git("checkout", "--quiet", "--detach", "origin/\(branch)")
        let local = try git("for-each-ref", "--format=%(refname)", "refs/heads").lines
        for name in local + ["refs/remotes/origin/merged"] { try git("update-ref", "-d", name) }
        return Checkout(
            path: place,
            head: try git("rev-parse", "HEAD").text,
            tip: try history.id(of: branch == "merged" ? "feature" : branch)
        )
    }

    struct Checkout {
        let path: String
        let head: String
        let tip: String

        /// The variables of a pull request's build on GitHub.
        var gitHubRequest: [String: String] {
            get throws {
                let ci = try #require(CIFixture.all.first { $0.name == "GitHub Actions" })
                return ci.environment(
                    ci.request,
                    head: head,
                    tip: tip,
                    branch: "feature",
                    target: "main"
                )
            }
        }

        /// The number that the settings file holds.
        var number: Int? {
            get throws {
                let file = URL(fileURLWithPath: "\(path)/App/Info.plist")
                let text = try String(contentsOf: file, encoding: .utf8)
                return (0...9).first { text == Settings.plist($0) }
            }
        }
    }

    /// What leads a clone of the program to its repository here, and a home.
    var environment: [String: String] {
        [
            "HOME": folder.path, "GIT_CONFIG_COUNT": "1",
            "GIT_CONFIG_KEY_0": "url.file://\(tool.path).insteadOf",
            "GIT_CONFIG_VALUE_0": "https://github.com/OWNER/schema-version",
        ]
    }
}
