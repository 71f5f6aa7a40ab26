import CLI
import TestSupport
import Testing

@Suite struct ExplainColourTests {
    private func output(
        of app: HistoryBuilder,
        _ environment: [String: String] = [:],
        onTerminal isOnTerminal: Bool = true
    ) -> String {
        schemaVersion(
            ["explain", "--path", "Models"],
            in: app.path,
            environment: environment,
            terminal: isOnTerminal ? Terminal(columns: 120) { _, _ in false } : nil
        ).output
    }

    @Test func `on a terminal labels are bold and warnings yellow`() throws {
        let app = try App.withBranchBehindMain()
        let lines = output(of: app).split(separator: "\n")
        #expect(lines[0] == "\u{1b}[1mversion\u{1b}[0m       3 = 2 landed + 1 pending")
        let warning = lines.filter { $0.contains("\u{1b}[33m") }
        let start = "\u{1b}[33mwarning\u{1b}[0m       \u{1b}[33mnumber"
        #expect(warning.first?.hasPrefix(start) == true)
        #expect(warning.last?.hasSuffix("[shared-number]\u{1b}[0m") == true)
        #expect(lines.last?.hasPrefix("\u{1b}[1mfix\u{1b}[0m   ") == true)
    }

    @Test func `without its codes it is the text that a pipe gets`() throws {
        let app = try App.withBranchBehindMain()
        let plain = output(of: app, onTerminal: false)
        #expect(!plain.contains("\u{1b}"))
        #expect(output(of: app).replacing(#/\u{1b}\[[0-9]+m/#, with: "") == plain)
    }

    @Test(arguments: [["NO_COLOR": "1"], ["NO_COLOR": "0"], ["TERM": "dumb"]])
    func `colours can be switched off`(environment: [String: String]) throws {
        let app = try App.withBranchBehindMain()
        #expect(output(of: app, environment) == output(of: app, onTerminal: false))
    }

    @Test(arguments: [["NO_COLOR": ""], ["TERM": "xterm-256color"]])
    func `an empty NO_COLOR and another terminal leave them on`(
        environment: [String: String]
    ) throws {
        let app = try App.merged(1)
        #expect(output(of: app, environment).contains("\u{1b}[1m"))
    }

    @Test func `control characters of paths and subjects are shown, the codes are sent`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        try app.commit(["Models/a\u{1b}[2Jb\tc": "1"], "beep \u{7} and \u{1b}[31mred")
        for text in [output(of: app), output(of: app, onTerminal: false)] {
            #expect(text.contains(#"A Models/a\x1b[2Jb c"#), "\(text)")
            #expect(text.contains(#"beep \x07 and \x1b[31mred"#), "\(text)")
            #expect(!text.contains("\u{7}"))
        }
        let codes = output(of: app).matches(of: #/\u{1b}\[(.*?)m/#).map(\.output.1)
        #expect(Set(codes) == ["0", "1"])
    }
}
