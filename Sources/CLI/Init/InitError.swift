/// Why no configuration can be written.
enum InitError: Error, Hashable, Sendable {
    /// The file is there, and nobody said that it may be replaced.
    case exists(file: String)
    /// The repository is bare: a file has no place in it.
    case noWorkTree
    case unbornHead(branch: String)
    /// Nothing looks like a model; `trials` are the files of tests and examples that do.
    case modelNotFound(trials: [String], unread: Int)

    /// The stable code, as the README lists it.
    var code: String {
        switch self {
        case .exists: "configuration-exists"
        case .noWorkTree: "no-work-tree"
        case .unbornHead: "unborn-head"
        case .modelNotFound: "model-not-found"
        }
    }

    private var message: String {
        switch self {
        case .exists(let file): "'\(file)' is there already"
        case .noWorkTree: "this repository has no work tree for '.schema-version.json' to lie in"
        case .unbornHead(let branch):
            "there is no commit yet on '\(branch)', so there is nothing to look at"
        case .modelNotFound(let trials, let unread):
            "no file of head looks like a database's model"
                + (trials.isEmpty ? "" : ", but for tests or examples such as '\(trials[0])'")
                + (unread == 0 ? "" : "; \(counted(unread, "file")) could not be read")
        }
    }

    private var hint: String {
        switch self {
        case .exists: "--force replaces it; --dry-run shows what would be written"
        case .noWorkTree:
            "run it in a checkout: git worktree add; or --dry-run prints the file"
        case .unbornHead: "make the first commit"
        case .modelNotFound: "name its directory: schema-version init --path DIR"
        }
    }

    var notice: Notice { Notice(code: code, message: message, hint: hint) }
}
