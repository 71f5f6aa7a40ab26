import TestSupport
import Testing

/// Criss-crossed histories, whose merge bases conflict among themselves.
@Suite struct VirtualBaseTests {
    /// Main keeps a file that a branch deleted; another branch keeps the deletion.
    @Test func `a file that one merge base deleted is as it was before, as git has it`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": "0", "README": "1"])
        try app.branch("theirs", from: "main")
        try app.commit(["Models/User": "main"], on: "main")
        try app.commit(["Models/User": nil], on: "theirs")
        try app.branch("deleted", from: "main")
        try app.merge("theirs", into: "deleted", changing: ["Models/User": nil])
        try app.commit(["README": "2"], on: "theirs")
        try app.merge("theirs", into: "main", changing: ["Models/User": "main"])
        #expect(try app.git.run(["merge-base", "--all", "main", "deleted"]).lines.count == 2)

        let options = ["--path", "Models", "--merge-method", "squash", "--head", "deleted"]
        let outcome = schemaVersion(options + ["--format", "json"], in: app.path)
        // git merge deleted: CONFLICT (modify/delete) in Models/User.
        #expect(outcome.json["adds"].int == 1, "\(outcome)")
        #expect(outcome.json["warnings"][0]["code"].string == "estimated-merge", "\(outcome)")
    }
}
