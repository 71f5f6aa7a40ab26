extension Repository {
    /// Where git looks for hooks, without links: the folder that worktrees share, or what
    /// `core.hooksPath` says, `~` and all.
    ///
    /// As the `git` program says it: its rules for that setting are its own (git-config(1)). A
    /// relative one is seen from where hooks run, the top of the work tree (githooks(5)). Nil where
    /// there is no `git`, or it cannot read the setting.
    package func hooksDirectory() -> String? {
        let place = workTree ?? gitDirectory
        let git = GitProgram(environment: gitEnvironment)
        let question = ["-C", place, "rev-parse", "--git-path", "hooks"]
        guard var path = git?.output(of: question), path.popLast() == UInt8(ascii: "\n"),
            !path.isEmpty
        else { return nil }
        return trimmed(absolute(String(decoding: path, as: UTF8.self), in: trimmed(place)))
    }

    /// Whether `core.hooksPath` is set to nothing: git then looks for its hooks at the root of the disk,
    /// though `git rev-parse --git-path hooks` names the top of the work tree (2.39).
    package var hasEmptyHooksPath: Bool {
        let question = ["-C", workTree ?? gitDirectory, "config", "--get", "core.hooksPath"]
        return GitProgram(environment: gitEnvironment)?.output(of: question)
            == [UInt8(ascii: "\n")]
    }

    /// Whether a path lies in the work tree or in the repository's own folders.
    package func contains(_ path: String) -> Bool {
        let real = realPath(path) ?? resolvingParent(of: path)
        return [workTree, gitDirectory, commonDirectory].compactMap(\.self).contains { folder in
            (real + "/").utf8.starts(with: folder.utf8)
        }
    }

    /// Where the run started, seen from the top of the work tree; empty at the top.
    package var startingPrefix: String { prefix }

    private func trimmed(_ folder: String) -> String {
        folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    }
}

extension Repository {
    /// The folder of hooks that no setting changes.
    package var ownHooks: String { commonDirectory + "hooks" }
}

/// Whether a path is something that is there and no directory.
package func isOtherThanFolder(_ path: String) -> Bool {
    somethingExists(at: path) && !isDirectory(at: path)
}
