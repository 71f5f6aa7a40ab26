import CLI
import TestSupport
import Testing

@Suite struct CIHintTests {
    private let options = ["--path", ":/Models"]

    private static let depths = [
        "GITHUB_ACTIONS": "fetch-depth: 0", "GITLAB_CI": "GIT_DEPTH: \"0\"",
        "BITRISE_IO": "clone_depth: -1", "CIRCLECI": "method: full",
        "CI_XCODE_CLOUD": "git fetch --unshallow", "JENKINS_URL": "Shallow clone",
        "TF_BUILD": "fetchDepth: 0", "BITBUCKET_BUILD_NUMBER": "depth: full",
        "BUILDKITE": "BUILDKITE_GIT_CLONE_FLAGS", "CM_BUILD_ID": "CM_CLONE_UNSHALLOW",
        "TRAVIS": "depth: false",
    ]

    @Test(arguments: depths)
    func `a shallow clone is mended where CI is set up`(sign: String, setting: String) throws {
        let app = try App.merged(3)
        let clone = try app.clone("--depth=1")
        let run = schemaVersion(options, in: clone, environment: [sign: "TRUE"])
        #expect(run.status == .refused)
        #expect(run.diagnostics.contains(setting), "\(run)")
        let elsewhere = schemaVersion(options, in: clone)
        #expect(
            elsewhere.diagnostics.contains(
                "hint: git fetch --unshallow --filter=blob:none origin\n"
            )
        )
    }

    @Test func `a base that the clone lacks comes with the command that fetches it`() throws {
        var checkout = try CICheckout(knowsDefault: false)
        try checkout.detached(at: "feature")
        try checkout.app.git("update-ref", "-d", "refs/remotes/origin/main")
        // The usual name that there is would be the wrong branch.
        try checkout.app.git("update-ref", "refs/remotes/origin/develop", "HEAD")
        let fetch = "git fetch --no-tags origin +refs/heads/main:refs/remotes/origin/main"
        let request = ["GITHUB_BASE_REF": "main", "GITHUB_REF": "refs/pull/1/merge"]
        let build = ["GITHUB_ACTIONS": "true", "GITHUB_SHA": checkout.head]
        let target = schemaVersion(
            options,
            in: checkout.app.path,
            environment: build.merging(request) { $1 }
        )
        #expect(target.status == .refused)
        #expect(target.diagnostics.contains(fetch), "\(target)")
        #expect(target.diagnostics.contains("fetch-depth: 0"), "\(target)")
        let gitLab = [
            "GITLAB_CI": "true", "CI_COMMIT_SHA": checkout.head, "CI_DEFAULT_BRANCH": "main",
            "CI_COMMIT_BRANCH": "feature",
        ]
        let trunk = schemaVersion(options, in: checkout.app.path, environment: gitLab)
        #expect(trunk.status == .refused)
        #expect(trunk.diagnostics.contains(fetch), "\(trunk)")
    }

    @Test(arguments: CIFixture.all)
    func `a release line that CI builds has to be in the clone`(ci: CIFixture) throws {
        var checkout = try CICheckout(knowsDefault: true)
        try checkout.detached(at: "release/1~1")
        try checkout.app.git("update-ref", "-d", "refs/remotes/origin/release/1")
        for pattern in ["release/*", "origin/release/*", "refs/heads/release/*"] {
            let lines = ["--base", "main", "--base", pattern]
            let head = checkout.head
            let environment = ci.environment(ci.push, head: head, tip: head, branch: "release/1")
            let run = schemaVersion(
                options + lines + ["--format", "json"],
                in: checkout.app.path,
                environment: environment
            )
            #expect(run.refusal == "base-not-found", "\(run)")
            let fetch = "origin +refs/heads/release/1:refs/remotes/origin/release/1"
            #expect(run.output.contains(fetch), "\(run)")
        }
    }

    @Test func `tags that are not there are fetched by the checkout`() throws {
        let app = try App.merged(1)
        let options = ["check", "--releases", "v*"] + options
        let azure = schemaVersion(options, in: app.path, environment: ["TF_BUILD": "True"])
        #expect(azure.description.contains("fetchTags: true"), "\(azure)")
        let elsewhere = schemaVersion(options, in: app.path)
        #expect(elsewhere.description.contains("git fetch --all --tags"), "\(elsewhere)")
        try app.git("remote", "add", "company", "https://example.org/app.git")
        let company = schemaVersion(options, in: app.path)
        #expect(company.description.contains("git fetch --tags company"), "\(company)")
    }

    @Test func `a build phase in Xcode's sandbox is told which setting keeps it out`() throws {
        let folder = try TemporaryFolder(small: true)
        let setting = "ENABLE_USER_SCRIPT_SANDBOXING"
        let inside = schemaVersion(options, in: folder.path, environment: [setting: "YES"])
        #expect(inside.status == .refused)
        #expect(inside.diagnostics.contains("\(setting)=NO"), "\(inside)")
        let outside = schemaVersion(options, in: folder.path, environment: [setting: "NO"])
        #expect(!outside.diagnostics.contains(setting), "\(outside)")
    }
}
