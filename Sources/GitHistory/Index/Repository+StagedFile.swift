import Versioning

extension Repository {
    /// The bytes of a file as they are staged; nil where the index has none of that name, or a
    /// conflict in place of it.
    ///
    /// - Parameter typed: a path as `--path` takes it.
    package func stagedContent(of typed: String) throws(GitError) -> [UInt8]? {
        let path = try ModelPath(typed, in: self)
        let index = try index(canBeMissing: true)
        let entries = index.handle.entries(within: ModelPaths([path], leavingOut: []))
        guard let entry = entries.first, entries.count == 1, entry.stage == 0,
            !entry.isIntentToAdd, !entry.content.isSubmodule, entry.path == path.bytes
        else { return nil }
        return try objects.read(entry.content.id, as: .blob) { (bytes) throws(GitError) in
            unsafe Array(bytes)
        }
    }
}
