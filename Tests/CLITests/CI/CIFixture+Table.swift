extension CIFixture {
    static let all =
        [
            CIFixture(
                name: "GitHub Actions",
                always: "CI=true GITHUB_ACTIONS=true GITHUB_SHA=$HEAD",
                request: "GITHUB_EVENT_NAME=pull_request GITHUB_REF=refs/pull/1/merge"
                    + " GITHUB_BASE_REF=$TARGET GITHUB_HEAD_REF=$BRANCH",
                push: "GITHUB_EVENT_NAME=push GITHUB_REF=refs/heads/$BRANCH GITHUB_BASE_REF=",
                tag: "GITHUB_EVENT_NAME=push GITHUB_REF=refs/tags/$BRANCH",
                queue: "GITHUB_EVENT_NAME=merge_group"
                    + " GITHUB_REF=refs/heads/gh-readonly-queue/$TARGET/pr-1-$TIP",
                checkout: .targetFirst
            ),
            CIFixture(
                name: "GitLab",
                always: "CI=true GITLAB_CI=true CI_DEFAULT_BRANCH=main CI_COMMIT_SHA=$HEAD",
                request: "CI_MERGE_REQUEST_TARGET_BRANCH_NAME=$TARGET"
                    + " CI_MERGE_REQUEST_SOURCE_BRANCH_NAME=$BRANCH",
                push: "CI_COMMIT_BRANCH=$BRANCH",
                tag: "CI_COMMIT_TAG=$BRANCH",
                queue: "CI_MERGE_REQUEST_EVENT_TYPE=merge_train"
                    + " CI_MERGE_REQUEST_TARGET_BRANCH_NAME=$TARGET",
                checkout: .source,
                namesDefault: true
            ),
            CIFixture(
                name: "GitLab, merged results",
                always: "CI=true GITLAB_CI=true CI_DEFAULT_BRANCH=main CI_COMMIT_SHA=$HEAD",
                request: "CI_MERGE_REQUEST_TARGET_BRANCH_NAME=$TARGET"
                    + " CI_MERGE_REQUEST_EVENT_TYPE=merged_result",
                push: "CI_COMMIT_BRANCH=$BRANCH",
                tag: "CI_COMMIT_TAG=$BRANCH",
                checkout: .targetFirst,
                namesDefault: true
            ),
            CIFixture(
                name: "GitLab, external pull request",
                always: "CI=true GITLAB_CI=true CI_DEFAULT_BRANCH=main CI_COMMIT_SHA=$HEAD",
                request: "CI_PIPELINE_SOURCE=external_pull_request_event"
                    + " CI_EXTERNAL_PULL_REQUEST_IID=1 CI_COMMIT_BRANCH=$BRANCH"
                    + " CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME=$BRANCH"
                    + " CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME=$TARGET",
                push: "CI_COMMIT_BRANCH=$BRANCH",
                tag: "CI_COMMIT_TAG=$BRANCH",
                checkout: .source,
                namesDefault: true
            ),
            CIFixture(
                name: "Bitrise",
                always: "CI=true BITRISE_IO=true",
                request: "BITRISE_PULL_REQUEST=1 BITRISEIO_GIT_BRANCH_DEST=$TARGET"
                    + " BITRISE_GIT_BRANCH=$BRANCH BITRISE_GIT_COMMIT=$TIP",
                push: "BITRISE_PULL_REQUEST= BITRISE_GIT_BRANCH=$BRANCH BITRISE_GIT_COMMIT=$HEAD",
                tag: "BITRISE_GIT_TAG=$BRANCH BITRISE_GIT_COMMIT=$HEAD",
                checkout: .targetFirst
            ),
            CIFixture(
                name: "CircleCI",
                always: "CI=true CIRCLECI=true CIRCLE_SHA1=$HEAD",
                request: "CIRCLE_BRANCH=$BRANCH CIRCLE_PULL_REQUEST=https://example.org/pull/1",
                push: "CIRCLE_BRANCH=$BRANCH",
                tag: "CIRCLE_TAG=$BRANCH",
                checkout: .branch,
                namesTarget: false
            ),
            CIFixture(
                name: "Xcode Cloud",
                always: "CI=TRUE CI_XCODE_CLOUD=TRUE CI_COMMIT=$HEAD",
                request:
                    "CI_PULL_REQUEST_TARGET_BRANCH=$TARGET CI_PULL_REQUEST_SOURCE_BRANCH=$BRANCH",
                push: "CI_BRANCH=$BRANCH",
                tag: "CI_TAG=$BRANCH",
                checkout: .source
            ),
            CIFixture(
                name: "Jenkins",
                always: "JENKINS_URL=https://example.org/ GIT_COMMIT=$HEAD",
                request: "CHANGE_ID=1 CHANGE_TARGET=$TARGET CHANGE_BRANCH=$BRANCH BRANCH_NAME=PR-1",
                push: "BRANCH_NAME=$BRANCH",
                tag: "TAG_NAME=$BRANCH BRANCH_NAME=$BRANCH",
                checkout: .targetFirst
            ),
            CIFixture(
                name: "Jenkins with the GitLab plugin",
                always: "JENKINS_URL=https://example.org/ GIT_COMMIT=$HEAD",
                request:
                    "gitlabMergeRequestIid=1 gitlabTargetBranch=$TARGET gitlabSourceBranch=$BRANCH",
                push:
                    "gitlabTargetBranch=$BRANCH gitlabSourceBranch=$BRANCH GIT_BRANCH=origin/$BRANCH",
                tag: "GIT_BRANCH=detached",
                checkout: .source
            ),
            CIFixture(
                name: "Jenkins with the plugin ghprb",
                always: "JENKINS_URL=https://example.org/ GIT_COMMIT=$HEAD",
                request: "ghprbPullId=1 ghprbTargetBranch=$TARGET ghprbSourceBranch=$BRANCH"
                    + " ghprbActualCommit=$TIP GIT_BRANCH=origin/pr/1/merge",
                push: "GIT_BRANCH=origin/$BRANCH",
                tag: "GIT_BRANCH=detached",
                queue: "GIT_BRANCH=origin/gh-readonly-queue/$TARGET/pr-1-$TIP",
                checkout: .targetFirst
            ),
        ]
        + others
}
