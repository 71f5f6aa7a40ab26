extension CIProvider {
    /// The GitLab plugin names a target in push builds too, so the request itself has to be told.
    static let jenkins: CIProvider = {
        var provider = CIProvider(
            "Jenkins",
            signs: ["JENKINS_URL"],
            wholeHistory: "untick 'Shallow clone' in the job's Git settings"
        )
        provider.requests = ["CHANGE_ID", "ghprbPullId", "gitlabMergeRequestIid"]
        provider.target = ["CHANGE_TARGET", "ghprbTargetBranch", "gitlabTargetBranch"]
        provider.branch = ["BRANCH_NAME", "GIT_BRANCH"]
        provider.tag = ["TAG_NAME"]
        provider.commit = ["GIT_COMMIT", "ghprbActualCommit"]
        provider.otherBranches = "or add that refspec to the job's Git settings"
        provider.tags = "tick 'Fetch tags' in the job's Git settings"
        return provider
    }()

    /// The short name of the target lacks all but the last part of `release/1`: second choice.
    static let azure: CIProvider = {
        var provider = CIProvider(
            "Azure Pipelines",
            signs: ["TF_BUILD"],
            wholeHistory: "'fetchDepth: 0' under '- checkout: self'"
        )
        provider.target = [
            "SYSTEM_PULLREQUEST_TARGETBRANCH", "SYSTEM_PULLREQUEST_TARGETBRANCHNAME",
        ]
        provider.branch = ["BUILD_SOURCEBRANCH"]
        provider.commit = ["BUILD_SOURCEVERSION", "SYSTEM_PULLREQUEST_SOURCECOMMITID"]
        provider.tags = "'fetchTags: true' under '- checkout: self'"
        return provider
    }()

    static let bitbucket: CIProvider = {
        var provider = CIProvider(
            "Bitbucket Pipelines",
            signs: ["BITBUCKET_BUILD_NUMBER"],
            wholeHistory: "'depth: full' under 'clone:'"
        )
        provider.requests = ["BITBUCKET_PR_ID"]
        provider.target = ["BITBUCKET_PR_DESTINATION_BRANCH"]
        provider.branch = ["BITBUCKET_BRANCH"]
        provider.tag = ["BITBUCKET_TAG"]
        provider.commit = ["BITBUCKET_COMMIT"]
        return provider
    }()

    static let buildkite: CIProvider = {
        var provider = CIProvider(
            "Buildkite",
            signs: ["BUILDKITE"],
            wholeHistory:
                "drop '--depth' from BUILDKITE_GIT_CLONE_FLAGS and 'depth' from 'checkout:'"
        )
        provider.defaultBranch = ["BUILDKITE_PIPELINE_DEFAULT_BRANCH"]
        provider.requests = ["BUILDKITE_PULL_REQUEST"]
        provider.target = ["BUILDKITE_PULL_REQUEST_BASE_BRANCH"]
        provider.branch = ["BUILDKITE_BRANCH"]
        provider.tag = ["BUILDKITE_TAG"]
        provider.commit = ["BUILDKITE_COMMIT"]
        return provider
    }()

    static let codemagic: CIProvider = {
        var provider = CIProvider(
            "Codemagic",
            signs: ["CM_BUILD_ID"],
            wholeHistory: "'CM_CLONE_UNSHALLOW: true' under 'vars:' of 'environment:'"
        )
        provider.requests = ["CM_PULL_REQUEST"]
        provider.target = ["CM_PULL_REQUEST_DEST"]
        provider.branch = ["CM_BRANCH"]
        provider.tag = ["CM_TAG"]
        provider.commit = ["CM_COMMIT"]
        return provider
    }()

    /// `TRAVIS_BRANCH` is the target in a pull request's build, else the branch or tag that is built.
    static let travis: CIProvider = {
        var provider = CIProvider(
            "Travis CI",
            signs: ["TRAVIS"],
            wholeHistory: "'depth: false' under 'git:'"
        )
        provider.requests = ["TRAVIS_PULL_REQUEST"]
        provider.target = ["TRAVIS_BRANCH"]
        provider.branch = ["TRAVIS_BRANCH"]
        provider.tag = ["TRAVIS_TAG"]
        provider.commit = ["TRAVIS_COMMIT", "TRAVIS_PULL_REQUEST_SHA"]
        return provider
    }()
}
