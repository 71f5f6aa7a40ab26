import Foundation
import TestSupport
import Testing

/// The composite action as a runner of GitHub's runs it: each step's script by bash, with the
/// environment that the file gives it, and the runner's files.
struct CompositeAction {
    /// The runner's temporary folder, where the program is installed.
    let runner: TemporaryFolder
    /// What stands in the action's repository as a runner has it: without git, and all there.
    let action: String
    private let definition: JSON

    init() throws {
        runner = try TemporaryFolder()
        action = try runner.folder("action")
        definition = try Recipes.parse(".github/actions/schema-version/action.yml")
        let files = FileManager.default
        for name in [".github", "Scripts", "Package.swift"] {
            let source = Recipes.root.appending(path: name).path
            try files.copyItem(atPath: source, toPath: "\(action)/\(name)")
        }
        // All but the compiler runs.
        let install = "\(action)/Scripts/install"
        try files.moveItem(atPath: install, toPath: install + "-program")
        let script = """
            #!/bin/sh
            echo built >>"$RUNNER_TEMP/builds"
            exec bash "$0-program" "$@" --program '\(BuiltProgram.path)'

            """
        try script.write(toFile: install, atomically: false, encoding: .utf8)
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: install)
        _ = try runner.folder("action/Sources")
        try write("source", to: "action/Sources/main.swift")
    }

    /// What one use of the action ended with.
    struct End {
        var status: Int32 = 0
        var said = ""
        var outputs: [String: String] = [:]
        /// The outputs of each step.
        var steps: [String: [String: String]] = [:]
    }

    func write(_ text: String, to name: String) throws {
        try text.write(toFile: "\(runner.path)/\(name)", atomically: false, encoding: .utf8)
    }

    func read(_ name: String) -> String? {
        try? String(contentsOfFile: "\(runner.path)/\(name)", encoding: .utf8)
    }

    /// Uses the action in a workspace, with these inputs.
    func use(
        _ inputs: [String: String] = [:],
        in workspace: String,
        environment: [String: String] = [:]
    ) throws -> End {
        let given = inputs.merging(defaults) { given, _ in given }
        #expect(Set(given.keys) == definition["inputs"].keys, "no such input")
        var end = End()
        for step in definition["runs"]["steps"].array {
            guard let script = step["run"].string else { continue }
            if let condition = step["if"].string {
                try #require(condition == "inputs.command != 'install'")
                guard given["command"] != "install" else { continue }
            }
            var variables = environment.merging(plain(in: workspace)) { $1 }
            for name in step["env"].keys {
                let value = step["env"][name].string ?? ""
                variables[name] = Self.value(of: value, inputs: given, steps: end.steps)
            }
            try write("", to: "output")
            let run = try Recipes.run(script, in: workspace, environment: variables)
            end.said += run.output + run.diagnostics
            end.steps[step["id"].string ?? ""] = Self.outputs(read("output") ?? "")
            end.status = run.status
            guard run.status == 0 else { return end }
        }
        for name in definition["outputs"].keys {
            let value = definition["outputs"][name]["value"].string ?? ""
            end.outputs[name] = Self.value(of: value, inputs: given, steps: end.steps)
        }
        return end
    }

    private var defaults: [String: String] {
        let inputs = definition["inputs"]
        return inputs.keys.reduce(into: [:]) { $0[$1] = inputs[$1]["default"].string }
    }

    /// What a runner gives every step; the PATH has what earlier steps put there.
    private func plain(in workspace: String) -> [String: String] {
        let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        // A URL has no spaces.
        let server = URL(fileURLWithPath: runner.path + "/server").absoluteString
        let added = (read("path") ?? "").split(separator: "\n").reversed()
        return [
            "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": workspace,
            "GITHUB_ACTION_PATH": action + "/.github/actions/schema-version",
            "GITHUB_OUTPUT": runner.path + "/output", "GITHUB_PATH": runner.path + "/path",
            "GITHUB_STEP_SUMMARY": runner.path + "/summary",
            "GITHUB_REPOSITORY": "OTHER/app", "GITHUB_SERVER_URL": server,
            "RUNNER_TEMP": runner.path, "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64",
            "PATH": (added.map(String.init) + [search]).joined(separator: ":"),
        ]
    }

    private static func outputs(_ text: String) -> [String: String] {
        text.split(separator: "\n").reduce(into: [:]) { outputs, line in
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            outputs[String(parts[0])] = parts.count > 1 ? String(parts[1]) : ""
        }
    }

    /// The value of an expression, of those kinds that the file uses.
    private static func value(
        of text: String,
        inputs: [String: String],
        steps: [String: [String: String]]
    ) -> String {
        guard let match = text.wholeMatch(of: /\$\{\{ ([a-z_.-]+) \}\}/) else { return text }
        let names = match.1.split(separator: ".").map(String.init)
        switch names[0] {
        case "inputs": return inputs[names[1]] ?? ""
        case "steps": return steps[names[1]]?[names[3]] ?? ""
        default:
            #expect(match.1 == "github.action_repository")
            return "OWNER/schema-version"
        }
    }
}
