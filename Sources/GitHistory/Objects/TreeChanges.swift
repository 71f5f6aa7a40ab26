import Versioning

/// A file that differs between two trees: what each of them has under its path.
struct FileChange {
    let path: [[UInt8]]
    let old: TreeEntry?
    let new: TreeEntry?
}

extension ObjectStore {
    /// The files that differ between two trees; a directory that is the same is not looked into.
    func changes(
        from old: ObjectID?,
        to new: ObjectID?,
        below path: [[UInt8]] = []
    ) throws(GitError) -> [FileChange] {
        guard old != new else { return [] }
        let before =
            try old.map { (tree) throws(GitError) in try entriesByName(ofTree: tree) } ?? [:]
        let after =
            try new.map { (tree) throws(GitError) in try entriesByName(ofTree: tree) } ?? [:]
        var changes: [FileChange] = []
        for name in Set(before.keys).union(after.keys) where before[name] != after[name] {
            let (one, other) = (before[name], after[name])
            let trees = [one, other].map { $0?.isDirectory == true ? $0?.id : nil }
            let here = path + [name]
            changes += try self.changes(from: trees[0], to: trees[1], below: here)
            let files = [one, other].map { $0?.isDirectory == true ? nil : $0 }
            guard files[0] != files[1] else { continue }
            changes.append(FileChange(path: here, old: files[0], new: files[1]))
        }
        return changes
    }
}
