/// The ways in which one branch's work reaches another, each as git or its host does it.
extension HistoryBuilder {
    /// Merges one branch, or several at once, with a merge commit (`--no-ff`).
    ///
    /// `changing` files besides makes it an evil merge, or resolves a conflict, which otherwise is
    /// an error.
    @discardableResult
    package func merge(
        _ names: String...,
        into target: String? = nil,
        changing files: [String: String?] = [:]
    ) throws -> String {
        let target = target ?? branch
        let heads = try names.map { try id(of: $0) }
        let tip = try id(of: target)
        let tree = try merged(heads, into: tip, acceptingConflicts: !files.isEmpty)
        return try record(
            "merge \(names.joined(separator: ", "))",
            on: target,
            parents: [tip] + heads,
            tree: tree,
            changes: changes(files)
        )
    }

    /// Merges a branch and keeps nothing of it (`-s ours`).
    @discardableResult
    package func mergeKeepingOurs(_ name: String, into target: String? = nil) throws -> String {
        let target = target ?? branch
        let parents = [try id(of: target), try id(of: name)]
        return try record("merge \(name), keeping ours", on: target, parents: parents)
    }

    /// Lands a branch as one ordinary commit (`git merge --squash`, GitHub's squash button).
    @discardableResult
    package func squash(_ name: String, into target: String? = nil) throws -> String {
        let target = target ?? branch
        let tree = try merged([try id(of: name)], into: try id(of: target))
        return try record("squash \(name)", on: target, tree: tree)
    }

    /// Replays the branch's own commits, merges left out, on top of another branch.
    @discardableResult
    package func rebase(_ name: String, onto upstream: String = "main") throws -> String {
        let commits = try git("rev-list", "--reverse", "--no-merges", "\(upstream)..\(name)").lines
        var tip = try id(of: upstream)
        for commit in commits {
            tip = try replay(commit, on: name, tip: tip)
        }
        try git("update-ref", "refs/heads/\(name)", tip)
        try settle(on: name)
        return tip
    }

    /// Moves a branch forward to a revision that contains it (`git merge --ff-only`).
    @discardableResult
    package func fastForward(_ name: String, to revision: String) throws -> String {
        try git("merge-base", "--is-ancestor", name, revision)
        let commit = try id(of: revision)
        try git("update-ref", "refs/heads/\(name)", commit)
        try settle(on: name)
        return commit
    }

    /// Applies a commit's change to a branch once more.
    @discardableResult
    package func cherryPick(_ revision: String, onto target: String? = nil) throws -> String {
        let target = target ?? branch
        return try replay(try id(of: revision), on: target, tip: try id(of: target))
    }

    /// Takes back a commit's change; of a merge, what it brought to its first parent.
    @discardableResult
    package func revert(_ revision: String, on target: String? = nil) throws -> String {
        let target = target ?? branch
        let tip = try id(of: target)
        let tree = try threeWay(base: revision, ours: tip, theirs: "\(revision)^1")
        return try record("revert \(revision)", on: target, parents: [tip], tree: tree)
    }

    private func replay(_ commit: String, on target: String, tip: String) throws -> String {
        let tree = try threeWay(base: "\(commit)^1", ours: tip, theirs: commit)
        let message = try git("log", "-1", "--format=%s", commit).text
        return try record(message, on: target, parents: [tip], tree: tree)
    }

    /// The tree of a merge of several heads, one after the other, as an octopus takes them.
    private func merged(
        _ heads: [String],
        into tip: String,
        acceptingConflicts: Bool = false
    ) throws -> String {
        let statuses: Set<Int32> = acceptingConflicts ? [0, 1] : [0]
        var (current, tree) = (tip, "\(tip)^{tree}")
        for head in heads {
            let merge = try git("merge-tree", "--write-tree", current, head, accepting: statuses)
            tree = merge.lines[0]
            current = try git("commit-tree", tree, "-p", current, "-p", head, "-m", "merge").text
        }
        return tree
    }

    /// Merges three trees, where git's own merge takes only two commits: commits are made for it
    /// whose merge base is the wanted one.
    private func threeWay(base: String, ours: String, theirs: String) throws -> String {
        let root = try git("commit-tree", "\(base)^{tree}", "-m", "base").text
        let sides = try [ours, theirs].map { side in
            try git("commit-tree", "\(side)^{tree}", "-p", root, "-m", "side").text
        }
        return try git("merge-tree", "--write-tree", sides[0], sides[1]).text
    }
}
