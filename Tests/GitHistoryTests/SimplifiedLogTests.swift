import TestSupport
import Testing
import Versioning

@testable import GitHistory

/// What `git log A..B -- Models` lists, on histories where a simpler count gives another number.
@Suite struct SimplifiedLogTests {
    @Test func `a branch that takes main's model and is older than main's next commits`() throws {
        let app = try begun()
        let merged = try app.commit(["Models/Main": "1"], on: "main")
        try app.commit(["README": "2"], on: "main")
        try app.commit(["README": "3"], on: "main")
        try app.commit(["Models/Feature": "1"], on: "feature")
        try app.merge(merged, into: "feature", changing: ["Models/Feature": nil])
        // Main's commits are older than the merge: when git meets it, it has not learnt yet that
        // the commit of main is out of the range, and follows it alone.
        try expectCount(0, from: "main", to: "feature", in: app)
    }

    @Test func `the same branch when main went on afterwards`() throws {
        let app = try begun()
        let merged = try app.commit(["Models/Main": "1"], on: "main")
        try app.commit(["Models/Feature": "1"], on: "feature")
        try app.merge(merged, into: "feature", changing: ["Models/Feature": nil])
        try expectCount(0, from: "main", to: "feature", in: app)
        try app.commit(["README": "2"], on: "main")
        try app.commit(["README": "3"], on: "main")
        try expectCount(2, from: "main", to: "feature", in: app)
    }

    @Test func `a branch that merges a main which is two commits stale, then changes the model`()
        throws
    {
        let app = try begun()
        let stale = try app.commit(["Models/Main": "1"], on: "main")
        try app.commit(["README": "2"], on: "main")
        try app.commit(["README": "3"], on: "main")
        try app.commit(["View": "2"], on: "feature")
        try app.merge(stale, into: "feature")
        try app.commit(["Models/Feature": "1"], on: "feature")
        try expectCount(1, from: "main", to: "feature", in: app)
    }

    @Test func `a merge that keeps its history`() throws {
        let app = try begun()
        try app.commit(["Models/Feature": "1"], on: "feature")
        try app.commit(["Models/Feature": "2"], on: "feature")
        let start = try app.commit(["README": "2"], on: "main")
        try app.merge("feature", into: "main")
        try expectCount(2, from: start, to: "main", in: app)
    }

    @Test func `a merge that keeps nothing, and one that keeps all`() throws {
        let app = try begun()
        let start = try app.id(of: "main")
        try app.commit(["Models/Feature": "1"], on: "feature")
        try app.mergeKeepingOurs("feature", into: "main")
        try expectCount(0, from: start, to: "main", in: app)
        let kept = try app.commit(["Models/Main": "2"], on: "main")
        try app.merge(
            "feature",
            into: "main",
            changing: ["Models/Feature": "1", "Models/Main": nil]
        )
        try expectCount(nil, from: kept, to: "main", in: app)
        try expectCount(nil, from: start, to: "main", in: app)
    }

    @Test(arguments: [(3, 4), (1, 1)])
    func `an octopus of three branches`(changing: Int, expected: Int) throws {
        let app = try begun()
        let start = try app.commit(["README": "2"], on: "main")
        for number in 1...3 {
            try app.branch("arm-\(number)", from: "main~1")
            try app.commit([number <= changing ? "Models/\(number)" : "View\(number)": "1"])
        }
        try app.merge("arm-1", "arm-2", "arm-3", into: "main")
        try expectCount(expected, from: start, to: "main", in: app)
    }

    @Test func `a model that appears and disappears by merges`() throws {
        let app = try HistoryBuilder()
        try app.commit(["README": "1"])
        let start = try app.id(of: "main")
        try app.branch("appear")
        try app.commit(["Models/User": "1"])
        try app.merge("appear", into: "main")
        try expectCount(1, from: start, to: "main", in: app)
        let there = try app.id(of: "main")
        try app.branch("disappear", from: "main")
        try app.commit(["Models": nil])
        try app.merge("disappear", into: "main")
        try expectCount(1, from: there, to: "main", in: app)
        try expectCount(2, from: start, to: "main", in: app)
    }

    @Test func `a branch that takes its change back`() throws {
        let app = try begun()
        let start = try app.id(of: "main")
        try app.commit(["Models/Feature": "1"], on: "feature")
        try app.revert("feature", on: "feature")
        try app.merge("feature", into: "main")
        try expectCount(0, from: start, to: "main", in: app)
        try expectCount(2, from: start, to: "feature", in: app)
    }

    @Test func `two branches with the same change`() throws {
        let app = try begun()
        let start = try app.id(of: "main")
        let change = try app.commit(["Models/Feature": "1"], on: "feature")
        try app.branch("other", from: start)
        try app.cherryPick(change, onto: "other")
        try app.merge("feature", into: "main")
        try app.merge("other", into: "main")
        try expectCount(1, from: start, to: "main", in: app)
    }

    @Test func `a branch that merges main, both with a change`() throws {
        let app = try begun()
        try app.commit(["Models/Feature": "1"], on: "feature")
        try app.commit(["Models/Main": "1"], on: "main")
        try app.merge("main", into: "feature")
        try expectCount(2, from: "main", to: "feature", in: app)
    }

    /// Main and `feature`, still at the same commit.
    private func begun() throws -> HistoryBuilder {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": "1", "View": "1", "README": "1"])
        try app.branch("feature")
        return app
    }
}
