/// A hook of git's that can run the program.
enum Hook: String, CaseIterable, Sendable {
    case preCommit = "pre-commit"
    /// A merge without conflicts runs this one in place of `pre-commit` (githooks(5)).
    case preMergeCommit = "pre-merge-commit"
    case prePush = "pre-push"

    /// What the hook has the program do.
    var command: Command { self == .prePush ? .check : .write }

    /// What passes over the hook once.
    var skip: String {
        switch self {
        case .preCommit: "git commit --no-verify"
        case .preMergeCommit: "git merge --no-verify"
        case .prePush: "git push --no-verify"
        }
    }
}
