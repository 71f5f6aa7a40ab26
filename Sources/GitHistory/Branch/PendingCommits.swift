import Versioning

/// The non-merge commits of `base..head`: what `git rebase` would replay.
struct PendingCommits {
    /// Every commit of `base..head`.
    private let commits: [ObjectID: CommitGraph.Node]
    /// What the commits were reached from: a head, or the parents of a merge to come.
    private let starts: [ObjectID]
    /// The change of the model in the commit that is still to be made.
    private let coming: (before: Model, after: Model)?
    private let reader: ModelReader
    private let graph: CommitGraph

    init(
        of commits: [ObjectID: CommitGraph.Node],
        from starts: [ObjectID],
        coming: (before: Model, after: Model)?,
        reader: ModelReader,
        in graph: CommitGraph
    ) {
        self.commits = commits
        self.starts = starts
        self.coming = coming
        self.reader = reader
        self.graph = graph
    }

    /// How many of them change the model, each held against its own parent.
    func count() throws(GitError) -> Int {
        var count = 0
        for commit in commits.values where commit.parents.count < 2 {
            let (before, after) = try reader.models(aroundCommit: commit, in: graph)
            if before != after { count += 1 }
        }
        return count
    }

    /// Those that change the model, newest first, as `git log --topo-order` lists them.
    func changingModel() throws(GitError) -> [ObjectID] {
        var changing: [ObjectID] = []
        for id in try inOrder().reversed() {
            guard let commit = commits[id], commit.parents.count < 2 else { continue }
            let (before, after) = try reader.models(aroundCommit: commit, in: graph)
            if before != after { changing.append(id) }
        }
        return changing
    }

    /// Replays them on `base` in order, in memory, as `git rebase` picks them.
    ///
    /// One that base has a copy of is left out, as git leaves it out. A commit that does not apply
    /// stops a rebase; whoever resolves it makes a change.
    func replay(
        on base: Model,
        leavingOut copied: Copies,
        by merge: ModelMerge
    ) throws(GitError) -> Replay {
        var current = base
        var changes = 0
        var hasConflict = false
        var steps: [(before: Model, after: Model)] = []
        for id in try inOrder() {
            guard let commit = commits[id], commit.parents.count < 2 else { continue }
            let step = try reader.models(aroundCommit: commit, in: graph)
            if step.before == step.after { continue }
            if try copied.include(commit) { continue }
            steps.append(step)
        }
        for (before, after) in steps + [coming].compactMap(\.self) {
            switch try merge.outcome(ancestor: before, base: current, head: after) {
            case .unchanged: continue
            case .changed(let result): current = result
            case .conflict:
                current = after
                hasConflict = true
            }
            changes += 1
        }
        return Replay(changes: changes, result: current, hasConflict: hasConflict)
    }

    /// Oldest first, in the order in which `git rebase` picks: the reverse of git's topological one.
    ///
    /// As in `sort_in_topological_order` (git 2.39, `commit.c`), a commit comes once all its
    /// children have, and among those that may come the one freed last does.
    private func inOrder() throws(GitError) -> [ObjectID] {
        var children: [ObjectID: Int] = [:]
        for node in commits.values {
            for parent in node.parents { children[parent, default: 0] += 1 }
        }
        var order: [ObjectID] = []
        var free = starts.filter { commits[$0] != nil && children[$0] == nil }
        while let id = free.popLast() {
            order.append(id)
            for parent in commits[id]?.parents ?? [] where commits[parent] != nil {
                children[parent, default: 1] -= 1
                if children[parent] == 0 { free.append(parent) }
            }
        }
        // One that waits for a child for ever is an ancestor of itself.
        let waiting = commits.keys.filter { children[$0, default: 0] > 0 }
        if let id = waiting.min(by: { $0.hex < $1.hex }) { throw .cycle(at: id) }
        return order.reversed()
    }
}
