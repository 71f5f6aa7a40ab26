import CLI
import TestSupport
import Testing

@Suite struct UncountedChangeTests {
    private let options = ["--path", "Models"]

    @Test func `two schemas of main under one number are refused, with both ways out`() throws {
        let app = try App.withUncountedChange()
        let pushed = try app.id(of: "main")
        let refused = expectRefusal("uncounted-change", options, in: app.path)
        #expect(refused.message.contains(pushed.prefix(10)))
        #expect(refused.message.contains("number 2"))
        #expect(refused.hint.contains("--merge-method squash"))
        #expect(refused.hint.contains("--baseline \(pushed)="))
        expectVersion(3, options + ["--merge-method", "squash"], in: app.path)
    }

    @Test(arguments: [1, 2, 3])
    func `the baseline that the hint gives can be pasted`(pushes: Int) throws {
        let app = try App.merged(2)
        for push in 1...pushes {
            try app.commit(["Models/User": "pushed \(push)"])
            try app.commit(["README": "\(push)"])
        }
        let hint = expectRefusal("uncounted-change", options, in: app.path).hint
        let words = try #require(hint.firstMatch(of: /--baseline ([0-9a-f]{40}=(\d+))/))
        let version = try #require(Int(words.2))
        #expect(version > 2)
        let pasted = options + ["--baseline", String(words.1)]
        expectVersion(version, pasted, in: app.path)
        try app.land(7)
        expectVersion(version + 1, pasted, in: app.path)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        expectVersion(version + 2, pasted, in: app.path)
    }

    @Test func `on request the number is given, with a warning`() throws {
        let app = try App.withUncountedChange()
        let text = schemaVersion(options + ["--allow-uncounted"], in: app.path)
        #expect(text.status == .done)
        #expect(text.output == "2\n")
        #expect(text.diagnostics.contains("[uncounted-change]\nhint: "))
        let json = schemaVersion(
            options + ["--allow-uncounted", "--format", "json"],
            in: app.path
        ).json
        #expect(json["version"].int == 2)
        #expect(json["uncounted"].int == 1)
        #expect(json["warnings"].codes == ["uncounted-change"])
    }

    @Test func `the model's first appearance by a push is no such change`() throws {
        let app = try HistoryBuilder()
        try app.commit(["README": "an app"])
        try app.commit(["Models/User": "1"])
        expectVersion(0, options, in: app.path)
        try app.land(2)
        expectVersion(1, options, in: app.path)
    }

    @Test func `the model in the root commit is no such change`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": "1"])
        expectVersion(0, options, in: app.path)
        try app.commit(["README": "2"])
        expectVersion(0, options, in: app.path)
    }

    @Test func `a second push after the first appearance is one`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": "1"])
        try app.commit(["Models/User": "2"])
        expectRefusal("uncounted-change", options, in: app.path)
    }

    @Test func `a push that is taken back leaves the number to its schema`() throws {
        let app = try App.withUncountedChange()
        try app.revert("main")
        expectVersion(2, options, in: app.path)
        expectRefusal("uncounted-change", options + ["--head", "main~1"], in: app.path)
    }

    @Test func `the next merge gives the pushed schema's successor a number of its own`() throws {
        let app = try App.withUncountedChange()
        try app.land(4)
        expectVersion(3, options, in: app.path)
        expectRefusal("uncounted-change", options + ["--head", "main~1"], in: app.path)
        expectVersion(2, options + ["--head", "main~2"], in: app.path)
    }

    @Test func `a pending branch on top of the push gets the next number`() throws {
        let app = try App.withUncountedChange()
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        expectVersion(3, options, in: app.path)
    }

    @Test func `a branch that is built on the push shares its refusal`() throws {
        let app = try App.withUncountedChange()
        try app.branch("feature")
        try app.commit(["README": "2"])
        try app.land(4)
        expectRefusal("uncounted-change", options + ["--head", "feature"], in: app.path)
    }

    @Test func `the recipe counts on regardless`() throws {
        let app = try App.withUncountedChange()
        let outcome = schemaVersion(options + ["--formula", "recipe"], in: app.path)
        #expect(outcome.output == "3\n", "\(outcome)")
    }
}
