import TestSupport
import Testing
import Versioning

@testable import GitHistory

/// Lines so long that their trees are read on a second thread.
@Suite struct LongLineTests {
    @Test func `a merge by content of a model that has a file left out`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/File": text([:])])
        try app.branch("feature")
        try app.commit(["Models/File": text([9: "feature"]), ".schema-version.json": "{ }"])
        try app.commit([".schema-version.json": "{}"], on: "main")
        try app.commitMany(1100, on: "main")
        try app.commit(["Models/File": text([2: "main"])], on: "main")
        let both = text([2: "main", 9: "feature"])
        try app.checkout("feature")
        guard case .landing(.pending(let model)) = try app.findings(".").evidence else {
            Issue.record("head is not pending")
            return
        }
        #expect(model != nil)
        let landing = try app.commit(["Models/File": both], on: "main")
        try app.commit(["Models/File": text([2: "again", 9: "feature"])], on: "main")
        try app.checkout("feature")
        #expect(try app.findings(".").settledOn == landing)
    }

    @Test func `a merge by content of a model that patterns leave files out of`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/File": text([:]), "Models/Deep/a.md": "1"])
        try app.branch("feature")
        try app.commit(["Models/File": text([9: "feature"]), "Models/Deep/a.md": "feature"])
        try app.commit(["Models/Deep/a.md": "main"], on: "main")
        try app.commitMany(1100, on: "main")
        try app.commit(["Models/File": text([2: "main"])], on: "main")
        try app.checkout("feature")
        let query = HistoryQuery(paths: ["Models"], excludes: ["**/*.md"])
        let pending = try app.opened().findings(for: query)
        #expect(pending.history.line.landings.count == 2)
        guard case .landing(.pending(let model)) = pending.evidence else {
            Issue.record("head is not pending")
            return
        }
        #expect(model != nil, "the conflict is in what is left out")
        let both = text([2: "main", 9: "feature"])
        let landing = try app.commit(["Models/File": both], on: "main")
        try app.commit(["Models/File": text([2: "again", 9: "feature"])], on: "main")
        try app.checkout("feature")
        #expect(try app.opened().findings(for: query).settledOn == landing)
    }

    @Test func `every landing is found, whichever thread reads it`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/File": "1"])
        for number in 2...5 {
            try app.commitMany(511, on: "main")
            try app.commit(["Models/File": "\(number)"])
            try app.commit(["README": "\(number)"])
        }
        let log = try app.git("log", "--format=%H", "--first-parent", "main", "--", "Models").lines
        #expect(try app.findings().history.line.landings.map(\.commit.hex) == log)
        let repository = try app.opened()
        let baseline = HistoryQuery(paths: ["Models"], baseline: "main~600")
        let line = try repository.findings(for: baseline).history.line
        #expect(line.landings.map(\.commit.hex) == Array(log.prefix(2)))
        #expect(line.initialModel.entries[0] != nil)
    }

    private func text(_ changes: [Int: String]) -> String {
        (1...14).map { "\(changes[$0] ?? "line") \($0)\n" }.joined()
    }
}

extension HistoryBuilder {
    /// Commits that leave every file alone, many at once.
    func commitMany(_ count: Int, on branch: String) throws {
        var stream = ""
        for number in 1...count {
            stream += "commit refs/heads/\(branch)\n"
            stream += "committer Ada <ada@example.org> \(git.clock + number) +0000\ndata 1\n.\n"
            if number == 1 { stream += "from refs/heads/\(branch)^0\n" }
        }
        try git("fast-import", "--quiet", input: stream)
    }
}
