import Testing

@testable import CLI

@Suite struct ProgressLineTests {
    private let terminal = DiagnosticsTerminal(columns: 60)

    @Test func `work of less than a second is not worth a line`() {
        var line = ProgressLine(on: terminal)
        #expect(line.text(after: 999, commits: 50_000) == nil)
        #expect(line.update(after: 999, commits: 50_000) == nil)
        #expect(line.erase() == nil)
    }

    @Test func `after a second the line says how many commits were read`() {
        let line = ProgressLine(on: terminal)
        #expect(line.text(after: 1000, commits: 0) == "schema-version: working, 1 s")
        let text = "schema-version: 212992 commits read, 12 s"
        #expect(line.text(after: 12_999, commits: 212_992) == text)
    }

    @Test(arguments: [(20, 19), (1, 0), (nil, 41)])
    func `it stays within the terminal`(columns: Int?, length: Int) {
        let line = ProgressLine(on: DiagnosticsTerminal(columns: columns))
        #expect(line.text(after: 12_000, commits: 212_992)?.count == length)
    }

    @Test func `it is drawn where it stood, and only when it changes`() {
        var line = ProgressLine(on: terminal)
        let first = "\r\u{1b}[Kschema-version: 1024 commits read, 1 s"
        #expect(line.update(after: 1000, commits: 1024) == first)
        #expect(line.update(after: 1100, commits: 1024) == nil)
        let second = "\r\u{1b}[Kschema-version: 2048 commits read, 1 s"
        #expect(line.update(after: 1200, commits: 2048) == second)
    }

    @Test func `it is taken away once`() {
        var line = ProgressLine(on: terminal)
        _ = line.update(after: 1000, commits: 1024)
        #expect(line.erase() == "\r\u{1b}[K")
        #expect(line.erase() == nil)
    }
}
