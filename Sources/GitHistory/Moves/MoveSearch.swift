import Versioning

/// Finds out where something came from that a commit has and the tree before it had not.
struct MoveSearch {
    let graph: CommitGraph

    var objects: ObjectStore { graph.objects }

    /// A commit, or one that is still to be made: its tree and what it follows.
    struct Step {
        let tree: ObjectID
        let parents: [ObjectID]

        init(tree: ObjectID, parents: [ObjectID]) {
            (self.tree, self.parents) = (tree, parents)
        }

        init(of commit: CommitGraph.Node) {
            self.init(tree: commit.tree, parents: commit.parents)
        }
    }

    /// The paths of `older` that what a commit has under one of `names` was before, the best first.
    ///
    /// They are gone by then and resemble it; a second one is there only where it could be meant as
    /// well. Where the commit as a whole shows none, the commits that it brought are asked one by
    /// one: on a branch that moved the model first and rewrote it afterwards only they tell.
    ///
    /// - Parameter names: what the model goes by; the first of them that the commit has is looked
    ///   for, whole, whatever is excluded of it.
    func origins(
        of names: [ModelPath],
        in commit: Step,
        since older: ObjectID
    ) throws(GitError) -> [ModelPath] {
        // There before as well, only excluded: nothing moved.
        if try entry(at: names, inTree: older) != nil { return [] }
        let origins = try origins(of: names, from: older, to: commit.tree)
        if !origins.isEmpty { return origins }
        guard let appearance = try appearance(of: names, in: commit) else { return [] }
        var known: [ModelPath] = []
        for path in try self.origins(of: names, from: appearance.older, to: appearance.newer)
        where try objects.entry(at: path, inTree: older) != nil {
            known.append(path)
        }
        return known
    }

    /// The same between two trees, whatever lies between them.
    func origins(
        of names: [ModelPath],
        from older: ObjectID,
        to newer: ObjectID
    ) throws(GitError) -> [ModelPath] {
        guard let (name, entry) = try entry(at: names, inTree: newer) else { return [] }
        let gone = try objects.gonePaths(from: older, to: newer)
        if gone.isEmpty { return [] }
        var best = Self.best(of: try candidates(for: entry, named: name, among: gone))
        // A directory that begins with one file of another may take over from that one.
        if entry.isDirectory, best.count == 1, let home = best[0].parent,
            gone.contains(where: { $0.components == best[0].components && !$0.entry.isDirectory }),
            !gone.contains(where: { $0.components == home.components }), !name.lies(within: home)
        {
            best.append(home)
        }
        return best
    }

    /// The commit in which a branch got what it has under one of the names, as the trees before and
    /// after it; nil where the branch began with it.
    private func appearance(
        of names: [ModelPath],
        in tip: Step
    ) throws(GitError) -> (older: ObjectID, newer: ObjectID)? {
        var step = tip
        var cycles = CycleGuard()
        while true {
            var older: Step?
            for parent in step.parents where older == nil {
                let node = try graph.node(parent)
                guard try entry(at: names, inTree: node.tree) != nil else { continue }
                try cycles.pass(parent)
                older = Step(of: node)
            }
            guard let older else { break }
            step = older
        }
        guard let parent = step.parents.first else { return nil }
        return (try graph.node(parent).tree, step.tree)
    }

    func entry(
        at names: [ModelPath],
        inTree tree: ObjectID
    ) throws(GitError) -> (name: ModelPath, entry: TreeEntry)? {
        for name in names {
            if let entry = try objects.entry(at: name, inTree: tree) { return (name, entry) }
        }
        return nil
    }
}
