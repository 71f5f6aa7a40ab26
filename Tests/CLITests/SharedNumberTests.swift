import CLI
import TestSupport
import Testing

@Suite struct SharedNumberTests {
    private let options = ["--path", "Models"]

    @Test func `a pending branch behind main carries a schema that main will not have`() throws {
        let app = try App.withBranchBehindMain()
        #expect(try answer(in: app) == "3 shared-number")
        try app.merge("main", into: "feature")
        #expect(try answer(in: app) == "3")
    }

    @Test func `main moving on outside the model takes nothing away`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.commit(["README": "longer"], on: "main")
        try app.checkout("feature")
        #expect(try answer(in: app) == "2")
    }

    @Test func `a branch that leaves the model alone keeps the number it is built on`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        try app.commit(["README": "longer"])
        try app.land(2)
        try app.land(3)
        try app.checkout("feature")
        #expect(try answer(in: app) == "1")
    }

    @Test func `a branch that landed while it was behind main has not the schema of its number`()
        throws
    {
        let app = try App.withBranchBehindMain()
        try app.merge("feature", into: "main")
        #expect(try answer(in: app) == "3")
        try app.checkout("feature")
        #expect(try answer(in: app) == "3 shared-number")
        try app.land(4)
        try app.checkout("feature")
        #expect(try answer(in: app) == "3 shared-number")
    }

    @Test func `a branch whose work main got another way has main's number`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        let picked = try app.commit(["Models/Order": "1"])
        try app.branch("other", from: "main")
        try app.cherryPick(picked, onto: "other")
        try app.merge("other", into: "main")
        try app.land(3)
        try app.checkout("feature")
        #expect(try answer(in: app) == "2")
    }

    @Test func `a conflict is a change, and the number an estimate`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        try app.commit(["Models/User": "mine"])
        try app.land(2)
        try app.checkout("feature")
        #expect(try answer(in: app) == "3 estimated-merge shared-number")
    }

    /// The version of HEAD and the codes of its warnings.
    private func answer(in app: HistoryBuilder) throws -> String {
        let json = schemaVersion(options + ["--format", "json"], in: app.path).json
        let version = try #require(json["version"].int)
        return (["\(version)"] + json["warnings"].codes.sorted()).joined(separator: " ")
    }
}
