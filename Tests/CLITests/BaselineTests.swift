import TestSupport
import Testing

@Suite struct BaselineTests {
    @Test func `a baseline off base's line is refused with the nearest commit on it`() throws {
        let app = try App.merged(3)
        let branched = try app.id(of: "main~2")
        let refused = expectRefusal(
            "baseline-not-on-base",
            ["--path", "Models", "--baseline", "change-2=5"],
            in: app.path
        )
        #expect(refused.message.contains("'change-2'") && refused.message.contains("'main'"))
        #expect(refused.hint.contains(branched))
        let nearest = ["--path", "Models", "--baseline", "\(branched)=5"]
        expectVersion(7, nearest, in: app.path)
    }

    @Test func `a baseline that shares nothing with base has no nearest commit`() throws {
        let app = try App.merged(2)
        try app.commit(["Other": "1"], on: "orphan")
        let refused = expectRefusal(
            "baseline-not-on-base",
            ["--path", "Models", "--baseline", "orphan=5", "--head", "main"],
            in: app.path
        )
        #expect(refused.hint.contains("git log --first-parent"))
    }

    @Test func `a baseline above base is not on its line`() throws {
        let app = try App.merged(2)
        try app.branch("feature")
        try app.commit(["README": "2"])
        expectRefusal(
            "baseline-not-on-base",
            ["--path", "Models", "--baseline", "HEAD=5"],
            in: app.path
        )
    }

    @Test func `a head built on a commit before the baseline is refused`() throws {
        let app = try App.merged(3)
        for head in ["main~2", "main~3", "main~3^{commit}"] {
            let refused = expectRefusal(
                "before-baseline",
                ["--path", "Models", "--baseline", "main~1=5", "--head", head],
                in: app.path
            )
            #expect(refused.message.contains(try app.id(of: head).prefix(10)))
        }
        try app.branch("old", from: "main~2")
        try app.commit(["README": "2"])
        expectRefusal(
            "before-baseline",
            ["--path", "Models", "--baseline", "main~1=5"],
            in: app.path
        )
    }

    @Test func `a pending head built before the baseline gets main's next number`() throws {
        let app = try App.merged(3)
        try app.branch("old", from: "main~2")
        try app.commit(["Models/Order": "1"])
        let outcome = schemaVersion("--path=Models", "--baseline=main~1=5", in: app.path)
        #expect(outcome.output == "7\n", "\(outcome)")
    }

    @Test func `a branch that landed before the baseline is refused where it landed`() throws {
        let app = try App.merged(3)
        expectRefusal(
            "before-baseline",
            ["--path", "Models", "--baseline", "main~1=5", "--head", "change-1"],
            in: app.path
        )
        let landed = ["--path", "Models", "--baseline", "main~1=5", "--head", "change-2"]
        expectVersion(5, landed, in: app.path)
    }

    @Test func `any spelling of the baseline's commit will do`() throws {
        let app = try App.merged(2)
        try app.tag("v1.0", at: "main~1")
        try app.git("tag", "--annotate", "--message", "two", "v2.0", "main~1")
        let id = try app.id(of: "main~1")
        for name in ["v1.0", "v2.0", id, String(id.prefix(8)), "main~1", "change-2^1"] {
            let arguments = ["--path", "Models", "--baseline", "\(name)=5"]
            expectVersion(6, arguments, in: app.path)
        }
    }
}
