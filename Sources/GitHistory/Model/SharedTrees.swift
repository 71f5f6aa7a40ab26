import Versioning

/// Looks names up in trees for several readers that go from commit to commit side by side: what one
/// of them reads a tree for, the others find there.
///
/// For each directory that is on the way of a path, the tree that was read last is remembered, and what
/// it has under all names that any of the readers may ask for.
final class SharedTrees {
    private let objects: ObjectStore
    /// The root, and the directories below it that a path leads through.
    private var directories = [Directory()]

    private struct Directory {
        var names = TreeNames()
        /// The directories of these names, by the names' numbers; nil where no path goes on there.
        var children: [Int?] = []
        var tree: ObjectID?
        /// Nil for a tree in which each name has to be looked for by itself.
        var reading: TreeReading?
        /// What the tree has under the name, where it is the only one.
        var only: TreeEntry?

        mutating func number(adding name: [UInt8]) -> Int {
            let number = names.number(adding: name)
            if number == children.count {
                children.append(nil)
                // It was not looked for in what is known.
                (tree, reading) = (nil, nil)
            }
            return number
        }
    }

    /// One step of a path: the directory and the name in it, as numbers.
    struct Step {
        fileprivate let directory: Int
        let name: Int
    }

    init(in objects: ObjectStore) {
        self.objects = objects
    }

    /// The steps by which a path is gone from now on.
    func steps(to path: ModelPath) -> [Step] {
        var steps: [Step] = []
        for name in path.components {
            if let last = steps.last, directories[last.directory].children[last.name] == nil {
                directories[last.directory].children[last.name] = directories.count
                directories.append(Directory())
            }
            let directory = steps.last.flatMap { directories[$0.directory].children[$0.name] } ?? 0
            let number = directories[directory].number(adding: name)
            steps.append(Step(directory: directory, name: number))
        }
        return steps
    }

    /// What the tree has there; nil where it has nothing of that name.
    ///
    /// - Parameter tree: the one at the step's directory.
    func entry(at step: Step, inTree tree: ObjectID) throws(GitError) -> TreeEntry? {
        // One name is found sooner than what is not as before. The root is compared as a whole.
        if step.directory > 0, directories[step.directory].names.all.count == 1 {
            return try onlyEntry(at: step.directory, inTree: tree)
        }
        if directories[step.directory].tree != tree { _ = try read(tree, at: step.directory) }
        if let entries = directories[step.directory].reading?.entries { return entries[step.name] }
        let name = directories[step.directory].names.all[step.name]
        return try objects.entry(named: name, inTree: tree)
    }

    private func onlyEntry(at index: Int, inTree tree: ObjectID) throws(GitError) -> TreeEntry? {
        if directories[index].tree == tree { return directories[index].only }
        directories[index].tree = nil
        let only = try objects.entry(named: directories[index].names.all[0], inTree: tree)
        (directories[index].tree, directories[index].only) = (tree, only)
        return only
    }

    /// The names in the root, as numbers, that have another entry in the tree `next` than in `root`;
    /// nil where that is not known.
    func changes(from root: ObjectID?, to next: ObjectID) -> [Int]? {
        guard root != nil, directories[0].tree == root else { return nil }
        // Whoever needs something of a tree that cannot be read will hear of it.
        return (try? read(next, at: 0)).flatMap(\.self)
    }

    private func read(_ tree: ObjectID, at index: Int) throws(GitError) -> [Int]? {
        let names = directories[index].names
        var reading = directories[index].reading ?? TreeReading(of: names)
        (directories[index].tree, directories[index].reading) = (nil, nil)
        let changed = try objects.read(tree, as: .tree) { (bytes) throws(GitError) in
            unsafe reading.read(bytes, for: names)
        }
        directories[index].tree = tree
        if changed != nil { directories[index].reading = reading }
        return changed
    }
}
