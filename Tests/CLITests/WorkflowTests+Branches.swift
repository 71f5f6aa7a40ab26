import TestSupport
import Testing

/// Branches that have each other's work, or main's.
extension WorkflowTests {
    @Test func `criss-cross merges with one merge base`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.merge("feature", into: "main")
        try app.commit(["README": "longer"], on: "main")
        try app.merge("main", into: "feature")
        #expect(try app.git("merge-base", "--all", "main", "feature").lines.count == 1)
        // All of the branch has landed as 2.
        try expectNumber(2, of: "feature", asAt: "main", in: app)
        try app.commit(["Models/Order": "2"])
        // What it adds now is main's third change.
        try expectPromise(3, of: "feature", in: app)
    }

    @Test func `criss-cross merges with two merge bases`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        let feature = try app.commit(["Models/Order": "1"])
        let main = try app.commit(["README": "longer"], on: "main")
        try app.merge(feature, into: "main")
        try app.merge(main, into: "feature")
        #expect(try app.git("merge-base", "--all", "main", "feature").lines.count == 2)
        // Both sides have come to one model, main by its landing 2.
        try expectNumber(2, of: "feature", asAt: "main", in: app)
        try app.commit(["Models/Order": "2"])
        // What it adds now is main's third change.
        try expectPromise(3, of: "feature", in: app)
    }

    @Test func `a branch that merged another open branch`() throws {
        let app = try App.merged(1)
        try app.branch("other")
        try app.commit(["Models/Order": "1"])
        try app.branch("feature", from: "main")
        try app.commit(["README": "longer"])
        try app.merge("other", into: "feature")
        // Landing it would land the other branch's change.
        try expectPromise(2, of: "feature", in: app)
        try app.merge("other", into: "main")
        // The other branch has landed that change itself.
        try expectNumber(2, of: "feature", asAt: "main", in: app)
        try app.commit(["Models/Order": "2"], on: "feature")
        // Its own change comes on top.
        try expectPromise(3, of: "feature", in: app)
    }

    @Test func `a branch that another branch has landed along with itself`() throws {
        let app = try App.merged(1)
        try app.branch("other")
        try app.commit(["Models/Order": "1"])
        try app.branch("feature", from: "main")
        try app.merge("other", into: "feature")
        try app.merge("feature", into: "main")
        // The merge of the one is the landing of the other.
        try expectNumber(2, of: "other", asAt: "main", in: app)
    }

    @Test(arguments: Way.allCases)
    func `a branch off a branch that has landed since`(way: Way) throws {
        let app = try App.merged(1)
        try app.branch("first")
        try app.commit(["Models/Order": "1"])
        try app.branch("second", from: "first")
        try app.commit(["README": "longer"])
        // Landing it would land the first branch's change.
        try expectPromise(2, of: "second", in: app)
        if way == .merge {
            try app.merge("first", into: "main")
        } else {
            try app.squash("first", into: "main")
        }
        // Main has that change now, merged or as a commit of its own.
        try expectNumber(2, of: "second", asAt: "main", in: app, by: [way])
        try app.commit(["Models/Pet": "1"], on: "second")
        // Its own change comes on top.
        try expectPromise(3, of: "second", in: app, by: [way])
    }

    @Test func `a stacked pull request`() throws {
        let app = try App.merged(1)
        try app.branch("first")
        try app.commit(["Models/Order": "1"])
        try app.branch("second", from: "first")
        try app.commit(["Models/Pet": "1"])
        // Neither knows which lands first: both would be main's next.
        try expectPromise(2, of: "first", in: app)
        try expectPromise(2, of: "second", in: app)
        try app.merge("first", into: "main")
        // Whoever lands second moves on by one.
        try expectPromise(3, of: "second", in: app)
        try app.merge("second", into: "main")
        // Landed, each keeps the number of its own landing.
        try expectNumber(2, of: "first", asAt: "main~1", in: app)
        try expectNumber(3, of: "second", asAt: "main", in: app)
    }

    @Test func `a stacked pull request that the lower one was merged into`() throws {
        let app = try App.merged(1)
        try app.branch("first")
        try app.commit(["Models/Order": "1"])
        try app.branch("second", from: "first")
        try app.commit(["Models/Pet": "1"])
        try app.merge("second", into: "first")
        // Both changes reach main by one merge: one number for the two.
        try expectPromise(2, of: "first", in: app)
        try app.merge("first", into: "main")
        try expectNumber(2, of: "second", asAt: "main", in: app)
    }
}
