import CLI
import TestSupport
import Testing

@Suite struct PagerTests {
    /// What a run with a terminal showed through a pager, and the rest.
    private struct Paged {
        let command: String?
        let text: String
        let outcome: Outcome
    }

    private func run(
        _ app: HistoryBuilder,
        _ options: [String] = [],
        environment: [String: String] = [:],
        pagerStarts: Bool = true
    ) -> Paged {
        var (command, text): (String?, String) = (nil, "")
        let terminal = Terminal(columns: 60) {
            (text, command) = ($0, $1)
            return pagerStarts
        }
        let outcome = schemaVersion(
            ["log", "--path", "Models"] + options,
            in: app.path,
            environment: environment,
            terminal: terminal
        )
        return Paged(command: command, text: text, outcome: outcome)
    }

    @Test func `on a terminal the list goes through less, and no copy of it elsewhere`() throws {
        let app = try App.merged(2)
        let paged = run(app)
        #expect(paged.command == "less")
        #expect(paged.text.split(separator: "\n").count == 2)
        #expect(paged.outcome.output.isEmpty)
        #expect(paged.outcome.status == .done)
    }

    @Test func `the pager is the one that git would start`() throws {
        let app = try App.merged(1)
        #expect(run(app, environment: ["PAGER": "most"]).command == "most")
        try app.git("config", "core.pager", "delta --dark")
        #expect(run(app, environment: ["PAGER": "most"]).command == "delta --dark")
        let own = ["PAGER": "most", "GIT_PAGER": "less -S"]
        #expect(run(app, environment: own).command == "less -S")
        #expect(run(app, ["-C", "."], environment: own).command == "less -S")
    }

    @Test(arguments: ["", "cat"])
    func `an empty pager, or cat, is none`(pager: String) throws {
        let app = try App.merged(1)
        try app.git("config", "core.pager", "delta")
        let paged = run(app, environment: ["GIT_PAGER": pager, "PAGER": "most"])
        #expect(paged.command == nil)
        #expect(paged.outcome.lines.count == 1)
    }

    @Test func `JSON, one line, and nothing at all need no pager`() throws {
        let app = try App.merged(1)
        for options in [["--format", "json"], ["--number", "1"]] {
            let paged = run(app, options)
            #expect(paged.command == nil)
            #expect(paged.outcome.lines.count == 1)
        }
        let empty = try HistoryBuilder(workTree: true)
        try empty.commit(["README": "1"])
        try empty.write("1", to: "Models/User")
        #expect(run(empty).command == nil)
    }

    @Test func `a pager that does not start leaves the list to the terminal`() throws {
        let app = try App.merged(2)
        let paged = run(app, pagerStarts: false)
        #expect(paged.outcome.output == paged.text)
        #expect(paged.outcome.lines.count == 2)
    }

    @Test func `lines are as wide as the terminal, unless COLUMNS says otherwise`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": "1"], String(repeating: "word ", count: 40))
        #expect(run(app).text.count == 61)
        #expect(run(app, environment: ["COLUMNS": "70"]).text.count == 71)
        #expect(run(app, ["-q"]).text.count == 61)
    }
}
