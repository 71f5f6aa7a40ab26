import TestSupport
import Testing

/// The newest commit of a request's own branch speaks for the request's target, and for no branch.
@Suite struct CIRequestCommitTests {
    @Test(arguments: [
        ["GITHUB_ACTIONS": "true", "GITHUB_SHA": "$OTHER", "GITHUB_REF": "refs/heads/$BRANCH"],
        [
            "TF_BUILD": "True", "BUILD_SOURCEVERSION": "$OTHER",
            "BUILD_SOURCEBRANCH": "refs/heads/$BRANCH",
            "SYSTEM_PULLREQUEST_SOURCECOMMITID": "$HEAD",
        ],
        [
            "CI_XCODE_CLOUD": "TRUE", "CI_COMMIT": "$OTHER", "CI_BRANCH": "$BRANCH",
            "CI_PULL_REQUEST_SOURCE_COMMIT": "$HEAD",
        ],
        [
            "JENKINS_URL": "https://example.org/", "GIT_COMMIT": "$OTHER",
            "BRANCH_NAME": "$BRANCH", "ghprbActualCommit": "$HEAD",
        ],
        [
            "TRAVIS": "true", "TRAVIS_COMMIT": "$OTHER", "TRAVIS_BRANCH": "$BRANCH",
            "TRAVIS_PULL_REQUEST": "false", "TRAVIS_PULL_REQUEST_SHA": "$HEAD",
        ],
    ])
    func `the request's own commit does not make head the branch that is built`(
        build: [String: String]
    ) throws {
        var checkout = try CICheckout(knowsDefault: true)
        try checkout.detached(at: "feature")
        try checkout.app.write(
            #"{"pull_request": {"head": {"sha": "\#(checkout.head)"}}}"#,
            to: "event.json"
        )
        let main = try checkout.app.id(of: "origin/main")
        for branch in ["main", "gh-readonly-queue/main/pr-1-\(main)"] {
            var environment = build.mapValues { value in
                value.replacing("$OTHER", with: main).replacing("$HEAD", with: checkout.head)
                    .replacing("$BRANCH", with: branch)
            }
            environment["GITHUB_EVENT_PATH"] = "\(checkout.app.path)/event.json"
            let run = schemaVersion(
                ["--path", ":/Models", "--format", "json"],
                in: checkout.app.path,
                environment: environment
            )
            #expect(run.json["base"]["commit"].string == main, "\(run)")
            #expect(run.json["adds"].int == 1, "\(run)")
        }
    }
}
