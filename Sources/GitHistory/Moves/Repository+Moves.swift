import Versioning

extension Repository {
    /// The renames of the model that head, or the commit to come, would bring to base.
    func pendingMoves(
        of paths: ModelPaths,
        in head: ObjectID,
        or coming: ComingCommit?,
        against base: Base,
        for query: HistoryQuery
    ) throws(GitError) -> [ModelMove] {
        // The recipe knows no renames.
        guard query.formula == .landing, let tip = base.commit, tip != head || coming != nil else {
            return []
        }
        let graph = CommitGraph(of: self)
        let reader = ModelReader(of: paths, in: objects)
        let before = try reader.model(inTree: try graph.node(tip).tree)
        var after = coming?.model
        if after == nil { after = try reader.model(inTree: try graph.node(head).tree) }
        let appearing = paths.included.indices.filter {
            before.entries[$0] == nil && after?.entries[$0] != nil
        }
        if appearing.isEmpty { return [] }
        // What base added since is not gone from head.
        let ancestor = tip == head ? tip : try mergeBases(of: tip, and: [head]).first
        guard let ancestor else { return [] }
        var step = MoveSearch.Step(of: try graph.node(head))
        if let coming {
            step = MoveSearch.Step(tree: try tree(of: coming), parents: coming.parents)
        }
        let older = try graph.node(ancestor).tree
        let search = MoveSearch(graph: graph)
        var moves: [ModelMove] = []
        for path in appearing.map({ paths.included[$0] }) {
            let origins = try search.origins(of: [path], in: step, since: older)
            if let move = ModelMove(of: path, from: origins, by: nil) { moves.append(move) }
        }
        try requireFollowed(moves, by: query)
        return moves
    }

    /// Refuses a rename that nobody asked to follow, since under the new name alone the count would
    /// start again, and one of two models into one, of which either could have the count.
    func requireFollowed(_ moves: [ModelMove], by query: HistoryQuery) throws(GitError) {
        guard let move = moves.first(where: { !query.follows || $0.alsoFrom != nil }) else {
            return
        }
        throw .modelMoved(
            path: move.path.description,
            from: [move.from, move.alsoFrom].compactMap(\.?.description),
            commit: move.commit
        )
    }

    /// The whole tree of a commit to come, kept in memory.
    private func tree(of coming: ComingCommit) throws(GitError) -> ObjectID {
        let everything = ModelPaths([ModelPath(components: [])], leavingOut: [])
        let staged = try stagedModel(of: everything, canBeMissing: true)
        let model = coming.source == .index ? staged.model : try staged.workTreeModel()
        return model.entries[0]?.id ?? RawTree.empty
    }
}
