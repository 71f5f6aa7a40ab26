import TestSupport
import Testing

@testable import CLI

@Suite struct LogTableTests {
    @Test(arguments: [nil, "40", "100", "1", "0", "wide"])
    func `a line is as wide as the terminal at most, and 80 where nobody knows`(
        columns: String?
    ) throws {
        let app = try App.merged(1)
        try app.commit(["Models/User": "2"], String(repeating: "word ", count: 40))
        let environment = columns.map { ["COLUMNS": $0] } ?? [:]
        let outcome = schemaVersion("log", "--path=Models", in: app.path, environment: environment)
        // A subject is never cut to nothing.
        let expected = max(columns.flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? 80, 39)
        #expect(outcome.lines.map(\.count).max() == expected, "\(outcome)")
        #expect(outcome.lines[0].hasSuffix("…"))
    }

    @Test func `control characters are shown, and measured as they are shown`() throws {
        let app = try HistoryBuilder()
        let subject = "red \u{1b}[31m\talert " + String(repeating: "\u{7}", count: 40)
        try app.commit(["Models/User": "1"], subject)
        let outcome = schemaVersion("log", "--path=Models", in: app.path)
        #expect(outcome.output.contains(#"red \x1b[31m alert \x07\x07"#), "\(outcome)")
        #expect(outcome.lines[0].count == 80)
    }

    @Test func `versions are aligned to the right`() throws {
        let app = try App.merged(10)
        let lines = schemaVersion("log", "--path=Models", in: app.path).lines
        #expect(lines[0].hasPrefix("10  "))
        #expect(lines[1].hasPrefix(" 9  "))
    }

    @Test func `an empty subject leaves no space behind`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": "1"], "")
        let outcome = schemaVersion("log", "--path=Models", "--merge-method=squash", in: app.path)
        #expect(outcome.lines[0].hasSuffix("  2023-11-14"), "\(outcome)")
    }

    @Test(arguments: [
        ("", 3, ""), ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("e\u{301}e\u{301}e\u{301}", 3, "ééé"),
        ("データ", 6, "データ"), ("データ", 5, "デー…"), ("データ", 4, "デ…"), ("👩‍👩‍👧ab", 3, "👩‍👩‍👧…"),
        ("한국어", 3, "한…"), ("naïve", 4, "naï…"), ("ab", 1, "…"),
    ])
    func `text is cut by the columns that a terminal gives it`(
        text: String,
        columns: Int,
        expected: String
    ) {
        #expect(cut(text, to: columns) == expected)
    }
}
