import TestSupport
import Testing

/// What CI says counts only where head bears it out.
@Suite struct CIClaimTests {
    private let options = ["--path", ":/Models", "--format", "json"]

    @Test(arguments: ["true", "TRUE", "True", "1"])
    func `yes is spelt in several ways`(yes: String) throws {
        #expect(try isBase(["GITHUB_ACTIONS": yes]))
        #expect(try isBase(["CI": yes, "GITHUB_ACTIONS": yes]))
    }

    @Test(arguments: ["false", "FALSE", "0", ""])
    func `no is no provider`(no: String) throws {
        #expect(try !isBase(["GITHUB_ACTIONS": no]))
        #expect(try !isBase(["GITHUB_ACTIONS": no, "CI": "true"]))
    }

    @Test func `CI alone says nothing`() throws {
        #expect(try !isBase(["CI": "true"]))
    }

    @Test func `a commit that is not head is stale`() throws {
        var checkout = try CICheckout(knowsDefault: true)
        try checkout.detached(at: "main~1")
        let older = try checkout.app.id(of: "HEAD~1")
        let push = ["GITHUB_ACTIONS": "true", "GITHUB_REF": "refs/heads/main"]
        let run = run(checkout, push.merging(["GITHUB_SHA": older]) { $1 })
        #expect(run.json["base"]["commit"].string != checkout.head, "\(run)")
        // So is a whole build, where another commit is numbered.
        let other = schemaVersion(
            options + ["--head", older],
            in: checkout.app.path,
            environment: push.merging(["GITHUB_SHA": checkout.head]) { $1 }
        )
        #expect(other.json["base"]["commit"].string != older, "\(other)")
    }

    @Test func `another repository's variables count for nothing`() throws {
        var checkout = try CICheckout(knowsDefault: false)
        try checkout.detached(at: "main~1")
        let other = String(repeating: "12", count: 20)
        for variables in [
            "CI_COMMIT_BRANCH=main CI_DEFAULT_BRANCH=release/1",
            "CI_MERGE_REQUEST_TARGET_BRANCH_NAME=release/1 CI_DEFAULT_BRANCH=gone",
            "CI_MERGE_REQUEST_EVENT_TYPE=merge_train CI_MERGE_REQUEST_TARGET_BRANCH_NAME=main",
        ] {
            var environment = ["GITLAB_CI": "true", "CI_COMMIT_SHA": other]
            for pair in variables.split(separator: " ") {
                let parts = pair.split(separator: "=")
                environment[String(parts[0])] = String(parts[1])
            }
            let run = run(checkout, environment)
            let plain = self.run(checkout, [:])
            #expect(plain.json["version"].int == 2)
            #expect(run.output == plain.output)
        }
    }

    @Test func `a commit made in the build has not landed, and the default branch is still known`()
        throws
    {
        var checkout = try CICheckout(knowsDefault: false)
        try checkout.detached(at: "main")
        let environment = [
            "GITLAB_CI": "true", "CI_COMMIT_SHA": checkout.head, "CI_COMMIT_BRANCH": "main",
            "CI_DEFAULT_BRANCH": "main",
        ]
        let made = try checkout.app.git(
            "commit-tree",
            "HEAD^{tree}",
            "-p",
            "HEAD",
            "-m",
            "bump"
        ).text
        try checkout.app.checkout(made)
        let run = run(checkout, environment)
        #expect(run.json["base"]["commit"].string == checkout.head, "\(run)")
        #expect(run.json["head"].string == made)
        #expect(run.json["warnings"].array.isEmpty, "\(run)")
    }

    @Test func `without a commit the branch's tip has to be head`() throws {
        var checkout = try CICheckout(knowsDefault: true)
        try checkout.detached(at: "release/1")
        let build = ["BUILDKITE": "true", "BUILDKITE_COMMIT": "HEAD"]
        let lines = ["--base", "main", "--base", "release/*"]
        func base(_ branch: String) -> JSON {
            let environment = build.merging(["BUILDKITE_BRANCH": branch]) { $1 }
            return run(checkout, environment, options: lines).json["base"]["commit"]
        }
        #expect(base("release/1").string == checkout.head)
        try checkout.app.checkout("origin/release/1~1")
        let older = try checkout.app.id(of: "HEAD")
        #expect(base("release/1").string != older)
    }

    @Test func `a fork's main is not base`() throws {
        var checkout = try CICheckout(knowsDefault: true)
        try checkout.detached(at: "feature")
        try checkout.app.branch("main", from: "HEAD")
        let environment = [
            "BUILDKITE": "true", "BUILDKITE_COMMIT": checkout.head, "BUILDKITE_BRANCH": "main",
            "BUILDKITE_PULL_REQUEST": "7", "BUILDKITE_PULL_REQUEST_BASE_BRANCH": "main",
        ]
        let run = run(checkout, environment)
        #expect(run.json["base"]["commit"].string == (try checkout.app.id(of: "origin/main")))
        #expect(run.json["adds"].int == 1, "\(run)")
    }

    @Test func `a branch whose last part is main's name is not main`() throws {
        let app = try App.merged(1)
        try app.branch("team/main", from: "main")
        try app.commit(["Models/Order": "1"])
        try app.branch("topic", from: "team/main")
        try app.commit(["Models/Order": "2"])
        try app.checkout(try app.id(of: "topic"))
        let head = try app.id(of: "HEAD")
        let run = schemaVersion(
            options + ["--base", "team/main"],
            in: app.path,
            environment: ["CIRCLECI": "true", "CIRCLE_SHA1": head, "CIRCLE_BRANCH": "main"]
        )
        #expect(run.json["base"]["commit"].string == (try app.id(of: "team/main")), "\(run)")
    }

    @Test func `the event names the default branch and the request's own commit`() throws {
        var checkout = try CICheckout(knowsDefault: false)
        try checkout.detached(at: "feature")
        let event = """
            {"repository": {"default_branch": "release/1", "id": 1},
             "pull_request": {"head": {"sha": "\(checkout.head)"}}}
            """
        try checkout.app.write(event, to: "event.json")
        let merge = String(repeating: "ab", count: 20)
        let environment = [
            "GITHUB_ACTIONS": "true", "GITHUB_SHA": merge, "GITHUB_REF": "refs/pull/1/merge",
            "GITHUB_BASE_REF": "main", "GITHUB_EVENT_PATH": "\(checkout.app.path)/event.json",
        ]
        let run = run(checkout, environment)
        #expect(run.json["base"]["name"].string == "origin/release/1", "\(run)")
        #expect(run.output.contains("--base main"), "\(run)")
        let explained = schemaVersion(
            "explain",
            "--path",
            ":/Models",
            in: checkout.app.path,
            environment: environment
        )
        #expect(
            explained.output.contains("the default branch by GITHUB_EVENT_PATH"),
            "\(explained)"
        )
    }

    @Test(arguments: ["", "[]", "{", "{\"repository\": 1}", "{\"repository\": {}}"])
    func `an event that says nothing is none`(event: String) throws {
        var checkout = try CICheckout(knowsDefault: false)
        try checkout.detached(at: "feature")
        try checkout.app.write(event, to: "event.json")
        let environment = [
            "GITHUB_ACTIONS": "true", "GITHUB_SHA": checkout.head,
            "GITHUB_BASE_REF": "release/1", "GITHUB_REF": "refs/pull/1/merge",
            "GITHUB_EVENT_PATH": "\(checkout.app.path)/event.json",
        ]
        let run = run(checkout, environment)
        #expect(run.json["base"]["name"].string == "origin/release/1", "\(run)")
        let explained = schemaVersion(
            "explain",
            "--path",
            ":/Models",
            in: checkout.app.path,
            environment: environment
        )
        #expect(explained.output.contains("target by GITHUB_BASE_REF"), "\(explained)")
    }

    @Test func `what --base names goes first`() throws {
        var checkout = try CICheckout(knowsDefault: true)
        try checkout.detached(at: "feature")
        let environment = [
            "GITLAB_CI": "true", "CI_COMMIT_SHA": checkout.head, "CI_DEFAULT_BRANCH": "main",
            "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main",
        ]
        let run = run(checkout, environment, options: ["--base", "release/1"])
        #expect(run.json["base"]["name"].string == "origin/release/1")
        #expect(!run.json["warnings"].codes.contains("base-guessed"), "\(run)")
    }

    /// Whether head is base in a build of an older commit of main.
    private func isBase(_ signs: [String: String]) throws -> Bool {
        var checkout = try CICheckout(knowsDefault: true)
        try checkout.detached(at: "main~1")
        let build = ["GITHUB_SHA": checkout.head, "GITHUB_REF": "refs/heads/main"]
        return run(checkout, signs.merging(build) { $1 }).json["base"]["commit"].string
            == checkout.head
    }

    private func run(
        _ checkout: CICheckout,
        _ environment: [String: String],
        options more: [String] = []
    ) -> Outcome {
        schemaVersion(options + more, in: checkout.app.path, environment: environment)
    }
}
