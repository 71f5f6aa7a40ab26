import Clibgit2
import Versioning

extension Repository {
    /// The renames of the model that head would bring to base.
    func pendingMoves(
        of paths: ModelPaths,
        in head: ObjectID,
        against base: Base,
        for query: HistoryQuery
    ) throws(GitError) -> [ModelMove] {
        // The recipe knows no renames.
        guard let tip = base.commit, tip != head, query.formula == .landing else { return [] }
        let graph = CommitGraph(of: self)
        let reader = ModelReader(of: paths, in: objects)
        let newer = try graph.node(head).tree
        let before = try reader.model(inTree: try graph.node(tip).tree)
        let after = try reader.model(inTree: newer)
        let search = MoveSearch(objects: objects)
        var moves: [ModelMove] = []
        for (index, path) in paths.included.enumerated() {
            guard before.entries[index] == nil, after.entries[index] != nil,
                // What base added since is not gone from head.
                let ancestor = try mergeBase(of: tip, and: head),
                let origin = try search.origin(
                    of: [path],
                    from: try graph.node(ancestor).tree,
                    to: newer
                )
            else { continue }
            moves.append(ModelMove(path: path, from: origin, commit: nil))
        }
        try requireFollowed(moves, by: query)
        return moves
    }

    private func mergeBase(
        of one: ObjectID,
        and other: ObjectID
    ) throws(GitError) -> ObjectID? {
        var (first, second, base) = (one.oid, other.oid, git_oid())
        let code = handle.lend { unsafe git_merge_base(&base, $0, &first, &second) }
        if code == GIT_ENOTFOUND.rawValue {
            git_error_clear()
            return nil
        }
        try check(code, "cannot find the merge base of \(one) and \(other)")
        return ObjectID(base)
    }

    /// Refuses a rename that nobody asked to follow: under the new name alone the count would start
    /// again.
    func requireFollowed(_ moves: [ModelMove], by query: HistoryQuery) throws(GitError) {
        guard !query.follows, let move = moves.first else { return }
        throw .modelMoved(
            path: move.path.description,
            from: move.from.description,
            commit: move.commit
        )
    }
}
