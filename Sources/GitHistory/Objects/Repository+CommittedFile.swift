package import Versioning

extension Repository {
    /// The bytes of a file as a commit has it; nil where it has no file of that name, or where the
    /// path leads out of the repository.
    ///
    /// - Parameter typed: a path as `--path` takes it.
    package func content(
        of typed: String,
        in commit: ObjectID
    ) throws(GitError) -> [UInt8]? {
        guard let path = try? ModelPath(typed, in: self) else { return nil }
        let tree = try CommitGraph(of: self).node(commit).tree
        let paths = ModelPaths([path], leavingOut: [])
        let entry = try ModelReader(of: paths, in: objects).model(inTree: tree).entries[0]
        guard let entry, !entry.isDirectory, !entry.isSubmodule else { return nil }
        return try objects.read(entry.id, as: .blob) { (bytes) throws(GitError) in
            unsafe Array(bytes)
        }
    }
}
