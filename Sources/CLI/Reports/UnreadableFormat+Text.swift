import GitHistory

extension UnreadableFormat {
    /// What the repository holds.
    var message: String {
        switch self {
        case .objectFormat(let format): "its objects are named by \(format), not by sha1"
        case .refStorage(let storage): "it keeps its refs as '\(storage)', not as files"
        case .replacements: "it replaces objects by others (refs/replace)"
        case .grafts(let file): "\(file) gives commits other parents"
        }
    }

    /// The way out.
    var hint: String {
        switch self {
        case .objectFormat: "only SHA-1 repositories can be numbered"
        case .refStorage:
            "git refs migrate --ref-format=files (git 2.48 or newer), or a fresh clone"
        case .replacements:
            "'git replace -l' lists them; to number the history without:"
                + " GIT_NO_REPLACE_OBJECTS=1, or git config core.useReplaceRefs false"
        case .grafts:
            "git replace --convert-graft-file, then GIT_NO_REPLACE_OBJECTS=1; or remove it"
        }
    }
}
