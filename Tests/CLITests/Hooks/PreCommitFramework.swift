import Foundation
import TestSupport

/// The real pre-commit framework on an app, with the hooks that this package offers it.
struct PreCommitFramework {
    /// Where `Scripts/install-pre-commit` puts it, or else on the path; nil where it is not
    /// installed.
    static let program: String? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let candidates =
            [root.appending(path: ".build/pre-commit/bin/pre-commit").path]
            + path.split(separator: ":").map { "\($0)/pre-commit" }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    let app: HookedApp
    private let folder = try? TemporaryFolder()

    /// Installs the framework's own hook, with one of ours in its configuration.
    init(running hook: String) throws {
        app = try HookedApp()
        let offer = "\(folder?.path ?? "")/offer"
        try FileManager.default.createDirectory(
            atPath: offer,
            withIntermediateDirectories: true
        )
        let name = ".pre-commit-hooks.yaml"
        let hooks = try Data(contentsOf: Self.root.appending(path: name))
        try hooks.write(to: URL(fileURLWithPath: "\(offer)/\(name)"))
        let git = Git(in: offer)
        try git("init", "--quiet", "--initial-branch=main")
        try git("add", "--all")
        try git("commit", "--quiet", "--message", "hooks")
        let revision = try git("rev-parse", "HEAD").text
        let configuration = """
            repos:
            - repo: '\(offer)'
              rev: \(revision)
              hooks:
              - id: \(hook)
                args: [--path, Models, --merge-method, squash, Info.json]

            """
        try app.history.commit([".pre-commit-config.yaml": configuration])
        try app.history.git(
            "config",
            "alias.framework",
            "!'\(Self.program ?? "")'"
        )
        _ = try run("framework", "install")
    }

    /// Runs git, which runs the framework.
    func run(_ words: String...) throws -> (status: Int32, said: String) {
        try app.git(words, environment: ["PRE_COMMIT_HOME": "\(folder?.path ?? "")/cache"])
    }
}
