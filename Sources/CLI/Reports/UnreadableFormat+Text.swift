import GitHistory

extension UnreadableFormat {
    /// What the repository holds.
    var message: String {
        switch self {
        case .objectFormat(let format): "its objects are named by \(format), not by sha1"
        case .version(let version): "its core.repositoryFormatVersion is \(version)"
        case .refStorage(let storage): "it keeps its refs as '\(storage)', not as files"
        case .replacements: "it replaces objects by others (refs/replace)"
        case .grafts(let file): "\(file) gives commits other parents"
        case .commonDirectory(let path):
            "GIT_COMMON_DIR has it share the refs and objects of '\(path)'"
        }
    }

    /// The way out.
    var hint: String {
        switch self {
        case .objectFormat: "only SHA-1 repositories can be numbered"
        case .version: "git config core.repositoryFormatVersion 0"
        case .refStorage:
            "git refs migrate --ref-format=files (git 2.48 or newer), or a fresh clone"
        case .replacements:
            "export GIT_NO_REPLACE_OBJECTS=1, or git config core.useReplaceRefs false,"
                + " numbers the history without; git replace -l lists them"
        case .grafts(let file):
            "numbering the history without: rm \(shellWord(file)); or, for git to keep them:"
                + " git replace --convert-graft-file && git config core.useReplaceRefs false"
        case .commonDirectory: "unset GIT_COMMON_DIR; git worktree add makes a second work tree"
        }
    }
}
