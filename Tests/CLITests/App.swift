import TestSupport

/// The app that most tests tell their story with: a readme, and a model in `Models`.
enum App {
    /// An app on whose main `landings` branches with a change of the model were merged.
    static func merged(_ landings: Int = 2, workTree: Bool = false) throws -> HistoryBuilder {
        let app = try HistoryBuilder(workTree: workTree)
        try app.commit(["README": "an app"], "begin")
        for number in 1...landings {
            try app.land(number)
        }
        return app
    }

    /// Main after two merges and one direct push that changed the model: number 2 means two
    /// schemas.
    static func withUncountedChange() throws -> HistoryBuilder {
        let app = try merged()
        try app.commit(["Models/User": "pushed"], "push to main")
        return app
    }

    /// A branch that changes one file of the model while main moves on in another.
    static func withBranchBehindMain() throws -> HistoryBuilder {
        let app = try merged(1)
        try app.branch("feature", from: "main")
        try app.commit(["Models/Order": "new"], "add orders")
        try app.land(2)
        try app.checkout("feature")
        return app
    }
}

extension HistoryBuilder {
    /// Merges a branch that sets the model's one value to `number`.
    @discardableResult
    func land(_ number: Int) throws -> String {
        try branch("change-\(number)", from: "main")
        try commit(["Models/User": "\(number)"], "set the user to \(number)")
        return try merge("change-\(number)", into: "main")
    }
}
