import Versioning

extension ObjectStore {
    /// The entry of a tree under one name; nil where it has none.
    func entry(named name: [UInt8], inTree tree: ObjectID) throws(GitError) -> TreeEntry? {
        try read(tree, as: .tree) { (bytes) throws(GitError) in
            switch unsafe RawTree(bytes).entry(named: name) {
            case .found(let entry): return entry
            case .absent: return nil
            case .damaged:
                throw .damagedTree(tree)
            }
        }
    }

    /// What a root tree has at a path: at the root itself the whole of it; nil where there is
    /// nothing, an empty tree included.
    func entry(at path: ModelPath, inTree root: ObjectID) throws(GitError) -> TreeEntry? {
        var entry = root == RawTree.empty ? nil : TreeEntry(mode: 0o040000, id: root)
        for name in path.components {
            guard let tree = entry, tree.isDirectory else { return nil }
            entry = try self.entry(named: name, inTree: tree.id)
        }
        return entry
    }

    /// All entries of a tree with their names.
    func entries(
        ofTree tree: ObjectID
    ) throws(GitError) -> [(name: [UInt8], entry: TreeEntry)] {
        try read(tree, as: .tree) { (bytes) throws(GitError) in
            guard let entries = unsafe RawTree(bytes).entries else {
                throw .damagedTree(tree)
            }
            return entries
        }
    }
}

extension GitError {
    fileprivate static func damagedTree(_ id: ObjectID) -> GitError {
        .damagedObject(id, reason: "the tree ends within an entry, or is not in order")
    }
}
