import TestSupport
import Testing

@Suite struct RecipeTests {
    private let recipe = ["--path", "Models", "--formula", "recipe"]

    @Test func `before the first merge there is nothing to count`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": "1"])
        try app.commit(["Models/User": "2"])
        try expectLane(0, in: app)
        try app.branch("feature")
        try app.commit(["Models/User": "3"])
        try expectLane(0, in: app)
    }

    @Test func `a branch adds one where it touches the model since the latest merge`() throws {
        let app = try App.merged(2)
        try expectLane(2, in: app)
        try app.branch("feature")
        try app.commit(["README": "2"])
        try expectLane(2, in: app)
        try app.commit(["Models/Order": "1"])
        try expectLane(3, in: app)
        try app.revert("feature")
        try expectLane(3, in: app)
    }

    @Test func `an update from main hides what came before it`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.commit(["README": "2"], on: "main")
        try app.merge("main", into: "feature")
        try expectLane(1, in: app)
        try app.commit(["Models/Order": "2"])
        try expectLane(2, in: app)
    }

    @Test func `pushes and squashes on main are pending for ever after`() throws {
        let app = try App.withUncountedChange()
        try expectLane(3, in: app)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.squash("feature", into: "main")
        try expectLane(3, in: app)
        try app.land(5)
        try expectLane(3, in: app)
    }

    @Test func `head may be any commit, and base any branch`() throws {
        let app = try App.merged(3)
        for head in ["main~1", "main~2", "change-2", "main^2"] {
            try expectLane(nil, head: head, in: app)
            try expectLane(nil, base: "main~2", head: head, in: app)
        }
    }

    /// Expects what the four commands of the lane give, when git runs them.
    private func expectLane(
        _ expected: Int?,
        base: String = "main",
        head: String = "HEAD",
        in app: HistoryBuilder,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let git = app.git
        let merge = try git("log", "--merges", "--format=%h", "-1", head).text
        let range = merge.isEmpty ? "\(head)..\(head)" : "\(merge)..\(head)"
        let pending = try git("log", "--oneline", range, "--", "Models").lines.count
        let landed = try git(
            "log",
            "--oneline",
            "--merges",
            "--first-parent",
            base,
            "--",
            "Models"
        ).lines.count
        let lane = landed + (pending > 0 ? 1 : 0)
        if let expected { #expect(lane == expected, sourceLocation: sourceLocation) }
        let arguments = recipe + ["--base", base, "--head", head]
        expectVersion(lane, arguments, in: app.path, sourceLocation: sourceLocation)
    }
}
