import TestSupport
import Testing

/// Landings that bring less, or something else, than their branch's change.
extension WorkflowTests {
    @Test(arguments: Way.allCases)
    func `a commit that was cherry-picked to main`(way: Way) throws {
        let app = try App.merged(1)
        try app.branch("feature")
        let picked = try app.commit(["Models/Order": "1"])
        try app.branch("hotfix", from: "main")
        try app.cherryPick(picked, onto: "hotfix")
        if way == .merge {
            try app.merge("hotfix", into: "main")
        } else {
            try app.fastForward("main", to: "hotfix")
        }
        // Main has the change already, under another id.
        try expectNumber(2, of: "feature", asAt: "main", in: app, by: [way])
        try app.commit(["Models/Pet": "1"], on: "feature")
        // Only the rest of the branch is new to main.
        try expectPromise(3, of: "feature", in: app, by: [way])
    }

    @Test func `a commit that was cherry-picked from main`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        try app.commit(["README": "longer"])
        try app.branch("topic", from: "main")
        let picked = try app.commit(["Models/Order": "1"])
        try app.merge("topic", into: "main")
        try app.land(3)
        try app.cherryPick(picked, onto: "feature")
        // The picked change is main's second; the third is not in the branch.
        try expectNumber(2, of: "feature", asAt: "main~1", in: app)
        try app.commit(["Models/Pet": "1"], on: "feature")
        // Its own change is main's fourth, on top of a third that it does not have.
        try expectPromise(4, of: "feature", in: app, warnings: " shared-number")
    }

    @Test func `a revert of a landing, and a revert of the revert`() throws {
        let app = try App.merged(2)
        try app.branch("revert")
        try app.revert("main")
        // Going back is a change too: a device with 2 has to come to the old schema.
        try expectPromise(3, of: "revert", in: app)
        try app.merge("revert", into: "main")
        try app.branch("again", from: "main")
        try app.revert("main")
        // The schema of 2 once more, and yet no number goes down or comes twice.
        try expectPromise(4, of: "again", in: app)
        try app.merge("again", into: "main")
        try expectNumber(4, of: "main", asAt: "main", in: app)
        // The branch that was taken back and brought again has the number of its own landing.
        try expectNumber(2, of: "change-2", asAt: "main~2", in: app)
    }

    @Test func `an empty merge`() throws {
        let app = try App.merged(1)
        try app.branch("empty")
        try app.commit()
        try app.merge("empty", into: "main")
        try app.branch("nothing", from: "main")
        try app.commit(["Models/User": "tried"])
        try app.commit(["Models/User": "1"])
        // What is taken back again brings nothing.
        try expectNumber(1, of: "nothing", asAt: "main", in: app)
        try app.merge("nothing", into: "main")
        // Neither merge changed main's model.
        try expectNumber(1, of: "main", asAt: "main", in: app)
    }

    @Test func `a merge that only main's side changes`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        try app.commit(["README": "longer"])
        try app.land(2)
        // The branch has the model that it is built on.
        try expectNumber(1, of: "feature", asAt: "main~1", in: app)
        try app.branch("updated", from: "feature")
        try app.merge("main", into: "updated")
        // Updated from main, it has main's.
        try expectNumber(2, of: "updated", asAt: "main", in: app)
        try app.merge("feature", into: "main")
        // Its merge differs from the branch's model, and not from main's.
        try expectNumber(2, of: "main", asAt: "main", in: app)
    }

    @Test func `a branch landed with -s ours`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.mergeKeepingOurs("feature", into: "main")
        // Nothing of it came to main, whose number is still 1.
        try expectNumber(1, of: "main", asAt: "main", in: app)
        // To git it has landed, though its own schema is none of main's.
        try expectNumber(1, of: "feature", asAt: "main", in: app, warnings: " shared-number")
        try app.commit(["Models/Pet": "1"], on: "feature")
        // New work lands without what was dropped.
        try expectPromise(2, of: "feature", in: app, warnings: " shared-number")
    }

    @Test func `git bisect inside a merged branch`() throws {
        let app = try App.merged(1, workTree: true)
        try app.branch("feature")
        let before = try app.commit(["README": "longer"])
        let halfway = try app.commit(["Models/Order": "1"])
        let done = try app.commit(["Models/Order": "2"])
        try app.merge("feature", into: "main")
        try app.land(3)
        try app.git("bisect", "start", "main~1", "main~2")
        #expect(try app.id(of: "HEAD") == halfway)
        // A commit of the branch has the number of the merge that landed it, if not its schema.
        #expect(app.answer() == "2 shared-number")
        #expect(try app.place() == app.id(of: "main~1"))
        try app.git("bisect", "good")
        #expect(try app.id(of: "HEAD") == done)
        // The last one has the schema as well.
        #expect(app.answer() == "2")
        #expect(try app.count("main~1") == 2)
        // Before the branch touched the model it had the number it was built on.
        try expectNumber(1, of: before, asAt: "main~2", in: app)
    }
}
