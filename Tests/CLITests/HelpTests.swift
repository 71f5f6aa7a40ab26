import TestSupport
import Testing

@testable import CLI

@Suite struct HelpTests {
    @Test func `no name stands for two options`() {
        let longs = Option.all.map(\.long).filter { !$0.isEmpty }
        let shorts = Option.all.compactMap(\.short)
        #expect(Set(longs).count == longs.count)
        #expect(Set(shorts).count == shorts.count)
        #expect(Option.all.allSatisfy { !$0.long.isEmpty || $0.short != nil })
    }

    @Test func `every option and every command is in the help`() {
        let help = schemaVersion("--help", in: "/nowhere").output
        for option in Option.all {
            #expect(help.contains("  \(option.spelling) "))
            #expect(help.contains(option.summary))
        }
        for command in Command.allCases {
            #expect(help.contains(command.synopsis))
            #expect(help.contains(command.summary))
        }
    }

    @Test func `no line of the help is wider than 80 columns`() {
        let lines = Help.text.split(separator: "\n", omittingEmptySubsequences: false)
        let wide = lines.filter { $0.count > 80 }.map { "\($0.count): \($0)" }
        #expect(wide.isEmpty)
    }

    @Test func `no line of the help ends in a space`() {
        let lines = Help.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.last != " " })
        #expect(Help.text.hasSuffix("\n"))
    }

    @Test(arguments: [
        ["--help"], ["-h"], ["compute", "--help"], ["completions", "--help"], ["write", "-h"],
        ["--path", "M", "--help"],
        ["-C", "/nowhere", "explain", "--help"], ["--formula=recipe", "--allow-uncounted", "-h"],
    ])
    func `help needs no repository, no directory and no further options`(arguments: [String]) {
        let outcome = schemaVersion(arguments, in: "/nowhere")
        #expect(outcome.status == .done)
        #expect(outcome.output == Help.text)
        #expect(outcome.diagnostics.isEmpty)
    }

    @Test func `the program's own version is a line of its own`() {
        let outcome = schemaVersion("--version", in: "/nowhere")
        #expect(outcome.status == .done)
        #expect(outcome.output == programVersion + "\n")
        #expect(outcome.diagnostics.isEmpty)
    }

    @Test func `help for a wrong option is still an error`() {
        expectRefusal("usage", ["--help", "--frobnicate"], in: "/nowhere", status: 64)
    }
}
