import Versioning

extension ObjectStore {
    /// Whether two trees both add a file with the same content and different modes.
    ///
    /// Git stops there (`CONFLICT (add/add)`); libgit2 1.5.1 takes one of the two without a word.
    func addSameFileDifferently(
        _ ours: ObjectID,
        _ theirs: ObjectID,
        since ancestor: ObjectID?
    ) throws(GitError) -> Bool {
        guard ours != theirs else { return false }
        let others = try entriesByName(ofTree: theirs)
        let olds = try ancestor.map { (tree) throws(GitError) in try entriesByName(ofTree: tree) }
        for (name, entry) in try entries(ofTree: ours) {
            guard let other = others[name], other != entry else { continue }
            let old = olds?[name]
            if entry.isDirectory, other.isDirectory {
                let tree = old.flatMap { $0.isDirectory ? $0.id : nil }
                if try addSameFileDifferently(entry.id, other.id, since: tree) { return true }
            } else if old == nil, entry.id == other.id {
                return true
            }
        }
        return false
    }

    /// The entries of a tree by their names.
    func entriesByName(
        ofTree tree: ObjectID
    ) throws(GitError) -> [[UInt8]: TreeEntry] {
        let entries = try entries(ofTree: tree)
        return Dictionary(entries.map { ($0.name, $0.entry) }) { first, _ in first }
    }
}
