import TestSupport
import Testing

@Suite struct ComputeTests {
    @Test func `main's number stands alone on standard output`() throws {
        let app = try App.merged(3)
        expectVersion(3, ["--path", "Models"], in: app.path)
        expectVersion(3, ["compute", "--path", "Models", "--format", "text"], in: app.path)
        expectVersion(3, ["compute", "--path", "Models", "--quiet"], in: app.path)
    }

    @Test func `a branch that changes the model gets main's next number`() throws {
        let app = try App.merged(2)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.commit(["Models/Order": "2"])
        expectVersion(3, ["--path", "Models"], in: app.path)
        try app.merge("feature", into: "main")
        expectVersion(3, ["--path", "Models"], in: app.path)
        try app.checkout("feature")
        expectVersion(3, ["--path", "Models"], in: app.path)
    }

    @Test func `a branch that leaves the model alone gets the number it is built on`() throws {
        let app = try App.merged(2)
        try app.branch("feature")
        try app.commit(["README": "longer"])
        expectVersion(2, ["--path", "Models"], in: app.path)
        try app.land(3)
        expectVersion(2, ["--path", "Models", "--head", "feature"], in: app.path)
        expectVersion(3, ["--path", "Models", "--head", "main"], in: app.path)
    }

    @Test func `squashes and pushes count where the team lands work so`() throws {
        let app = try App.withUncountedChange()
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.squash("feature", into: "main")
        expectVersion(4, ["--path", "Models", "--merge-method", "squash"], in: app.path)
        expectVersion(4, ["--path", "Models", "--merge-method", "rebase"], in: app.path)
    }

    @Test func `a baseline is where counting starts`() throws {
        let app = try App.merged(3)
        let second = try app.id(of: "main~1")
        for (revision, version) in [("main", 40), ("main~1", 41), (second, 41), ("main~2", 42)] {
            let baseline = ["--baseline", "\(revision)=40"]
            expectVersion(version, ["--path", "Models"] + baseline, in: app.path)
        }
        let highest = "18446744073709551614"
        let outcome = schemaVersion(
            ["--path", "Models", "--baseline", "main=\(highest)"],
            in: app.path
        )
        #expect(outcome.output == highest + "\n")
    }

    @Test(arguments: ["18446744073709551614", "18446744073709551615"])
    func `a number that no database can hold is refused`(start: String) throws {
        let app = try App.merged(2)
        expectRefusal(
            "version-out-of-range",
            ["--path", "Models", "--baseline", "main~1=\(start)"],
            in: app.path
        )
    }

    @Test func `several paths are one model`() throws {
        let app = try App.merged(1)
        try app.branch("feature")
        try app.commit(["Store/Schema": "1", "Models/User": "x"])
        try app.merge("feature", into: "main")
        expectVersion(2, ["--path", "Models", "--path", "Store"], in: app.path)
        expectVersion(1, ["--path", "Store"], in: app.path)
    }

    @Test func `the repository is the one that -C leads to`() throws {
        let app = try App.merged(2, workTree: true)
        try app.commit(["App/Models/User": "1"])
        expectVersion(2, ["-C", app.path, "--path", "Models"], in: "/")
        let arguments = ["-C", "App", "-C", "Models", "--path", "../../Models"]
        expectVersion(2, arguments, in: app.path)
    }

    @Test func `a hook's variables lead to its repository, unless -C leads to another`() throws {
        let (app, other) = (try App.merged(2), try App.merged(1))
        let environment = ["GIT_DIR": other.path]
        let options = ["--path", ":/Models"]
        let inHook = schemaVersion(options, in: app.path, environment: environment)
        #expect(inHook.output == "1\n", "\(inHook)")
        let elsewhere = schemaVersion(
            ["-C", "."] + options,
            in: app.path,
            environment: environment
        )
        #expect(elsewhere.output == "2\n", "\(elsewhere)")
    }
}
