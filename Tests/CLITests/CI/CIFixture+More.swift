extension CIFixture {
    static let others = [
        CIFixture(
            name: "Azure Pipelines",
            always: "TF_BUILD=True BUILD_SOURCEVERSION=$HEAD",
            request: "SYSTEM_PULLREQUEST_TARGETBRANCH=refs/heads/$TARGET"
                + " BUILD_SOURCEBRANCH=refs/pull/1/merge",
            push: "BUILD_SOURCEBRANCH=refs/heads/$BRANCH"
                + " SYSTEM_PULLREQUEST_TARGETBRANCH=$(System.PullRequest.TargetBranch)",
            tag: "BUILD_SOURCEBRANCH=refs/tags/$BRANCH",
            checkout: .targetFirst
        ),
        CIFixture(
            name: "Bitbucket Pipelines",
            always: "CI=true BITBUCKET_BUILD_NUMBER=1",
            request: "BITBUCKET_PR_ID=1 BITBUCKET_PR_DESTINATION_BRANCH=$TARGET"
                + " BITBUCKET_BRANCH=$BRANCH BITBUCKET_COMMIT=$TIP",
            push: "BITBUCKET_BRANCH=$BRANCH BITBUCKET_COMMIT=$HEAD",
            tag: "BITBUCKET_TAG=$BRANCH BITBUCKET_COMMIT=$HEAD",
            checkout: .sourceFirst
        ),
        CIFixture(
            name: "Buildkite",
            always: "CI=true BUILDKITE=true BUILDKITE_PIPELINE_DEFAULT_BRANCH=main"
                + " BUILDKITE_COMMIT=$HEAD",
            request: "BUILDKITE_PULL_REQUEST=1 BUILDKITE_PULL_REQUEST_BASE_BRANCH=$TARGET"
                + " BUILDKITE_BRANCH=$BRANCH",
            push: "BUILDKITE_PULL_REQUEST=false BUILDKITE_PULL_REQUEST_BASE_BRANCH="
                + " BUILDKITE_BRANCH=$BRANCH",
            tag: "BUILDKITE_PULL_REQUEST=false BUILDKITE_TAG=$BRANCH BUILDKITE_BRANCH=$BRANCH",
            queue: "BUILDKITE_PULL_REQUEST=false"
                + " BUILDKITE_BRANCH=gh-readonly-queue/$TARGET/pr-1-$TIP",
            checkout: .source,
            namesDefault: true
        ),
        CIFixture(
            name: "Codemagic",
            always: "CI=true CM_BUILD_ID=1",
            request: "CM_PULL_REQUEST=true CM_PULL_REQUEST_DEST=$TARGET CM_BRANCH=$BRANCH"
                + " CM_COMMIT=$TIP",
            push: "CM_PULL_REQUEST=false CM_BRANCH=$BRANCH CM_COMMIT=$HEAD",
            tag: "CM_PULL_REQUEST=false CM_TAG=$BRANCH CM_BRANCH=main CM_COMMIT=$HEAD",
            checkout: .targetFirst
        ),
        CIFixture(
            name: "Travis CI",
            always: "CI=true TRAVIS=true TRAVIS_COMMIT=$HEAD",
            request:
                "TRAVIS_PULL_REQUEST=1 TRAVIS_BRANCH=$TARGET TRAVIS_PULL_REQUEST_BRANCH=$BRANCH",
            push: "TRAVIS_PULL_REQUEST=false TRAVIS_BRANCH=$BRANCH",
            tag: "TRAVIS_PULL_REQUEST=false TRAVIS_BRANCH=$BRANCH TRAVIS_TAG=$BRANCH",
            checkout: .targetFirst
        ),
    ]
}
