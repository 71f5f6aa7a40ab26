import TestSupport
import Testing

@testable import GitHistory

@Suite struct CommitCounterTests {
    @Test func `commits are added in batches`() {
        let counter = CommitCounter()
        for count in 1...1023 { counter.note(read: count) }
        #expect(counter.commits == 0)
        for count in 1024...3000 { counter.note(read: count) }
        #expect(counter.commits == 2048)
    }

    @Test func `a walk down the line is counted once, whichever threads read it`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/File": "1"])
        try app.commitMany(2500, on: "main")
        let repository = try app.opened()
        _ = try repository.findings(for: HistoryQuery(paths: ["Models"]))
        #expect(repository.commitCounter.commits == 2048)
    }

    @Test func `commits off the line are counted too`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/File": "1"])
        try app.branch("feature")
        try app.commitMany(1500, on: "feature")
        try app.checkout("feature")
        let repository = try app.opened()
        _ = try repository.findings(for: HistoryQuery(paths: ["Models"], bases: ["main"]))
        #expect(repository.commitCounter.commits >= 1024)
    }
}
