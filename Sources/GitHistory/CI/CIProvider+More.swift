extension CIProvider {
    /// The GitLab plugin names a target in push builds too, so the request itself has to be told.
    ///
    /// Outside of a multibranch job the branch is told as the git plugin fetched it, with the remote
    /// in front (`GIT_BRANCH`, the plugin's README), and that reference need not be in the clone.
    static let jenkins = CIProvider(
        name: "Jenkins",
        signs: ["JENKINS_URL"],
        requests: ["CHANGE_ID", "ghprbPullId", "gitlabMergeRequestIid"],
        target: ["CHANGE_TARGET", "ghprbTargetBranch", "gitlabTargetBranch"],
        branch: ["BRANCH_NAME", "GIT_BRANCH"],
        tracking: ["GIT_BRANCH"],
        tag: ["TAG_NAME"],
        commit: ["GIT_COMMIT"],
        source: ["ghprbActualCommit"],
        wholeHistory: "untick 'Shallow clone' in the job's Git settings",
        otherBranches: "or add that refspec to the job's Git settings",
        tags: "tick 'Fetch tags' in the job's Git settings"
    )

    /// The short name of the target lacks all but the last part of `release/1`: second choice.
    static let azure = CIProvider(
        name: "Azure Pipelines",
        signs: ["TF_BUILD"],
        target: [
            "SYSTEM_PULLREQUEST_TARGETBRANCH", "SYSTEM_PULLREQUEST_TARGETBRANCHNAME",
        ],
        branch: ["BUILD_SOURCEBRANCH"],
        commit: ["BUILD_SOURCEVERSION"],
        source: ["SYSTEM_PULLREQUEST_SOURCECOMMITID"],
        wholeHistory: "'fetchDepth: 0' under '- checkout: self'",
        tags: "'fetchTags: true' under '- checkout: self'"
    )

    static let bitbucket = CIProvider(
        name: "Bitbucket Pipelines",
        signs: ["BITBUCKET_BUILD_NUMBER"],
        requests: ["BITBUCKET_PR_ID"],
        target: ["BITBUCKET_PR_DESTINATION_BRANCH"],
        branch: ["BITBUCKET_BRANCH"],
        tag: ["BITBUCKET_TAG"],
        commit: ["BITBUCKET_COMMIT"],
        wholeHistory: "'depth: full' under 'clone:'"
    )

    static let buildkite = CIProvider(
        name: "Buildkite",
        signs: ["BUILDKITE"],
        defaultBranch: ["BUILDKITE_PIPELINE_DEFAULT_BRANCH"],
        requests: ["BUILDKITE_PULL_REQUEST"],
        target: ["BUILDKITE_PULL_REQUEST_BASE_BRANCH"],
        branch: ["BUILDKITE_BRANCH"],
        tag: ["BUILDKITE_TAG"],
        commit: ["BUILDKITE_COMMIT"],
        wholeHistory: "drop '--depth' from BUILDKITE_GIT_CLONE_FLAGS and 'depth' from 'checkout:'"
    )

    static let codemagic = CIProvider(
        name: "Codemagic",
        signs: ["CM_BUILD_ID"],
        requests: ["CM_PULL_REQUEST"],
        target: ["CM_PULL_REQUEST_DEST"],
        branch: ["CM_BRANCH"],
        tag: ["CM_TAG"],
        commit: ["CM_COMMIT"],
        wholeHistory: "'CM_CLONE_UNSHALLOW: true' under 'vars:' of 'environment:'"
    )

    /// `TRAVIS_BRANCH` is the target in a pull request's build, else the branch or tag that is built.
    static let travis = CIProvider(
        name: "Travis CI",
        signs: ["TRAVIS"],
        requests: ["TRAVIS_PULL_REQUEST"],
        target: ["TRAVIS_BRANCH"],
        branch: ["TRAVIS_BRANCH"],
        tag: ["TRAVIS_TAG"],
        commit: ["TRAVIS_COMMIT"],
        source: ["TRAVIS_PULL_REQUEST_SHA"],
        wholeHistory: "'depth: false' under 'git:'"
    )
}
