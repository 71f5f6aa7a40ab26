import Versioning

extension Repository {
    /// Asks git everything that the version depends on.
    package func findings(for query: HistoryQuery) throws(GitError) -> Findings {
        var paths = try modelPaths(for: query)
        guard let head = try startingPoint(of: query) else {
            return try firstFindings(for: query, paths: paths)
        }
        var coming = try comingCommit(from: query.source, after: head.commit, paths: paths)
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
        let walk = try walk(from: choice.base, for: query, watching: paths)
        paths = paths.following(walk.moves)
        if paths.names.count > paths.count {
            // On a branch that left before the move it is staged under the old name.
            coming = try comingCommit(from: query.source, after: head.commit, paths: paths)
        }
        var line = walk.line
        let position = line.commits.firstIndex { $0.id == head.commit }
        let isMerging = coming.map { $0.parents.count > 1 } ?? false
        if position == nil || isMerging { try line.extendToRoot(in: self) }
        let survey = try Survey(
            of: head.commit,
            coming: coming,
            at: position,
            against: line,
            landings: walk.landings,
            paths: paths,
            in: self
        )
        var history = History(
            base: choice.base,
            head: head.commit,
            headModel: survey.headModel,
            line: walk.landings,
            branchPoint: survey.branchPoint,
            pendingCommits: survey.pendingCommits,
            displacements: try displacements(on: line, paths: paths)
        )
        try requireKnown(paths, in: history, for: query)
        var evidence = try evidence(
            query,
            for: history,
            head: head.commit,
            paths: paths,
            survey: survey
        )
        if case .landing = evidence { history.estimates = try survey.estimates() }
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
        watching paths: ModelPaths
    ) throws(GitError) -> LineWalk {
        let revision = query.baseline
        let baseline = try revision.map { (name) throws(GitError) in try commit(named: name) }
        guard let tip = base.commit else { throw .baseNotFound(tried: [base.name], remote: nil) }
        let names = [base.name, base.shortName]
        let walk = try LineWalk(
            from: tip,
            named: names,
            to: baseline,
            watching: paths,
            findingMoves: query.formula == .landing,
            in: self
        )
        if case .shallow(let commit) = walk.line.end { throw .shallowHistory(at: commit) }
        if let revision, let baseline, walk.line.baselineDistance == nil {
            throw .baselineNotOnBase(
                revision: revision,
                base: base.name,
                nearest: try Survey.branchPoint(of: baseline, on: walk.line, in: self)
            )
        }
        try requireFollowed(walk.moves, by: query)
        return walk
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
