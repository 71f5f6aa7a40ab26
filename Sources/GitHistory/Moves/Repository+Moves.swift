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
        let search = MoveSearch(graph: CommitGraph(of: self))
        let moves =
            query.replays
            ? try moves(of: paths, in: head, or: coming, commitByCommitSince: tip, by: search)
            : try moves(of: paths, in: head, or: coming, since: tip, by: search)
        try requireFollowed(moves, by: query)
        return moves
    }

    /// The renames that one landing of all of it would bring.
    private func moves(
        of paths: ModelPaths,
        in head: ObjectID,
        or coming: ComingCommit?,
        since tip: ObjectID,
        by search: MoveSearch
    ) throws(GitError) -> [ModelMove] {
        let reader = ModelReader(of: paths, in: objects)
        let node = try search.graph.node(head)
        let before = try reader.model(inTree: try search.graph.node(tip).tree)
        var after = coming?.model
        if after == nil { after = try reader.model(inTree: node.tree) }
        let appearing = paths.included.indices.filter {
            before.entries[$0] == nil && after?.entries[$0] != nil
        }
        if appearing.isEmpty { return [] }
        // What base added since is not gone from head.
        let ancestor = tip == head ? tip : try mergeBases(of: tip, and: [head]).first
        guard let ancestor else { return [] }
        let older = try search.graph.node(ancestor).tree
        let step = try self.step(of: coming) ?? MoveSearch.Step(of: node)
        var moves: [ModelMove] = []
        for path in appearing.map({ paths.included[$0] }) {
            let origins = try search.origins(of: [path], in: step, since: older)
            if let move = ModelMove(of: path, from: origins, by: nil) { moves.append(move) }
        }
        return moves
    }

    /// The renames that its commits bring where each lands by itself: base will have every name that
    /// the model had on the way.
    private func moves(
        of paths: ModelPaths,
        in head: ObjectID,
        or coming: ComingCommit?,
        commitByCommitSince tip: ObjectID,
        by search: MoveSearch
    ) throws(GitError) -> [ModelMove] {
        var steps = [try step(of: coming)].compactMap(\.self)
        for commit in try search.graph.firstParents(of: head, offLineOf: tip) {
            steps.append(MoveSearch.Step(of: try search.graph.node(commit)))
        }
        var moves: [ModelMove] = []
        for path in paths.included {
            var names = [path]
            for step in steps {
                guard let parent = step.parents.first else { break }
                let older = try search.graph.node(parent).tree
                guard try search.entry(at: names, inTree: older) == nil else { continue }
                let origins = try search.origins(of: names, from: older, to: step.tree)
                guard let move = ModelMove(of: path, from: origins, by: nil) else { continue }
                moves.append(move)
                names.append(move.from)
            }
        }
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

    /// A commit to come with its whole tree, which is kept in memory.
    private func step(of coming: ComingCommit?) throws(GitError) -> MoveSearch.Step? {
        guard let coming else { return nil }
        let everything = ModelPaths([ModelPath(components: [])], leavingOut: [])
        let staged = try stagedModel(of: everything, canBeMissing: true)
        let model = coming.source == .index ? staged.model : try staged.workTreeModel()
        let tree = model.entries[0]?.id ?? RawTree.empty
        return MoveSearch.Step(tree: tree, parents: coming.parents)
    }
}

extension CommitGraph {
    /// A commit, its first parent and so on, as far as they are not on the line of `tip`.
    ///
    /// Both lines are walked side by side, so that no more of them is read than up to where they
    /// meet.
    fileprivate func firstParents(
        of head: ObjectID,
        offLineOf tip: ObjectID
    ) throws(GitError) -> [ObjectID] {
        var own: [ObjectID] = []
        var others: Set<ObjectID> = []
        var next: (own: ObjectID?, other: ObjectID?) = (head, tip)
        var cycles = CycleGuard()
        while next.own != nil || next.other != nil {
            if let id = next.own {
                try cycles.pass(id)
                if others.contains(id) { break }
                own.append(id)
                next.own = try node(id).parents.first
            }
            if let id = next.other {
                if let meeting = own.firstIndex(of: id) { return Array(own[..<meeting]) }
                guard others.insert(id).inserted else { throw .cycle(at: id) }
                next.other = try node(id).parents.first
            }
        }
        return own
    }
}
