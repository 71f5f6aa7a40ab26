import Foundation
import TestSupport
import Testing

@testable import CLI

/// One bash in one app, as a reader has it open in a terminal window.
struct ShellSession {
    /// What one command said, on both streams as a terminal shows them, and its status.
    struct Answer {
        let lines: [String]
        let status: Int32
    }

    private let app: HistoryBuilder
    private let home: TemporaryFolder

    init(in app: HistoryBuilder) throws {
        self.app = app
        home = try TemporaryFolder(small: true)
        let settings =
            "[user]\n\tname = Ada\n\temail = ada@example.org\n[init]\n\tdefaultBranch = main\n"
        try settings.write(toFile: "\(home.path)/.gitconfig", atomically: false, encoding: .utf8)
        // As an installation has it: the program, and the same as a command of git.
        let programs = try home.folder("bin")
        for name in ["schema-version", "git-schema-version"] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(programs)/\(name)",
                withDestinationPath: BuiltProgram.path
            )
        }
    }

    /// Runs the commands in their order; what `cd` and `export` do lasts.
    ///
    /// After an `exit` there are fewer answers than commands.
    func run(_ commands: [String]) throws -> [Answer] {
        let script =
            ["exec 2>&1", "cd -- \(shellWord(app.path))", "status=0"]
            // `eval`, since a mistake of one command's syntax is no business of the next.
            + commands.map { command in
                "(exit $status); eval \(shellWord(command)); status=$?; printf '\\036%d\\036' $status"
            }
        let bash = try #require(Tool("bash"))
        let end = try bash.run(["-c", script.joined(separator: "\n")], environment: environment)
        let parts = end.output.split(separator: "\u{1E}", omittingEmptySubsequences: false)
        return zip(commands.indices, stride(from: 0, to: parts.count - 1, by: 2)).map { _, part in
            Answer(lines: lines(of: parts[part]), status: Int32(parts[part + 1]) ?? -1)
        }
    }

    /// No settings of the machine, no pager, no editor, no clock: the ids are the same everywhere.
    private var environment: [String: String] {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
        return [
            "PATH": "\(home.path)/bin:\(path)", "HOME": home.path, "TERM": "dumb",
            "GIT_CONFIG_GLOBAL": "\(home.path)/.gitconfig", "GIT_ATTR_NOSYSTEM": "1",
            "GIT_PAGER": "cat", "GIT_EDITOR": ":", "GIT_TERMINAL_PROMPT": "0",
            "GIT_AUTHOR_DATE": "1717200000 +0000", "GIT_COMMITTER_DATE": "1717200000 +0000",
        ]
    }

    private func lines(of output: Substring) -> [String] {
        guard !output.isEmpty else { return [] }
        let text = output.hasSuffix("\n") ? output.dropLast() : output
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
