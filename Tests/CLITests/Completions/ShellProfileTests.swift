import Foundation
import TestSupport
import Testing

@testable import CLI

/// The lines of a shell's profile as the README has them, and what an installation brings along.
@Suite struct ShellProfileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let script = root.appending(path: "Scripts/install").path
        let arguments = [script, "--prefix", folder.path, "--program", BuiltProgram.path]
        _ = try Tool("bash")?.run(arguments)
    }

    @Test(.enabled(if: Tool("bash") != nil, "bash is not installed"))
    func `bash has completions after the README's line`() throws {
        let line = #"eval "$(schema-version completions bash)"; complete -p schema-version"#
        let end = try run("bash", ["-c", line])
        #expect(end.output.contains("-F _schema_version schema-version"), "\(end.diagnostics)")
    }

    @Test(.enabled(if: Tool("zsh") != nil, "zsh is not installed"))
    func `zsh has completions after the README's line`() throws {
        let line = """
            autoload -Uz compinit; compinit -u -D; eval "$(schema-version completions zsh)"
            print $_comps[schema-version]
            """
        #expect(try run("zsh", ["-f", "-c", line]).output == "_schema-version\n")
    }

    @Test(.enabled(if: Tool("fish") != nil, "fish is not installed"))
    func `fish has completions after the README's line`() throws {
        let line =
            "schema-version completions fish | source; complete --do-complete 'schema-version exp'"
        #expect(try run("fish", ["--no-config", "-c", line]).output.hasPrefix("explain\t"))
    }

    /// Types a line into an interactive bash that has read the machine's own completions.
    @Test(.enabled(if: bashCompletion != nil, "bash-completion is not installed"))
    func `bash completes the command of git too, once installed`() throws {
        let calls = "\(folder.path)/calls"
        let typed = [
            "git schema-version wr", "git -C . schema-version write --dr", "schema-version lo",
        ]
        let input =
            "PS1=; source \(Self.bashCompletion ?? "")\n"
            + "git() { printf '%s ' \"$@\" >>\(shellWord(calls)); }; schema-version() { git \"$@\"; }\n"
            + typed.map { $0 + "\u{1B}*\n" }.joined()
        let environment = ["TERM": "dumb", "INPUTRC": "/dev/null", "HISTFILE": ""]
        let end = try run(
            "bash",
            ["--norc", "--noprofile", "-i"],
            input: input,
            environment: environment
        )
        let said = try? String(contentsOfFile: calls, encoding: .utf8)
        let expected = "schema-version write -C . schema-version write --dry-run log "
        #expect(said == expected, "\(end.diagnostics)")
    }

    @Test(.enabled(if: Tool("fish") != nil, "fish is not installed"))
    func `fish completes the link for git, once installed`() throws {
        let end = try run(
            "fish",
            ["-c", "complete --do-complete 'git-schema-version exp'"]
        )
        #expect(end.output.hasPrefix("explain\t"), "\(end.diagnostics)")
    }

    private func run(
        _ name: String,
        _ arguments: [String],
        input: String = "",
        environment: [String: String] = [:]
    ) throws -> Tool.End {
        let own = [
            "PATH": "\(folder.path)/bin:/usr/local/bin:/usr/bin:/bin", "HOME": folder.path,
            "XDG_DATA_DIRS": "\(folder.path)/share:/usr/local/share:/usr/share",
        ]
        return try #require(Tool(name)).run(
            arguments,
            input: input,
            environment: own.merging(environment) { $1 }
        )
    }

    private static let bashCompletion = [
        "/usr/share/bash-completion/bash_completion",
        "/opt/homebrew/share/bash-completion/bash_completion",
    ].first(where: FileManager.default.fileExists(atPath:))
}
