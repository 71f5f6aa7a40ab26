import CLI
import Foundation
import TestSupport

/// An app under `squash` on whose branch `feature` the coming commit takes number 2, and real hooks
/// that find the built program on their `PATH`.
struct HookedApp {
    static let options = ["--path", "Models", "--merge-method", "squash"]

    let history: HistoryBuilder

    init() throws {
        history = try HistoryBuilder(workTree: true)
        try history.commit(["Models/User": "1", "Info.json": Self.settings(1), "README": "an app"])
        try history.branch("feature")
    }

    var path: String { history.path }

    /// Gives the app a remote that has all of it, and whose default branch is main.
    func addRemote() throws {
        let remote = try history.clone("--bare")
        try history.git("remote", "add", "origin", remote)
        try history.git("fetch", "--quiet", "origin")
        try history.git("remote", "set-head", "origin", "main")
    }

    /// A settings file with more in it than the number.
    static func settings(_ version: Int, name: String = "App") -> String {
        "{\n  \"name\": \"\(name)\",\n  \"schemaVersion\": \(version),\n  \"last\": true\n}\n"
    }

    /// Installs, or takes out, a hook.
    @discardableResult
    func hook(_ words: String..., in directory: String? = nil, home: String? = nil) -> Outcome {
        schemaVersion(
            words,
            in: directory ?? path,
            environment: home.map { ["HOME": $0] } ?? [:]
        )
    }

    /// Installs the hook that most tests run.
    @discardableResult
    func install(_ words: String..., in directory: String? = nil) -> Outcome {
        schemaVersion(
            ["install-hook"] + words + ["Info.json"] + Self.options,
            in: directory ?? path
        )
    }

    /// The file of a hook in the usual place.
    func file(_ hook: String = "pre-commit") -> String { ".git/hooks/\(hook)" }

    /// Writes an executable hook.
    func write(_ text: String, toHook hook: String = "pre-commit", mode: Int = 0o755) throws {
        try history.write(text, to: file(hook))
        try FileManager.default.setAttributes(
            [.posixPermissions: mode],
            ofItemAtPath: "\(path)/\(file(hook))"
        )
    }

    static func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    func mode(of file: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")[.posixPermissions]
            as? Int
    }

    func exists(_ file: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")) != nil
    }

    /// Runs git, with the program on the path of its hooks, and gives its status and all it said.
    func git(
        _ words: [String],
        in directory: String? = nil,
        environment: [String: String] = [:]
    ) throws -> (status: Int32, said: String) {
        let git = Git(in: directory ?? path, clock: history.git.clock + 1000)
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        var environment = environment
        environment["PATH"] = environment["PATH"] ?? "\(BuiltProgram.folder):\(folders)"
        do {
            let output = try git.run(words, environment: environment)
            return (0, output.diagnostics + output.text)
        } catch let failure as GitFailure {
            return (failure.output.status, failure.diagnostics + failure.output.text)
        }
    }

    func git(_ words: String...) throws -> (status: Int32, said: String) { try git(words) }
}
