import Versioning

/// Reads the model out of trees, remembering the last one so that neighbouring commits cost only
/// what differs between them.
final class ModelReader {
    private let objects: ObjectStore
    private let sharedTrees: SharedTrees
    private let paths: ModelPaths
    private let keepsTrees: Bool
    /// For each model path the trails of all its names, newest first.
    private var trails: [[Trail]]

    /// The way to one model path as the last look-up went it: which tree it read at each depth.
    private struct Trail {
        let path: ModelPath
        let steps: [SharedTrees.Step]
        var trees: [ObjectID?]
        /// What the last tree has at the path, and what of it is the model's.
        var found: TreeEntry?
        var entry: TreeEntry?
        /// Takes out what is no part of the model; nil where nothing can be excluded.
        let pruner: Pruner?

        mutating func arrive(at entry: TreeEntry?) throws(GitError) -> TreeEntry? {
            // The same as last time: what is left of it is known.
            if entry == found { return self.entry }
            (found, self.entry) = (nil, nil)
            if let pruner, let entry {
                self.entry = try pruner.pruned(entry)
            } else {
                self.entry = entry
            }
            found = entry
            return self.entry
        }
    }

    /// - Parameters:
    ///   - trees: of the same objects, for readers that go the same way.
    ///   - keepsTrees: whether what excludes leave of a directory will be read again: a merge needs
    ///     it, and ids alone do not.
    init(
        of paths: ModelPaths,
        in objects: ObjectStore,
        sharing trees: SharedTrees? = nil,
        keepingTrees keepsTrees: Bool = false
    ) {
        self.objects = objects
        sharedTrees = trees ?? SharedTrees(in: objects)
        self.paths = paths
        self.keepsTrees = keepsTrees
        trails = []
        for index in paths.included.indices {
            trails.append([])
            for name in paths.names(at: index) { follow(name, at: index) }
        }
    }

    private func trail(to path: ModelPath, before newer: [ModelPath]) -> Trail {
        let names = [path] + newer
        let isWhole = !names.contains(where: paths.excludes.concern)
        return Trail(
            path: path,
            steps: sharedTrees.steps(to: path),
            trees: Array(repeating: nil, count: path.components.count),
            pruner: isWhole
                ? nil
                : Pruner(
                    at: names,
                    leavingOut: paths.excludes,
                    in: objects,
                    keepingTrees: keepsTrees
                )
        )
    }

    /// From now on finds the model at `index` under this older name as well.
    ///
    /// What is excluded under a newer name is excluded under this one too: a settings file that
    /// moved along with the model was no part of it before.
    func follow(_ name: ModelPath, at index: Int) {
        trails[index].append(trail(to: name, before: trails[index].map(\.path)))
    }

    /// The names in the root that the model paths begin with, as the shared trees number them; nil
    /// where the root itself is one of the paths.
    var rootNames: [Int]? {
        let trails = trails.joined()
        return trails.contains { $0.steps.isEmpty }
            ? nil : trails.compactMap { $0.steps.first?.name }
    }

    /// The names by which a tree knows the model paths; nil for one that it has not.
    func names(inTree root: ObjectID) throws(GitError) -> [ModelPath?] {
        var names: [ModelPath?] = []
        for index in trails.indices {
            let place = try firstTrail(at: index, inTree: root)
            names.append(place.map { trails[index][$0.trail].path })
        }
        return names
    }

    /// The model in a commit's root tree; nil where it equals `neighbour`, so that a walk over
    /// commits that leave the model alone builds nothing.
    func model(inTree root: ObjectID, differingFrom neighbour: Model?) throws(GitError) -> Model? {
        var isSame = neighbour != nil
        for index in trails.indices {
            let entry = try entry(at: index, inTree: root)
            if let neighbour, neighbour.entries[index] != entry { isSame = false }
        }
        return isSame ? nil : try model(inTree: root)
    }

    /// The model in a commit's root tree.
    func model(inTree root: ObjectID) throws(GitError) -> Model {
        var entries: [TreeEntry?] = []
        for index in trails.indices { entries.append(try entry(at: index, inTree: root)) }
        return Model(entries: entries)
    }

    /// What the tree has at a model path, by the newest name that it knows.
    private func entry(at index: Int, inTree root: ObjectID) throws(GitError) -> TreeEntry? {
        try firstTrail(at: index, inTree: root)?.entry
    }

    private func firstTrail(
        at index: Int,
        inTree root: ObjectID
    ) throws(GitError) -> (trail: Int, entry: TreeEntry)? {
        for trail in trails[index].indices {
            if let entry = try follow(&trails[index][trail], from: root) { return (trail, entry) }
        }
        return nil
    }

    private func follow(
        _ trail: inout Trail,
        from root: ObjectID
    ) throws(GitError) -> TreeEntry? {
        let components = trail.path.components
        guard !components.isEmpty else {
            let whole = root == RawTree.empty ? nil : TreeEntry(mode: 0o040000, id: root)
            return try trail.arrive(at: whole)
        }
        var tree = root
        for depth in components.indices {
            // The same tree as last time: everything below it is known.
            if trail.trees[depth] == tree { return trail.entry }
            trail.trees[depth] = tree
            let found = try sharedTrees.entry(at: trail.steps[depth], inTree: tree)
            guard depth < components.count - 1, let found, found.isDirectory else {
                for deeper in components.indices.dropFirst(depth + 1) {
                    trail.trees[deeper] = nil
                }
                let isLast = depth == components.count - 1
                return try trail.arrive(at: isLast ? found : nil)
            }
            tree = found.id
        }
        return trail.entry
    }
}
