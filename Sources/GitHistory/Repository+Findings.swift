import Versioning

extension Repository {
    /// What is known before base's line is walked.
    private struct Question {
        let query: HistoryQuery
        let head: ObjectID
        let coming: ComingCommit?
        let choice: BaseChoice
        let paths: ModelPaths
    }

    /// Asks git everything that the version depends on.
    package func findings(for query: HistoryQuery) throws(GitError) -> Findings {
        var paths = try modelPaths(for: query)
        guard let head = try startingPoint(of: query) else {
            return try firstFindings(for: query, paths: paths)
        }
        let coming = try comingCommit(from: query.source, after: head.commit, paths: paths)
        let finder = try BaseFinder(in: self, build: query.build, head: head.commit)
        let choice = try finder.base(among: query.bases, head: head)
        paths = paths.following(
            try pendingMoves(
                of: paths,
                in: head.commit,
                or: coming,
                against: choice.base,
                for: query
            )
        )
        let question = Question(
            query: query,
            head: head.commit,
            coming: coming,
            choice: choice,
            paths: paths
        )
        guard query.usesCheckpoint, query.formula == .landing else {
            return try findings(on: question)
        }
        return try rememberedFindings(on: question)
    }

    /// The same with the help of what earlier runs found, and to the help of later ones.
    private func rememberedFindings(on question: Question) throws(GitError) -> Findings {
        let key = CheckpointKey(
            for: question.query,
            of: question.choice.base,
            watching: question.paths,
            from: try baseline(of: question.query),
            in: self
        )
        let file = try checkpointFile(for: key)
        let known = file.read()
        var checkpoint = known
        let remember = { (walk: LineWalk, depth: Int, displacements: [Displacement]) in
            checkpoint.take(walk, reaching: depth, with: displacements)
            if checkpoint != known { file.write(checkpoint) }
        }
        for marks in known.attempts(for: question.head) {
            // Whatever goes wrong, the walk to the end says so in its own words, or does not.
            if let found = try? findings(on: question, endingAt: marks, remember) { return found }
        }
        return try findings(on: question, remember)
    }

    /// - Parameters:
    ///   - marks: where the walk down base's line may end.
    ///   - remember: is shown the walk, the distance down to which head needed it, and its foxtrots.
    private func findings(
        on question: Question,
        endingAt marks: [Mark] = [],
        _ remember: (LineWalk, Int, [Displacement]) -> Void = { _, _, _ in }
    ) throws(GitError) -> Findings {
        let (query, head, choice) = (question.query, question.head, question.choice)
        var coming = question.coming
        let walk = try walk(from: choice.base, for: query, watching: question.paths, to: marks)
        let paths = question.paths.following(walk.moves)
        if paths.names.count > paths.count {
            // On a branch that left before the move it is staged under the old name.
            coming = try comingCommit(from: query.source, after: head, paths: paths)
        }
        var line = walk.line
        let position = line.commits.firstIndex { $0.id == head }
        let isMerging = coming.map { $0.parents.count > 1 } ?? false
        if position == nil || isMerging { try line.extendToRoot(in: self) }
        let survey = try Survey(
            of: head,
            coming: coming,
            at: position,
            against: line,
            landings: walk.landings,
            paths: paths,
            in: self
        )
        var history = History(
            base: choice.base,
            head: head,
            headModel: survey.headModel,
            line: walk.landings,
            branchPoint: survey.branchPoint,
            pendingCommits: survey.pendingCommits,
            displacements: try displacements(on: line, paths: paths)
        )
        try requireKnown(paths, in: history, for: query)
        var evidence = try evidence(query, for: history, head: head, paths: paths, survey: survey)
        if case .landing = evidence { history.estimates = try survey.estimates() }
        remember(walk, survey.depth, history.displacements)
        let isOpen = coming?.isOpen ?? false
        if isOpen {
            // Nobody knows what the conflict will become: a change, to be on the safe side.
            evidence = .landing(.pending(result: history.headModel))
        }
        return Findings(
            history: history,
            evidence: evidence,
            choice: choice,
            source: query.source,
            cautions: cautions(about: coming, for: query, paths: paths, head: history.headModel),
            checkpoint: walk.mark?.commit,
            fingerprint: isOpen ? nil : try history.headModel.fingerprint(at: paths)
        )
    }

    private func evidence(
        _ query: HistoryQuery,
        for history: History,
        head: ObjectID,
        paths: ModelPaths,
        survey: Survey
    ) throws(GitError) -> Findings.Evidence {
        switch query.formula {
        case .landing:
            let replays = query.replays
            return .landing(
                try survey.standing(base: history.base, head: head, replays: replays)
            )
        case .recipe:
            return .recipe(try recipeRange(upTo: head, paths: paths))
        }
    }

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

    private func baseline(of query: HistoryQuery) throws(GitError) -> ObjectID? {
        try query.baseline.map { (name) throws(GitError) in try commit(named: name) }
    }

    private func recipeRange(
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
