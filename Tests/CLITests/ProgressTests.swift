import CLI
import TestSupport
import Testing

/// Runs with a terminal that wants to know about the work from its first moment on.
@Suite struct ProgressTests {
    private static let start = "\r\u{1b}[Kschema-version: "
    private static let end = "\r\u{1b}[K"

    private func run(
        _ arguments: [String],
        in app: HistoryBuilder,
        onTerminal isOnTerminal: Bool = true,
        _ environment: [String: String] = ["TERM": "xterm"]
    ) -> Outcome {
        schemaVersion(
            arguments,
            in: app.path,
            environment: environment,
            diagnosticsTerminal: isOnTerminal ? DiagnosticsTerminal(columns: 80, patience: 0) : nil
        )
    }

    @Test(arguments: [
        ["compute", "--path", "Models"], ["explain", "--path", "Models"],
        ["log", "--path", "Models"], ["check", "--path", "Models"], ["compute", "--path", "None"],
    ])
    func `the line is gone before the run says anything`(arguments: [String]) throws {
        let app = try App.withBranchBehindMain()
        let shown = run(arguments, in: app)
        let plain = run(arguments, in: app, onTerminal: false)
        #expect(shown.output == plain.output)
        #expect(shown.status == plain.status)
        #expect(shown.diagnostics.hasPrefix(Self.start))
        #expect(shown.diagnostics.hasSuffix(Self.end + plain.diagnostics))
    }

    @Test func `it is gone where nothing else is said`() throws {
        let app = try App.merged(1)
        let outcome = run(["check", "--path", "Models"], in: app)
        #expect(outcome.output.isEmpty)
        #expect(outcome.diagnostics.hasPrefix(Self.start))
        #expect(outcome.diagnostics.hasSuffix(Self.end))
    }

    @Test func `it is gone before a pager starts`() throws {
        let app = try App.merged(1)
        var (diagnostics, before) = ("", "")
        let status = CLI.run(
            ["log", "--path", "Models"],
            in: app.path,
            environment: ["TERM": "xterm"],
            terminal: Terminal(columns: 80) { _, _ in
                before = diagnostics
                return true
            },
            diagnosticsTerminal: DiagnosticsTerminal(columns: 80, patience: 0),
            output: { _ in },
            diagnostics: { diagnostics += $0 }
        )
        #expect(status == .done)
        #expect(before.hasPrefix(Self.start))
        #expect(before.hasSuffix(Self.end))
        #expect(diagnostics == before)
    }

    @Test(arguments: [["TERM": "dumb"], [:]])
    func `a terminal that cannot take it back gets none`(environment: [String: String]) throws {
        let app = try App.merged(1)
        #expect(run(["--path", "Models"], in: app, environment).diagnostics.isEmpty)
    }

    @Test(arguments: [["--path", "Models", "--quiet"], ["--version"], ["--help"]])
    func `quiet runs and those without work have none`(arguments: [String]) throws {
        let app = try App.merged(1)
        #expect(run(arguments, in: app).diagnostics.isEmpty)
    }
}
