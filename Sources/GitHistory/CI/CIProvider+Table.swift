extension CIProvider {
    /// Every provider that is known; a new one is one entry here and one row in the README.
    package static let all = [
        gitHub, gitLab, bitrise, circleCI, xcodeCloud, jenkins, azure, bitbucket, buildkite,
        codemagic, travis,
    ]

    /// `GITHUB_REF` is a full reference: a branch, a tag, or a pull request's merge.
    static let gitHub = CIProvider(
        name: "GitHub Actions",
        signs: ["GITHUB_ACTIONS"],
        target: ["GITHUB_BASE_REF"],
        branch: ["GITHUB_REF"],
        commit: ["GITHUB_SHA"],
        queue: Sign(variable: "GITHUB_EVENT_NAME", value: "merge_group"),
        event: "GITHUB_EVENT_PATH",
        wholeHistory: "'fetch-depth: 0' under 'with:' of actions/checkout",
        otherBranches: "or 'fetch-depth: 0' under 'with:' of actions/checkout",
        tags: "'fetch-depth: 0' under 'with:' of actions/checkout"
    )

    static let gitLab = CIProvider(
        name: "GitLab CI",
        signs: ["GITLAB_CI"],
        defaultBranch: ["CI_DEFAULT_BRANCH"],
        target: [
            "CI_MERGE_REQUEST_TARGET_BRANCH_NAME", "CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME",
        ],
        branch: ["CI_COMMIT_BRANCH"],
        tag: ["CI_COMMIT_TAG"],
        commit: ["CI_COMMIT_SHA"],
        queue: Sign(variable: "CI_MERGE_REQUEST_EVENT_TYPE", value: "merge_train"),
        wholeHistory: "'GIT_DEPTH: \"0\"' under 'variables:' of the job",
        // Without a depth it fetches every branch and tag, else what is built alone.
        otherBranches: "or 'GIT_DEPTH: \"0\"' under 'variables:' of the job",
        tags: "'GIT_DEPTH: \"0\"' under 'variables:' of the job"
    )

    static let bitrise = CIProvider(
        name: "Bitrise",
        signs: ["BITRISE_IO"],
        requests: ["BITRISE_PULL_REQUEST"],
        target: ["BITRISEIO_GIT_BRANCH_DEST"],
        branch: ["BITRISE_GIT_BRANCH"],
        tag: ["BITRISE_GIT_TAG"],
        commit: ["GIT_CLONE_COMMIT_HASH", "BITRISE_GIT_COMMIT"],
        wholeHistory: "'clone_depth: -1' among the inputs of the step git-clone"
    )

    /// It has no variable for a pull request's target: pipelines that need it pass `--base`.
    static let circleCI = CIProvider(
        name: "CircleCI",
        signs: ["CIRCLECI"],
        branch: ["CIRCLE_BRANCH"],
        tag: ["CIRCLE_TAG"],
        commit: ["CIRCLE_SHA1"],
        wholeHistory: "'method: full' under 'checkout:'"
    )

    static let xcodeCloud = CIProvider(
        name: "Xcode Cloud",
        signs: ["CI_XCODE_CLOUD"],
        target: ["CI_PULL_REQUEST_TARGET_BRANCH"],
        branch: ["CI_BRANCH"],
        tag: ["CI_TAG"],
        commit: ["CI_COMMIT"],
        source: ["CI_PULL_REQUEST_SOURCE_COMMIT"],
        // With the files of old commits: `write` holds the number against main's.
        wholeHistory: "'git fetch --unshallow' in ci_scripts/ci_post_clone.sh"
    )
}
