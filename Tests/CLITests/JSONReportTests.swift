import CLI
import TestSupport
import Testing

@Suite struct JSONReportTests {
    static let keys: Set = [
        "version", "landed", "adds", "pending", "base", "head", "branchPoint", "countedAt",
        "mergeMethod", "formula", "fingerprint", "uncounted", "warnings",
    ]

    @Test(arguments: ["compute", "explain"])
    func `the report has exactly the keys that are promised`(command: String) throws {
        let app = try App.withBranchBehindMain()
        let outcome = schemaVersion(
            [command, "--path", "Models", "--format", "json"],
            in: app.path
        )
        #expect(outcome.status == .done)
        #expect(outcome.diagnostics.isEmpty)
        #expect(outcome.lines.count == 1)
        let json = outcome.json
        #expect(json.keys == Self.keys)
        #expect(json["pending"].keys == ["changesModel", "commits", "source"])
        #expect(json["base"].keys == ["name", "commit"])
        #expect(json["warnings"].codes == ["shared-number"])
        #expect(json["warnings"][0].keys == ["code", "message", "hint"])
    }

    @Test func `a pending branch is reported with its parts`() throws {
        let app = try App.merged(2)
        try app.branch("feature")
        let first = try app.commit(["Models/Order": "1"])
        let head = try app.commit(["README": "more", "Models/Order": "2"])
        let json = schemaVersion("--path=Models", "--format=json", in: app.path).json
        #expect(json["version"].int == 3)
        #expect(json["landed"].int == 2)
        #expect(json["adds"].int == 1)
        #expect(json["pending"]["changesModel"].bool == true)
        #expect(json["pending"]["commits"].int == 2)
        #expect(json["pending"]["source"].string == "head")
        #expect(json["base"]["name"].string == "main")
        #expect(json["base"]["commit"].string == (try app.id(of: "main")))
        #expect(json["head"].string == head)
        #expect(json["branchPoint"].string == (try app.id(of: "\(first)~1")))
        #expect(json["countedAt"].string == (try app.id(of: "main")))
        #expect(json["mergeMethod"].string == "merge")
        #expect(json["formula"].string == "landing")
        #expect(json["fingerprint"].string == (try app.git("rev-parse", "HEAD:Models").text))
        #expect(json["uncounted"].int == 0)
        #expect(json["warnings"] == .array([]))
    }

    @Test(arguments: ["main", "main~1", "change-2", "feature", "main~2"])
    func `the version is what has landed and what is added`(head: String) throws {
        let app = try App.merged(3)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        let json = schemaVersion(
            ["--path", "Models", "--format", "json", "--head", head],
            in: app.path
        ).json
        let landed = try #require(json["landed"].int)
        let adds = try #require(json["adds"].int)
        #expect(json["version"].int == landed + adds)
        #expect(json["pending"]["changesModel"].bool == (adds > 0))
    }

    @Test func `what does not exist is null`() throws {
        let app = try App.merged(1)
        try app.commit(["Models": nil])
        let options = ["--path=Models", "--format=json", "--merge-method=squash"]
        let without = schemaVersion(options, in: app.path)
        #expect(without.output.contains(#""fingerprint":null"#), "\(without)")

        // A branch off an imported history meets main's line nowhere, though main contains it.
        let imported = try app.commit(["Imported": "1"], on: "import")
        let main = try app.id(of: "main")
        let merge = try app.git(
            "commit-tree",
            "\(main)^{tree}",
            "-p",
            main,
            "-p",
            imported,
            "-m",
            "import"
        ).text
        try app.git("update-ref", "refs/heads/main", merge)
        let off = schemaVersion(options + ["--head=import"], in: app.path)
        #expect(off.output.contains(#""branchPoint":null"#), "\(off)")
        #expect(off.json.keys == Self.keys)
    }

    @Test func `versions are integers, however large`() throws {
        let app = try App.merged(1)
        let outcome = schemaVersion(
            ["--path=Models", "--format=json", "--baseline=main=18446744073709551614"],
            in: app.path
        )
        #expect(outcome.output.contains(#""version":18446744073709551614"#), "\(outcome)")
        #expect(outcome.output.contains(#""landed":18446744073709551614"#), "\(outcome)")
    }

    @Test func `names are told as they are`() throws {
        let app = try App.merged(1)
        try app.branch("feature/\"é\"")
        let json = schemaVersion(
            ["--path=Models", "--format=json", "--base", "feature/\"é\""],
            in: app.path
        ).json
        #expect(json["base"]["name"].string == "feature/\"é\"")
    }
}
