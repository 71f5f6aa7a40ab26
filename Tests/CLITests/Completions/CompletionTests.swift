import TestSupport
import Testing

@testable import CLI

/// Every line is typed into the real shells.
@Suite struct CompletionTests {
    /// A line, and what its last word may become.
    struct Line {
        let typed: String
        let offered: [String]

        init(_ typed: String, _ offered: String...) {
            self.typed = "schema-version " + typed
            self.offered = offered.sorted()
        }
    }

    @Test(.enabled(if: Tool("bash") != nil, "bash is not installed"))
    func `bash offers what goes on`() throws { try expect(lines, in: .bash) }

    @Test(.enabled(if: Tool("zsh") != nil, "zsh is not installed"))
    func `zsh offers what goes on`() throws { try expect(lines, in: .zsh) }

    @Test(.enabled(if: Tool("fish") != nil, "fish is not installed"))
    func `fish offers what goes on`() throws { try expect(lines, in: .fish) }

    private let lines = [
        Line("wr", "write"),
        Line("--path Models ex", "explain"),
        Line("-C App wr", "write"),
        Line("--merge-method ", "merge", "rebase", "squash"),
        Line("--merge-method=sq", "--merge-method=squash"),
        Line("--formula r", "recipe"),
        Line("write --type ", "integer", "string"),
        Line("log --format ", "github", "json", "text"),
        Line("completions ", "bash", "fish", "zsh"),
        Line("completions f", "fish"),
        Line("--help=", "--help=man"),
        // Options: of the command, and none twice unless that adds to it.
        Line("log --nu", "--number"),
        Line("explain --nu", "--nu"),
        Line("write --dr", "--dry-run"),
        Line("write -n --dr", "--dr"),
        Line("write --dry-run --dr", "--dr"),
        Line("--head main --hea", "--hea"),
        Line("--head=main --hea", "--hea"),
        Line("--path Models --pa", "--path"),
        Line("completions --vers", "--version"),
        Line("completions --pa", "--pa"),
        Line("write -- --dr", "--dr"),
        // Out of the repository.
        Line("--base fea", "feature/notes"),
        Line("--base=fea", "--base=feature/notes"),
        Line("--head ", "HEAD", "feature/notes", "main", "v1.0", "v1.1", "$(touch${IFS}hacked)"),
        Line("--baseline v1.0", "v1.0="),
        Line("check --releases ", "v1.0", "v1.1"),
        Line("check --released v", "v1.0", "v1.1"),
        // Files, where -C leads too, and at the root of the work tree.
        Line("write App/In", "App/Info.plist"),
        Line("check App/Info.plist REA", "README"),
        Line("write -- REA", "README"),
        Line("-C App write Inf", "Info.plist"),
        Line("-C ./App write Inf", "Info.plist"),
        Line("write -C App Inf", "Info.plist"),
        Line("-CApp write it", "it's.json"),
        Line("-C App --path Mo", "Models/"),
        Line("-C App --path=Mo", "--path=Models/"),
        Line("-C App --path :/RE", ":/README"),
        Line("-C App --exclude :/RE", ":/README"),
        Line("-C App --path :/My", ":/My Models/"),
        Line("-C Ap", "App/"),
        Line("-C App -C Mo", "Models/"),
        Line("-C RE", "RE"),
        Line("--number ", ""),
        Line("log --number ", ""),
        Line("write --number ", ""),
    ]

    private func expect(_ lines: [Line], in shell: Shell) throws {
        let found = try ShellAtWork(shell).completions(of: lines.map(\.typed))
        #expect(found.count == lines.count)
        for (line, found) in zip(lines, found) {
            // Where there is nothing to offer, bash and zsh run what is typed, and fish lists nothing.
            let nothing = line.offered.map { line.typed.hasSuffix(" " + $0) ? "" : $0 }
            let offered = nothing.filter { !$0.isEmpty }
            let kept = shell == .fish ? found : found.filter { !line.typed.hasSuffix(" " + $0) }
            // A directory goes on, with its slash or before one is typed.
            let names = kept.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
            let expected = offered.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
            #expect(names == expected.sorted(), "\(line.typed)")
        }
    }
}
