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
                let ancestor = try mergeBases(of: tip, and: [head]).first,
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
