import TestSupport
import Testing
import Versioning

@testable import GitHistory

@Suite struct MergeBaseTests {
    @Test func `a branch that never met main again`() throws {
        let app = try HistoryBuilder.merged(2)
        try app.branch("feature", from: "main~1")
        try app.commit(["Models/Order": "1"])
        try expectMergeBases(asGitIn: app)
    }

    @Test func `a branch that was updated from main`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.branch("feature")
        for number in 1...3 {
            try app.commit(["Models/Order": "\(number)"])
            try app.commit(["README": "\(number)"], on: "main")
            try app.merge("main", into: "feature")
        }
        try app.commit(["README": "last"], on: "main")
        try expectMergeBases(asGitIn: app)
    }

    @Test func `a branch of which main has the older part`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.branch("feature")
        for number in 1...3 {
            try app.commit(["Models/Order": "\(number)"], on: "feature")
            try app.merge("feature", into: "main")
            try app.commit(["README": "\(number)"], on: "main")
        }
        try app.commit(["Models/Order": "4"], on: "feature")
        try expectMergeBases(asGitIn: app)
    }

    @Test(arguments: [1, 2, 3])
    func `criss-cross merges have several`(crossings: Int) throws {
        let app = try crissCross(crossings)
        try expectMergeBases(asGitIn: app)
        let bases = try mergeBases(in: app, at: 0)
        #expect(bases.count == 2)
    }

    @Test func `a crossing of three branches`() throws {
        let app = try HistoryBuilder.merged(1)
        for name in ["one", "two"] {
            try app.branch(name, from: "main")
            try app.commit(["Models/\(name)": "1"])
        }
        try app.branch("feature", from: "main")
        try app.commit(["Models/Order": "1"])
        try app.commit(["README": "2"], on: "main")
        try app.merge("one", "two", into: "main")
        try app.merge("two", into: "feature")
        try app.merge("one", into: "feature")
        try app.merge("main~1", into: "feature")
        try app.commit(["README": "3"], on: "main")
        try expectMergeBases(asGitIn: app)
    }

    @Test func `a branch from a branch that landed`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.branch("one")
        try app.commit(["Models/one": "1"])
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.commit(["Models/one": "2"], on: "one")
        try app.commit(["README": "2"], on: "main")
        try app.merge("one", into: "main")
        try app.commit(["README": "3"], on: "main")
        try expectMergeBases(asGitIn: app)
    }

    @Test func `a main that a fast-forward moved to a branch's line`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.branch("foxtrot", from: "main")
        try app.commit(["README": "2"], on: "main")
        try app.commit(["README": "3", "Other": "1"], on: "foxtrot")
        try app.merge("main", into: "foxtrot", changing: ["README": "4"])
        try app.fastForward("main", to: "foxtrot")
        try app.commit(["README": "5"], on: "main")
        try app.merge("main~2", into: "feature", changing: ["README": "6"])
        try expectMergeBases(asGitIn: app)
    }

    @Test func `dates are not looked at`() throws {
        let app = try HistoryBuilder.merged(1)
        app.git.clock = 2_000_000_000
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        app.git.clock = 1_000_000_000
        try app.commit(["README": "2"], on: "main")
        try app.merge("feature", into: "main")
        try app.commit(["README": "3"], on: "main")
        try app.commit(["Models/Order": "2"], on: "feature")
        try expectMergeBases(asGitIn: app)
    }

    /// Main and `feature` merge each other's older tip, again and again.
    private func crissCross(_ crossings: Int) throws -> HistoryBuilder {
        let app = try HistoryBuilder.merged(1)
        try app.branch("feature")
        try app.commit(["Models/Order": "0"])
        for number in 1...crossings {
            let main = try app.commit(["README": "\(number)"], on: "main")
            let feature = try app.commit(["Models/Order": "\(number)"], on: "feature")
            try app.merge(feature, into: "main")
            try app.merge(main, into: "feature")
        }
        try app.commit(["README": "last"], on: "main")
        try app.commit(["Models/Order": "last"], on: "feature")
        return app
    }

    /// Compares with `git merge-base --all` at every commit of main down to the branch point.
    private func expectMergeBases(
        asGitIn app: HistoryBuilder,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let line = try app.git("rev-list", "--first-parent", "main").lines
        let contained = Set(try app.git("rev-list", "feature").lines)
        let point = line.firstIndex(where: contained.contains) ?? line.count
        for distance in 0...point {
            let git = try app.git("merge-base", "--all", line[distance], "feature").lines
            let ours = try mergeBases(in: app, at: distance)
            #expect(Set(ours) == Set(git), "at \(distance)", sourceLocation: sourceLocation)
        }
    }

    private func mergeBases(in app: HistoryBuilder, at distance: Int) throws -> [String] {
        let repository = try app.opened()
        let tip = try repository.commit(named: "main")
        let line = try FirstParentLine(from: tip, to: nil, in: repository)
        let positions = Dictionary(
            uniqueKeysWithValues: line.commits.enumerated().map { ($1.id, $0) }
        )
        let graph = CommitGraph(of: repository)
        let head = try repository.commit(named: "feature")
        let branch = try Branch(of: [head], offLine: positions, in: graph)
        let arrivals = try Arrivals(of: branch, on: line, positions: positions, in: graph)
        return arrivals.mergeBases(at: distance).map(\.hex)
    }
}
