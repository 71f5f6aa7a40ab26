import Versioning

/// The model as a tree of its own: the root directory with nothing in it but the model's entries,
/// each under its full path, as `git write-tree` makes it of an index that holds only them.
struct ModelTree {
    /// A directory on the way to entries, or an entry of the model.
    private indirect enum Node {
        case directory([[UInt8]: Node])
        case entry(TreeEntry)
    }

    private let root: Node

    init(_ model: Model, at paths: ModelPaths) {
        var root = Node.directory([:])
        for (path, entry) in zip(paths.included, model.entries) {
            guard let entry else { continue }
            root = Self.adding(entry, at: path.components[...], to: root)
        }
        self.root = root
    }

    private static func adding(
        _ entry: TreeEntry,
        at path: ArraySlice<[UInt8]>,
        to node: Node
    ) -> Node {
        guard let name = path.first else { return .entry(entry) }
        var children: [[UInt8]: Node] = [:]
        if case .directory(let existing) = node { children = existing }
        children[name] = adding(
            entry,
            at: path.dropFirst(),
            to: children[name] ?? .directory([:])
        )
        return .directory(children)
    }

    /// The tree's id; `store` is handed each tree's bytes, subtrees first, and gives their id.
    func id(
        storing store: ([UInt8]) throws(GitError) -> ObjectID
    ) throws(GitError) -> ObjectID {
        try Self.entry(of: root, storing: store).id
    }

    private static func entry(
        of node: Node,
        storing store: ([UInt8]) throws(GitError) -> ObjectID
    ) throws(GitError) -> TreeEntry {
        guard case .directory(let children) = node else {
            if case .entry(let entry) = node { return entry }
            preconditionFailure("a node is a directory or an entry")
        }
        var entries: [(name: [UInt8], entry: TreeEntry)] = []
        for (name, child) in children {
            entries.append((name, try entry(of: child, storing: store)))
        }
        // Git sorts a directory as if its name ended in a slash.
        func sortKey(_ item: (name: [UInt8], entry: TreeEntry)) -> [UInt8] {
            item.entry.isDirectory ? item.name + [UInt8(ascii: "/")] : item.name
        }
        entries.sort { sortKey($0).lexicographicallyPrecedes(sortKey($1)) }
        return TreeEntry(mode: 0o040000, id: try store(RawTree.bytes(of: entries)))
    }
}

extension Model {
    /// The id of the model; nil where there is no model, and nothing is written.
    ///
    /// A plain directory's own tree id, for anything else the id of the model's tree.
    func fingerprint(at paths: ModelPaths) throws(GitError) -> ObjectID? {
        if isAbsent { return nil }
        if paths.isPlain, let entry = entries[0], entry.isDirectory { return entry.id }
        return try ModelTree(self, at: paths).id { (bytes) throws(GitError) in
            try ObjectID(ofTree: bytes)
        }
    }
}
