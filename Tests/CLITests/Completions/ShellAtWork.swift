import Foundation
import TestSupport

@testable import CLI

/// A real shell that completes lines in an app's folder, with the script that the program prints.
///
/// Bash and zsh insert every completion where the cursor is and run the line, with a function in
/// the program's place that writes down its arguments: what is compared is what a user would have
/// run. Fish lists its completions by itself.
struct ShellAtWork {
    let shell: Shell
    private let folder: TemporaryFolder
    /// The repository that the lines are typed in.
    let app: String

    init(_ shell: Shell) throws {
        self.shell = shell
        folder = try TemporaryFolder(small: true)
        app = try folder.folder("app")
        for inner in ["My Models", "App/Models", "Tests"] { _ = try folder.folder("app/\(inner)") }
        for file in ["App/Info.plist", "App/it's.json", "My Models/User.swift", "README"] {
            try "{}".write(toFile: "\(app)/\(file)", atomically: false, encoding: .utf8)
        }
        let git = Git(in: app)
        try git("init", "--quiet", "--initial-branch=main")
        try git("add", ".")
        try git("commit", "--quiet", "--message=begin")
        for branch in ["feature/notes", "$(touch${IFS}hacked)"] { try git("branch", branch) }
        for tag in ["v1.0", "v1.1"] { try git("tag", tag) }
        for other in Shell.allCases {
            try write(other.completions, to: "completions.\(other.rawValue)")
        }
    }

    /// What the last word of each line, in which the cursor is, may become.
    func completions(of lines: [String]) throws -> [[String]] {
        switch shell {
        case .bash: try inserted(lines, by: bash(lines))
        case .zsh: try inserted(lines, by: zsh(lines))
        case .fish: try fish(lines)
        }
    }

    private func bash(_ lines: [String]) throws -> Tool.End? {
        let typed = lines.map { $0 + "\u{1B}*\n" }.joined()
        return try Tool("bash")?.run(
            ["--norc", "--noprofile", "-i"],
            input: setUp + "source \(place)/completions.bash\n" + typed,
            environment: ["TERM": "dumb", "INPUTRC": "/dev/null", "HISTFILE": ""]
        )
    }

    /// Zsh edits lines on a terminal only: an outer one makes it a terminal of zsh's own.
    private func zsh(_ lines: [String]) throws -> Tool.End? {
        try write(
            setUp + """
                fpath=(\(place)/functions $fpath)
                autoload -Uz compinit
                compinit -u -d \(place)/dump
                zle -C insert-all complete-word _generic
                bindkey '^Xa' insert-all
                zstyle ':completion:insert-all:*' completer _all_matches _complete
                zstyle ':completion:insert-all:*' insert true
                precmd() { print -r -- READY; }

                """,
            to: "setup.zsh"
        )
        _ = try folder.folder("functions")
        for name in ["_schema-version", "_git-schema-version"] {
            try write(Shell.zsh.completions, to: "functions/\(name)")
        }
        let session = """
            zmodload zsh/zpty
            zpty session 'TERM=dumb zsh -f -i'
            type() { zpty -w -n session "$1"; zpty -r session line '*READY*' || exit 1 }
            zpty -w session "source \(place)/setup.zsh"
            zpty -r session line '*READY*'

            """
        let typed = lines.map { "type \(shellWord($0))$'\\C-xa\\n'\n" }.joined()
        try write(session + typed, to: "session.zsh")
        let words = ["-f", "\(folder.path)/session.zsh"]
        // A shell that never gets ready would keep the tests waiting.
        guard let limit = Tool("timeout") else { return try Tool("zsh")?.run(words) }
        return try limit.run(["--foreground", "120", "zsh"] + words)
    }

    private func fish(_ lines: [String]) throws -> [[String]] {
        try lines.map { line in
            let script =
                "cd \(shellWord(app)); source \(place)/completions.fish; "
                + "complete --do-complete \(shellWord(line))"
            let end = try Tool("fish")?.run(
                ["--no-config", "-c", script],
                environment: ["HOME": folder.path]
            )
            let said = end?.output ?? ""
            return said.split(separator: "\n").map { line in
                String(line.prefix { $0 != "\t" })
            }.sorted()
        }
    }

    /// What the function in the program's place was called with, less the words before the last.
    private func inserted(_ lines: [String], by end: Tool.End?) throws -> [[String]] {
        let path = "\(folder.path)/calls"
        let calls = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let words = calls.components(separatedBy: "\n\n").dropLast().map {
            $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        guard words.count == lines.count else {
            throw Silence(said: "\(end?.output ?? "")\(end?.diagnostics ?? "")\(calls)")
        }
        return zip(lines, words).map { line, words in
            let before = line.split(separator: " ", omittingEmptySubsequences: false).count - 2
            return words.dropFirst(before).filter { !$0.isEmpty }.sorted()
        }
    }

    private struct Silence: Error { let said: String }

    private var setUp: String {
        """
        PS1=
        cd \(shellWord(app))
        schema-version() { { printf '%s\\n' "$@"; echo; } >>\(place)/calls; }

        """
    }

    private var place: String { shellWord(folder.path) }

    private func write(_ text: String, to name: String) throws {
        let path = "\(folder.path)/\(name)"
        try text.write(toFile: path, atomically: false, encoding: .utf8)
    }
}
