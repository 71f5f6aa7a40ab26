import Versioning

extension Repository {
    /// Base's line down to the root or the baseline; an incomplete one is an error, since any of
    /// the commits that are missing may be a landing.
    func walk(
        from base: Base,
        for query: HistoryQuery,
        watching paths: ModelPaths,
        to marks: [Mark] = []
    ) throws(GitError) -> LineWalk {
        let baseline = try baseline(of: query)
        guard let tip = base.commit else { throw .baseNotFound(tried: [base.name], remote: nil) }
        let names = [base.name, base.shortName]
        let walk = try LineWalk(
            from: tip,
            named: names,
            to: baseline,
            or: marks,
            watching: paths,
            findingMoves: query.formula == .landing,
            batch: query.batch,
            in: self
        )
        if case .shallow(let commit) = walk.line.end { throw .shallowHistory(at: commit) }
        if let revision = query.baseline, let baseline, walk.mark == nil,
            walk.line.baselineDistance == nil
        {
            throw .baselineNotOnBase(
                revision: revision,
                base: base.name,
                nearest: try Survey.branchPoint(of: baseline, on: walk.line, in: self)
            )
        }
        try requireFollowed(walk.moves, by: query)
        return walk
    }

    /// The commit that counting starts after; nil without one.
    func baseline(of query: HistoryQuery) throws(GitError) -> ObjectID? {
        try query.baseline.map { (name) throws(GitError) in try commit(named: name) }
    }

    /// What the old lane looks at: the commits after the latest merge that `head` contains.
    func recipeRange(
        upTo head: ObjectID,
        paths: ModelPaths
    ) throws(GitError) -> RecipeRange {
        let graph = CommitGraph(of: self)
        guard let merge = try graph.latestMerge(from: head) else {
            return RecipeRange(latestMerge: nil, commits: 0)
        }
        var log = SimplifiedLog(of: ModelReader(of: paths, in: objects), in: graph)
        return RecipeRange(latestMerge: merge, commits: try log.count(after: merge, upTo: head))
    }
}
