/// What is asked of GitHub Actions and cannot be done.
enum GitHubError: Error {
    /// Later steps would read an empty version.
    case outputFailed(path: String, reason: String)

    var notice: Notice {
        switch self {
        case .outputFailed(let path, let reason):
            Notice(
                code: "github-output",
                message: "cannot set the outputs of the step in \(path): \(reason)",
                hint: "leave GITHUB_OUTPUT as the runner sets it; in a container, mount its folder"
            )
        }
    }
}
