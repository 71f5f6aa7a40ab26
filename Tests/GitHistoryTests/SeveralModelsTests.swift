import Foundation
import TestSupport
import Testing
import Versioning

@testable import GitHistory

/// Several models asked for in one run: each is told what it would be told alone.
@Suite struct SeveralModelsTests {
    /// An app with three models; main lands each of them `rounds` times, one after the other.
    private func app(rounds: Int = 3) throws -> HistoryBuilder {
        let app = try HistoryBuilder()
        try app.commit(["README": "an app"])
        for round in 1...rounds {
            for model in ["One", "Two", "Three"] { try app.commit(["\(model)/File": "\(round)"]) }
        }
        return app
    }

    private func query(
        _ path: String,
        bases: [String] = ["main"],
        baseline: String? = nil,
        remembering: Bool = false
    ) -> HistoryQuery {
        HistoryQuery(paths: [path], bases: bases, baseline: baseline, usesCheckpoint: remembering)
    }

    private func landings(_ result: Result<Findings, GitError>) throws -> [String] {
        try result.get().history.line.landings.map(\.commit.hex)
    }

    private func code(_ result: Result<Findings, GitError>) -> String? {
        guard case .failure(let error) = result else { return nil }
        return error.code
    }

    @Test func `no query has no answer`() throws {
        #expect(try app().opened().findings(for: []).isEmpty)
    }

    @Test func `each gets its own landings, in the order of the queries`() throws {
        let app = try app()
        let paths = ["Three", "One", "Two", "One"]
        let results = try app.opened().findings(for: paths.map { query($0) })
        for (path, result) in zip(paths, results) {
            let log = try app.git("log", "--format=%H", "main", "--", path).lines
            #expect(try landings(result) == log, "\(path)")
        }
    }

    @Test func `what refuses one leaves the others alone`() throws {
        let app = try app()
        try app.rename("Two", to: "Second")
        let results = try app.opened().findings(for: [
            query("One"), query("Nowhere"), query("One", bases: ["nobody"]),
            query("One", baseline: "nothing"), query("One", baseline: "main^{tree}"),
            query("Second"), query("../outside"), query("Three"),
        ])
        #expect(
            results.map(code) == [
                nil, "model-path-not-found", "base-not-found", "revision-not-found",
                "revision-not-found", "model-moved", "model-path-not-found", nil,
            ]
        )
        #expect(try landings(results[0]).count == 3)
        #expect(try landings(results[7]).count == 3)
    }

    @Test func `each is held against the base that it names`() throws {
        let app = try app()
        try app.branch("release/1", from: "main~3")
        try app.commit(["Two/File": "fix"])
        try app.checkout("main")
        let bases = [["main"], ["release/1"], ["main", "release/*"], ["main"], ["release/1"]]
        let results = try app.opened().findings(for: bases.map { query("Two", bases: $0) })
        #expect(
            try results.map { try $0.get().choice.base.name }
                == ["main", "release/1", "main", "main", "release/1"]
        )
        for (result, base) in zip(results, ["main", "release/1", "main", "main", "release/1"]) {
            let log = try app.git("log", "--format=%H", base, "--", "Two").lines
            #expect(try landings(result) == log, "\(base)")
        }
        #expect(results[0] == results[3])
        #expect(results[1] == results[4])
    }

    @Test(arguments: ["main", "old"])
    func `a baseline ends the share of one`(head: String) throws {
        let app = try app()
        try app.branch("old", from: "main~8")
        try app.commit(["One/File": "old"])
        try app.checkout(head)
        let queries = [
            query("One", baseline: "main~4"), query("One"), query("One", baseline: "main~6"),
            query("Two", baseline: "main~4"),
        ]
        let results = try app.opened().findings(for: queries)
        #expect(try results.map { try landings($0).count } == [1, 3, 2, 1])
        for (query, result) in zip(queries, results) {
            #expect(try result.get() == app.opened().findings(for: query))
        }
    }

    @Test func `what is broken below a baseline is met by the others alone`() throws {
        let app = try app()
        let broken = try app.id(of: "main~7")
        let folder = "\(app.path)/objects/\(broken.prefix(2))"
        try FileManager.default.removeItem(atPath: "\(folder)/\(broken.dropFirst(2))")
        let results = try app.opened().findings(for: [
            query("One", baseline: "main~4"), query("One"), query("Two", baseline: "main~6"),
        ])
        #expect(results.map(code) == [nil, "missing-objects", nil])
    }

    @Test func `one that has a checkpoint ends there, and a new one goes to the end`() throws {
        let app = try app()
        let (known, new) = (query("One", remembering: true), query("Two", remembering: true))
        let first = try app.opened().findings(for: known)
        #expect(first.checkpoint == nil)
        for round in 4...5 {
            for model in ["One", "Two"] { try app.commit(["\(model)/File": "\(round)"]) }
        }
        let both = try app.opened().findings(for: [known, new]).map { try $0.get() }
        #expect(both[0].checkpoint == first.history.head)
        #expect(both[0].history.line.landings.count == 2)
        #expect(both[0].history.line.counts(upTo: 0).all == 5)
        #expect(both[1].checkpoint == nil)
        #expect(both[1].history.line.landings.count == 5)
        let again = try app.opened().findings(for: [known, new]).map { try $0.get() }
        #expect(again.allSatisfy { $0.checkpoint == both[0].history.head })
        #expect(again.allSatisfy { $0.history.line.counts(upTo: 0).all == 5 })
    }

    @Test func `a mark that leads to nothing is given up for one alone`() throws {
        let app = try app(rounds: 30)
        let queries = ["One", "Two"].map { query($0, remembering: true) }
        _ = try app.opened().findings(for: queries[0])
        // Head left the line below every mark that the walk of the first one wrote.
        try app.branch("old", from: "main~89")
        try app.commit(["One/File": "old"])
        let alone = try queries.map { query in
            try app.opened().findings(
                for: HistoryQuery(paths: query.paths, bases: query.bases)
            )
        }
        let both = try app.opened().findings(for: queries).map { try $0.get() }
        #expect(both == alone)
    }

    @Test func `a long line is read once for all`() throws {
        let app = try app()
        try app.commitMany(2500, on: "main")
        for head in ["main", "feature"] {
            if head == "feature" {
                try app.branch("feature", from: "main~1")
                try app.commit(["One/File": "feature"])
            }
            let repository = try app.opened()
            let results = repository.findings(for: [
                query("One"), query("Two"), query("Three", baseline: "main~1200"),
                query("One", baseline: "main~2400"),
            ])
            #expect(results.allSatisfy { code($0) == nil })
            #expect(repository.commitCounter.commits == 2048, "\(head)")
        }
    }
}
