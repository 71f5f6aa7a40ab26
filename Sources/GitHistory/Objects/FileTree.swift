import Versioning

/// A root tree of files, each known by its full path: what `git write-tree` makes of an index.
struct FileTree {
    typealias File = (path: [UInt8], entry: TreeEntry)

    private let files: [File]

    /// - Parameter files: no path twice, in any order.
    init(_ files: [File]) {
        // In the order of whole paths the names of each directory are in git's order too: both
        // sort a directory as if its name ended in a slash.
        self.files = files.sorted { $0.path.lexicographicallyPrecedes($1.path) }
    }

    /// The tree's id; it and its subtrees are kept in memory for this run.
    func id(keptIn objects: ObjectStore) throws(GitError) -> ObjectID {
        try Self.id(of: files[...], from: 0, keptIn: objects)
    }

    /// The id of the directory whose files these are; their names in it begin at `offset`.
    private static func id(
        of files: ArraySlice<File>,
        from offset: Int,
        keptIn objects: ObjectStore
    ) throws(GitError) -> ObjectID {
        var entries: [(name: [UInt8], entry: TreeEntry)] = []
        var rest = files
        while let first = rest.first {
            let name = first.path[offset...].prefix { $0 != UInt8(ascii: "/") }
            let end = offset + name.count
            guard end < first.path.count else {
                entries.append((Array(name), first.entry))
                rest = rest.dropFirst()
                continue
            }
            let directory = first.path[...end]
            let inside = rest.prefix { $0.path.starts(with: directory) }
            let tree = try id(of: inside, from: end + 1, keptIn: objects)
            entries.append((Array(name), TreeEntry(mode: 0o040000, id: tree)))
            rest = rest.dropFirst(inside.count)
        }
        return try objects.keepInMemory(tree: RawTree.bytes(of: entries))
    }
}
