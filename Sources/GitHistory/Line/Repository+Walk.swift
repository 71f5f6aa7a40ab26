import Versioning

extension Repository {
    /// One of the questions that base's line is walked for.
    struct LineQuestion {
        let query: HistoryQuery
        let paths: ModelPaths
        /// Where the walk may end.
        var marks: [Mark] = []
    }

    /// Base's line down to the root or the baseline; an incomplete one is an error, since any of
    /// the commits that are missing may be a landing.
    func walk(
        from base: Base,
        for query: HistoryQuery,
        watching paths: ModelPaths
    ) throws(GitError) -> LineWalk {
        try walks(from: base, for: [LineQuestion(query: query, paths: paths)])[0].get()
    }

    /// The same for several questions in one walk, which goes as far as one of them needs it.
    func walks(
        from base: Base,
        for questions: [LineQuestion]
    ) -> [Result<LineWalk, GitError>] {
        guard let tip = base.commit else {
            return questions.map { _ in .failure(.baseNotFound(tried: [base.name], remote: nil)) }
        }
        let tasks = questions.map { question in
            Result { () throws(GitError) in
                LineWalk.Task(
                    paths: question.paths,
                    baseline: try baseline(of: question.query),
                    marks: question.marks,
                    findsMoves: question.query.formula == .landing
                )
            }
        }
        var walks = LineWalk.walks(
            from: tip,
            named: [base.name, base.shortName],
            for: tasks.compactMap { try? $0.get() },
            batch: questions.map(\.query.batch).min() ?? 1,
            in: self
        )[...]
        return zip(questions, tasks).map { question, task in
            task.flatMap { (task) in
                let walk = walks.removeFirst()
                return Result { () throws(GitError) in
                    let walk = try walk.get()
                    try require(walk, from: base, to: task.baseline, for: question.query)
                    return walk
                }
            }
        }
    }

    /// Refuses a walk from which nothing can be counted.
    private func require(
        _ walk: LineWalk,
        from base: Base,
        to baseline: ObjectID?,
        for query: HistoryQuery
    ) throws(GitError) {
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
    }

    /// The commit that counting starts after; nil without one.
    func baseline(of query: HistoryQuery) throws(GitError) -> ObjectID? {
        guard let name = query.baseline else { return nil }
        if let known = knownBaselines[name] { return known }
        let commit = try commit(named: name)
        knownBaselines[name] = commit
        return commit
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
