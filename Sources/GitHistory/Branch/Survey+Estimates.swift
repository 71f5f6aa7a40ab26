import Versioning

extension Survey {
    /// What may make git's own merge another one than ours; asked once the standing is known.
    func estimates() throws(GitError) -> [Estimate] {
        var estimates: [Estimate] = merge.metDriver ? [.mergeDriver] : []
        if merge.missedContent { estimates.append(.missingContent) }
        let bases = arrivals.mergeBases(at: 0)
        let base = line.commits[0].tree
        // With several merge bases there is no one tree to hold both sides against.
        guard bases.count == 1, bases[0] != line.commits[0].id else { return estimates }
        let ancestor = try graph.node(bases[0]).tree
        let border = BorderCrossing(paths: paths)
        let theirs = try changesOfHead(since: ancestor, across: border)
        if theirs.isEmpty { return estimates }
        let ours = try repository.objects.changes(from: ancestor, to: base)
        let isRenamed = try hasOtherNames(than: base, theirs, across: border)
        if isRenamed || border.isPossible(ours: ours, theirs: theirs) {
            estimates.append(.renameAcrossBorder)
        }
        return estimates
    }

    /// Whether head changed a model that base knows by another name: a deletion on the one side of
    /// what the other renamed is a conflict to git.
    private func hasOtherNames(
        than base: ObjectID,
        _ changes: [FileChange],
        across border: BorderCrossing
    ) throws(GitError) -> Bool {
        let names = try reader.names(inTree: headTree)
        guard try names != reader.names(inTree: base) else { return false }
        return changes.contains { border.isModel($0.path) }
    }

    /// What head changed; of a commit that is still to be made only the model is known, and the rest
    /// is taken from HEAD.
    private func changesOfHead(
        since ancestor: ObjectID,
        across border: BorderCrossing
    ) throws(GitError) -> [FileChange] {
        let committed = try repository.objects.changes(from: ancestor, to: headTree)
        guard isComing else { return committed }
        let before = try merge.id(of: try reader.model(inTree: ancestor))
        let model = try repository.objects.changes(from: before, to: try merge.id(of: headModel))
        return committed.filter { !border.isModel($0.path) } + model
    }
}
