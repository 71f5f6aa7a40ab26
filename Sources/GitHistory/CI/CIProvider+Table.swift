extension CIProvider {
    /// Every provider that is known; a new one is one entry here and one row in the README.
    package static let all = [
        gitHub, gitLab, bitrise, circleCI, xcodeCloud, jenkins, azure, bitbucket, buildkite,
        codemagic, travis,
    ]

    /// `GITHUB_REF` is a full reference: a branch, a tag, or a pull request's merge.
    static let gitHub: CIProvider = {
        var provider = CIProvider(
            "GitHub Actions",
            signs: ["GITHUB_ACTIONS"],
            wholeHistory: "'fetch-depth: 0' under 'with:' of actions/checkout"
        )
        provider.target = ["GITHUB_BASE_REF"]
        provider.branch = ["GITHUB_REF"]
        provider.commit = ["GITHUB_SHA"]
        provider.queue = Sign(variable: "GITHUB_EVENT_NAME", value: "merge_group")
        provider.event = "GITHUB_EVENT_PATH"
        provider.otherBranches = "or 'fetch-depth: 0' under 'with:' of actions/checkout"
        provider.tags = "'fetch-depth: 0' under 'with:' of actions/checkout"
        return provider
    }()

    static let gitLab: CIProvider = {
        var provider = CIProvider(
            "GitLab CI",
            signs: ["GITLAB_CI"],
            wholeHistory: "'GIT_DEPTH: \"0\"' under 'variables:' of the job"
        )
        provider.defaultBranch = ["CI_DEFAULT_BRANCH"]
        provider.target = [
            "CI_MERGE_REQUEST_TARGET_BRANCH_NAME", "CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME",
        ]
        provider.branch = ["CI_COMMIT_BRANCH"]
        provider.tag = ["CI_COMMIT_TAG"]
        provider.commit = ["CI_COMMIT_SHA"]
        // Without a depth it fetches every branch and tag, else what is built alone.
        provider.otherBranches = "or 'GIT_DEPTH: \"0\"' under 'variables:' of the job"
        provider.tags = "'GIT_DEPTH: \"0\"' under 'variables:' of the job"
        provider.queue = Sign(variable: "CI_MERGE_REQUEST_EVENT_TYPE", value: "merge_train")
        return provider
    }()

    static let bitrise: CIProvider = {
        var provider = CIProvider(
            "Bitrise",
            signs: ["BITRISE_IO"],
            wholeHistory: "'clone_depth: -1' among the inputs of the step git-clone"
        )
        provider.requests = ["BITRISE_PULL_REQUEST"]
        provider.target = ["BITRISEIO_GIT_BRANCH_DEST"]
        provider.branch = ["BITRISE_GIT_BRANCH"]
        provider.tag = ["BITRISE_GIT_TAG"]
        provider.commit = ["GIT_CLONE_COMMIT_HASH", "BITRISE_GIT_COMMIT"]
        return provider
    }()

    /// It has no variable for a pull request's target: pipelines that need it pass `--base`.
    static let circleCI: CIProvider = {
        var provider = CIProvider(
            "CircleCI",
            signs: ["CIRCLECI"],
            wholeHistory: "'method: full' under 'checkout:'"
        )
        provider.branch = ["CIRCLE_BRANCH"]
        provider.tag = ["CIRCLE_TAG"]
        provider.commit = ["CIRCLE_SHA1"]
        return provider
    }()

    static let xcodeCloud: CIProvider = {
        var provider = CIProvider(
            "Xcode Cloud",
            signs: ["CI_XCODE_CLOUD"],
            wholeHistory:
                "'git fetch --unshallow --filter=blob:none' in ci_scripts/ci_post_clone.sh"
        )
        provider.target = ["CI_PULL_REQUEST_TARGET_BRANCH"]
        provider.branch = ["CI_BRANCH"]
        provider.tag = ["CI_TAG"]
        provider.commit = ["CI_COMMIT", "CI_PULL_REQUEST_SOURCE_COMMIT"]
        return provider
    }()
}
