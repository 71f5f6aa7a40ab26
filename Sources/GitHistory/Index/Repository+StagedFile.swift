import Versioning

extension Repository {
    /// The bytes of a file as they are staged; nil where the index has none of that name, or a
    /// conflict in place of it.
    ///
    /// - Parameter typed: a path as `--path` takes it.
    package func stagedContent(of typed: String) throws(GitError) -> [UInt8]? {
        let entries = try stagedEntries(at: typed)
        guard let entry = entries.first, entry.stage == 0, !entry.isIntentToAdd else { return nil }
        return try objects.read(entry.content.id, as: .blob) { (bytes) throws(GitError) in
            unsafe Array(bytes)
        }
    }

    /// Whether the index has a conflict in place of a file.
    package func hasStagedConflict(at typed: String) throws(GitError) -> Bool {
        try stagedEntries(at: typed).contains { $0.stage > 0 }
    }

    /// What the index has of a file: itself, or the sides of a conflict.
    private func stagedEntries(at typed: String) throws(GitError) -> [IndexEntry] {
        let path = try ModelPath(typed, in: self)
        return try index(canBeMissing: true).handle
            .entries(within: ModelPaths([path], leavingOut: []))
            .filter { $0.path == path.bytes && !$0.content.isSubmodule }
    }
}
