import Foundation
import TestSupport
import Testing

@testable import CLI

/// The README is held against the program, so that it cannot go out of date unnoticed.
@Suite struct ReadmeTests {
    private let readme: String

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
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
        let section =
            readme.components(separatedBy: "\n## Install\n").last?
            .components(separatedBy: "\n## ").first ?? ""
        let blocks = section.components(separatedBy: "```").enumerated()
            .filter { $0.offset % 2 == 1 && $0.element.hasPrefix("\n") }.map(\.element)
        let lines = blocks.joined().split(separator: "\n").map { line in
            line.components(separatedBy: "  #")[0].trimmingCharacters(in: .whitespaces)
        }
        #expect(lines == run)
        // They fetch from a host: Mint, mise and Homebrew.
        for command in ["mint install OWNER/schema-version", "mise use spm:OWNER/schema-version"] {
            #expect(section.contains("`\(command)`"))
        }
    }

    @Test(.enabled(if: Tool("ruby") != nil, "ruby is not installed"))
    func `the README's formula is Ruby`() throws {
        let formula =
            readme.components(separatedBy: "```ruby\n").last?
            .components(separatedBy: "```").first ?? ""
        let end = try #require(Tool("ruby")).run(["-c"], input: formula)
        #expect(end.status == 0, "\(end.diagnostics)")
    }

    @Test func `the README shows the help as the program prints it`() {
        #expect(readme.contains("```\n" + Help.text + "```\n"))
    }
}
