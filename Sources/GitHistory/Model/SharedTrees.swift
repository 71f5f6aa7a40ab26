import Versioning

/// Looks names up in trees for several readers that go from commit to commit side by side: what one
/// of them reads a tree for, the others find there.
///
/// All names are looked for that any of them may ask for at that depth, and what a tree has of them
/// is remembered until the next root tree comes.
final class SharedTrees {
    private let objects: ObjectStore
    /// By the depth below the root.
    private var levels: [Level] = []

    /// The trees at one depth, and what they have under the names that are looked for there; nothing
    /// is known of a tree in which each name has to be looked for by itself.
    private struct Level {
        var names = TreeNames()
        var known: [ObjectID: [TreeEntry?]?] = [:]
        var latest: (tree: ObjectID, entries: [TreeEntry?]?)?
    }

    init(in objects: ObjectStore) {
        self.objects = objects
    }

    /// The numbers by which a path's names are asked for, each at its depth.
    func numbers(of path: ModelPath) -> [Int] {
        path.components.enumerated().map { depth, name in
            if depth == levels.count { levels.append(Level()) }
            // What is known was not looked through for a name that is new.
            (levels[depth].known, levels[depth].latest) = ([:], nil)
            return levels[depth].names.index(adding: name)
        }
    }

    /// The entry of a tree under the name of this number; nil where it has none.
    func entry(
        _ number: Int,
        atDepth depth: Int,
        inTree tree: ObjectID
    ) throws(GitError) -> TreeEntry? {
        if levels[depth].latest?.tree != tree { try read(tree, atDepth: depth) }
        if let entries = levels[depth].latest?.entries { return entries[number] }
        return try objects.entry(named: levels[depth].names.all[number], inTree: tree)
    }

    private func read(_ tree: ObjectID, atDepth depth: Int) throws(GitError) {
        if depth == 0 {
            for deeper in levels.indices.dropFirst() where !levels[deeper].known.isEmpty {
                levels[deeper].known = [:]
            }
        } else if let entries = levels[depth].known[tree] {
            levels[depth].latest = (tree, entries)
            return
        }
        let names = levels[depth].names
        let entries: [TreeEntry?]?
        if names.all.count == 1 {
            // Looking for one name need not go to the tree's end.
            entries = [try objects.entry(named: names.all[0], inTree: tree)]
        } else {
            entries = try objects.read(tree, as: .tree) { (bytes) throws(GitError) in
                unsafe RawTree(bytes).entries(named: names)
            }
        }
        levels[depth].latest = (tree, entries)
        if depth > 0 { levels[depth].known[tree] = entries }
    }
}
