import TestSupport
import Testing

/// GitHub's `pull_request_target`: `GITHUB_REF` and `GITHUB_SHA` are the target's, whatever the
/// workflow checks out.
@Suite struct CITargetEventTests {
    private var checkout: CICheckout
    private let target: String
    private let source: String

    init() throws {
        checkout = try CICheckout(knowsDefault: false)
        target = try checkout.app.id(of: "main")
        source = try checkout.app.id(of: "feature")
    }

    @Test mutating func `checked out as it comes, head is the target's own commit`() throws {
        try checkout.detached(at: "main")
        let run = try run()
        #expect(run.json["version"].int == 2, "\(run)")
        #expect(run.json["adds"].int == 0, "\(run)")
        #expect(run.json["base"]["name"].string == "origin/main", "\(run)")
    }

    @Test mutating func `on a local main it is no less so`() throws {
        try checkout.detached(at: "main")
        try checkout.app.branch("main")
        let run = try run()
        #expect(run.json["version"].int == 2, "\(run)")
        #expect(run.json["base"]["commit"].string == target, "\(run)")
    }

    @Test(arguments: [CIFixture.Checkout.source, .targetFirst])
    mutating func `the request's own commit, or its merge, counts on from the target`(
        kind: CIFixture.Checkout
    ) throws {
        try checkout.request(from: "feature", into: "main", as: kind)
        let run = try run()
        #expect(run.json["version"].int == 3, "\(run)")
        #expect(run.json["adds"].int == 1, "\(run)")
        #expect(run.json["base"]["commit"].string == target, "\(run)")
    }

    @Test mutating func `into a release line it counts there, where lines are named`() throws {
        try checkout.request(from: "feature", into: "release/1", as: .source)
        let lines = ["--base", "main", "--base", "release/*"]
        let run = try run(into: "release/1", options: lines)
        #expect(run.json["base"]["name"].string == "origin/release/1", "\(run)")
    }

    private func run(into target: String = "main", options: [String] = []) throws -> Outcome {
        let app = checkout.app
        let event = """
            {"repository": {"default_branch": "main"}, "pull_request": {"head": {"sha": "\(source)"}}}
            """
        try app.write(event, to: "event.json")
        let environment = [
            "CI": "true", "GITHUB_ACTIONS": "true", "GITHUB_EVENT_NAME": "pull_request_target",
            "GITHUB_REF": "refs/heads/\(target)", "GITHUB_BASE_REF": target,
            "GITHUB_HEAD_REF": "feature",
            "GITHUB_SHA": try app.id(of: "refs/remotes/origin/\(target)"),
            "GITHUB_EVENT_PATH": app.path + "/event.json",
        ]
        return schemaVersion(
            ["--path", ":/Models", "--format", "json"] + options,
            in: app.path,
            environment: environment
        )
    }
}
