import GitHistory

/// Where git looks for the hooks of a repository.
struct HooksFolder {
    /// Absolute.
    let path: String
    /// Whether git runs generated hooks of husky's, which run those of this folder (`h` in husky 9's
    /// `_`): by `sh`, whatever their mode.
    let isHuskys: Bool
    private let directory: String
    private let repository: Repository

    /// Refused where git runs no hooks at all.
    init(of repository: Repository, seenFrom directory: String) throws(HookError) {
        guard let path = repository.hooksDirectory() else {
            throw .disabled(
                file: "hooks",
                reason: "'git rev-parse --git-path hooks' gives no answer",
                hint: "put git on the PATH, and mend core.hooksPath: git config --show-origin"
                    + " core.hooksPath"
            )
        }
        guard !isOtherThanFolder(path) else {
            throw .disabled(
                file: path,
                reason: "core.hooksPath names no directory, so that there are no hooks",
                hint: "git config --show-origin core.hooksPath says where that is set; git config"
                    + " core.hooksPath \(shellWord(repository.ownHooks)) sets it back here"
            )
        }
        guard !repository.hasEmptyHooksPath else {
            throw .disabled(
                file: "hooks",
                reason: "core.hooksPath is set to nothing, so that it finds none",
                hint: "git config --show-origin core.hooksPath says where that is set; git config"
                    + " --unset core.hooksPath takes it away here"
            )
        }
        let suffix = "/_"
        // Before the first `npm install` the folder is still to be made.
        isHuskys =
            path.hasSuffix("/.husky" + suffix)
            || path.hasSuffix(suffix) && somethingExists(at: path + "/h")
        self.path = isHuskys ? String(path.dropLast(suffix.count)) : path
        self.directory = directory
        self.repository = repository
    }

    /// A path below the directory of the run without that, any other one whole.
    func shown(_ path: String) -> String {
        let prefix = directory + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    /// Whether other repositories may have the same hooks.
    var isShared: Bool { !repository.contains(path) }

    /// Whether a link to this file can be followed: it is the hook by name, and this repository's.
    func owns(_ target: String, as hook: Hook) -> Bool {
        let name = target.split(separator: "/").last ?? ""
        return repository.contains(target)
            && (name == hook.rawValue || name.hasPrefix(hook.rawValue + "."))
    }

    /// The warning that a hook outside of the repository runs elsewhere too.
    func sharing(of hook: Hook) -> Notice? {
        guard isShared else { return nil }
        return Notice(
            code: "shared-hooks",
            message: "\(path) lies outside of this repository, and its hooks run in every one that"
                + " has this core.hooksPath",
            hint: "for hooks of its own: git config core.hooksPath"
                + " \(shellWord(repository.ownHooks)), then install the hook again;"
                + " schema-version uninstall-hook \(hook.rawValue) takes this one out"
        )
    }
}
