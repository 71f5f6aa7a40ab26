import TestSupport
import Testing

@testable import CLI

/// The README is held against the program, so that it cannot go out of date unnoticed.
@Suite struct ReadmeTests {
    @Test func `every block says what it is, and so how it is held to the truth`() {
        let kinds = BlockKind.allCases.map(\.rawValue).joined(separator: ", ")
        #expect(!Readme.markdown.blocks.isEmpty)
        for block in Readme.markdown.blocks {
            #expect(block.kind != nil, "README.md:\(block.line): one of \(kinds)")
        }
        #expect(Readme.markdown.unclosed == [])
    }

    /// What other tests run, or what cannot run without other people's machines.
    @Test
    func `every command of the README's Install section is run in a test, or known to need more`() {
        let run = [
            // InstallTests
            "Scripts/install --prefix ~/.local", "Scripts/install --uninstall --prefix ~/.local",
            // ShellProfileTests
            #"eval "$(schema-version completions bash)""#,
            #"eval "$(schema-version completions zsh)""#,
            "schema-version completions fish | source",
        ]
        let lines = Readme.blocks(.sh).filter { $0.section == "Install" }.flatMap(\.lines)
        let commands = lines.map { $0.replacing(/\ *(\ \ |^)#.*$/, with: "") }
        #expect(commands.filter { !$0.isEmpty } == run)
        // They fetch from a host: Mint, mise and Homebrew.
        let spans = Readme.markdown.passages.filter { $0.section == "Install" }.flatMap(\.codeSpans)
        for command in ["mint install OWNER/schema-version", "mise use spm:OWNER/schema-version"] {
            #expect(spans.contains(command))
        }
    }

    @Test func `the README shows the help as the program prints it`() {
        let help = Readme.blocks(.text).map(\.text).filter { $0.contains("usage: schema-version") }
        #expect(help == [Help.text])
    }

    @Test func `a section with a table of figures names the script that measures them`() throws {
        let tables = Set(Readme.markdown.passages.filter(\.isFigures).map(\.section))
        for section in tables {
            let scripts = Readme.markdown.passages.filter { $0.section == section }
                .flatMap(\.codeSpans).flatMap { ShellCommands(in: $0).scripts }
            let benchmarks = scripts.filter { $0[0] == "Scripts/benchmark" }
            #expect(!benchmarks.isEmpty, "section '\(section)'")
            for words in benchmarks { #expect(try mistake(inScript: words) == nil) }
        }
    }
}

extension Markdown.Passage {
    /// Whether it is a row of a table whose cells are figures, but for the first, which names them.
    fileprivate var isFigures: Bool {
        guard isRow else { return false }
        let cells = text.split(separator: "|").map { $0.drop { $0 == " " } }.dropFirst()
        let figures = cells.filter { $0.contains(/^[0-9]+(\.[0-9]+)?( [A-Za-z]+)? *$/) }
        return figures.count >= 2 && figures.count == cells.filter { !$0.isEmpty }.count
    }
}
