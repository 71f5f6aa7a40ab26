import Foundation
import TestSupport
import Testing

@testable import CLI

@Suite struct ManualTests {
    @Test func `the page needs no repository and no directory`() {
        let outcome = schemaVersion("--help=man", in: "/nowhere")
        #expect(outcome.status == .done)
        #expect(outcome.output == Manual.page)
        #expect(outcome.diagnostics.isEmpty)
    }

    @Test(.enabled(if: Tool("mandoc") != nil, "mandoc is not installed"))
    func `mandoc finds nothing to say about the page`() throws {
        let end = try run("mandoc", ["-Tlint"])
        #expect(end.output.isEmpty, "\(end.output)")
        #expect(end.status == 0)
    }

    @Test(.enabled(if: Tool("groff") != nil, "groff is not installed"))
    func `groff finds nothing to say about the page`() throws {
        let end = try run("groff", ["-man", "-ww", "-z", "-Tutf8"])
        #expect(end.diagnostics.isEmpty, "\(end.diagnostics)")
        #expect(end.status == 0)
    }

    @Test(.enabled(if: Tool("mandoc") != nil, "mandoc is not installed"))
    func `the page as it is read names every command, option and section`() throws {
        let page = try run("mandoc", ["-Tutf8", "-Owidth=400"]).output
        // Bold and underlined letters come with backspaces.
        var text = ""
        for scalar in page.unicodeScalars {
            if scalar == "\u{8}" {
                text.unicodeScalars.removeLast()
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        for command in Command.allCases {
            #expect(text.contains("schema-version \(command.synopsis)"))
            #expect(text.contains(command.summary.dropFirst()))
        }
        for option in Option.all {
            #expect(
                text.contains("  \(option.spelling) ") || text.contains("  \(option.spelling)\n")
            )
            #expect(text.contains(option.summary.dropFirst()), "\(option.summary)")
        }
        let sections = [
            "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "CONFIGURATION",
            "EXIT STATUS",
            "ENVIRONMENT", "FILES", "EXAMPLES", "SEE ALSO",
        ]
        let found = text.split(separator: "\n").map(String.init).filter {
            $0.first?.isLetter ?? false
        }
        #expect(found.filter(sections.contains) == sections)
    }

    @Test func `the page's examples parse`() throws {
        let lines = Manual.examples.split(separator: "\n").filter { $0.hasPrefix("schema") }
        #expect(lines.count == 4)
        for line in lines {
            let plain = line.replacingOccurrences(of: "\\-", with: "-")
                .replacingOccurrences(of: "\\(aq", with: "")
            let words = plain.split(separator: " ").map(String.init)
            #expect(throws: Never.self) { try Invocation(parsing: Array(words.dropFirst())) }
        }
    }

    private func run(_ name: String, _ options: [String]) throws -> Tool.End {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/schema-version.1"
        try Manual.page.write(toFile: path, atomically: false, encoding: .utf8)
        return try #require(Tool(name)).run(options + [path])
    }
}
