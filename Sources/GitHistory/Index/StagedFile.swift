import Versioning

/// How the index has one file.
package enum StagedFile: Hashable, Sendable {
    case staged(Entry)
    /// A merge left a conflict of it, which nobody has resolved yet.
    case conflicted
    /// Git does not know it, or is not to look at what is on disk: ignored, flagged with
    /// `skip-worktree` or `assume-unchanged`, or outside of the work tree.
    case keptOut
    case untracked

    /// A regular file of the next commit.
    package struct Entry: Hashable, Sendable {
        package let bytes: [UInt8]
        /// From the top of the work tree.
        let path: [UInt8]
        let id: ObjectID
        let mode: UInt32
    }
}

extension Repository {
    /// How the index of the run has a file.
    ///
    /// - Parameter typed: a path as `--path` takes it.
    package func stagedFile(at typed: String) throws(GitError) -> StagedFile {
        let location = resolved(typed)
        guard let path = try? ModelPath(location, in: self), !path.components.isEmpty else {
            return .keptOut
        }
        let index = try index(canBeMissing: true)
        let entries = index.handle.entries(within: ModelPaths([path], leavingOut: []))
            .filter { $0.path == path.bytes && !$0.isIntentToAdd && !$0.content.isSubmodule }
        guard let entry = entries.first else {
            return isIgnored(path) ? .keptOut : .untracked
        }
        if entry.stage != 0 { return .conflicted }
        if entry.skipsWorkTree || entry.isAssumedUnchanged { return .keptOut }
        let bytes = try objects.read(entry.content.id, as: .blob) { (bytes) throws(GitError) in
            unsafe Array(bytes)
        }
        return .staged(
            StagedFile.Entry(
                bytes: bytes,
                path: entry.path,
                id: entry.content.id,
                mode: entry.content.mode
            )
        )
    }

    /// Whether a rule keeps a file that git does not track from being added (git-check-ignore(1)).
    private func isIgnored(_ path: ModelPath) -> Bool {
        guard let workTree else { return false }
        let words = ["-C", workTree, "check-ignore", "--quiet", "--", path.description]
        return GitProgram(environment: gitEnvironment)?.output(of: words) != nil
    }
}
