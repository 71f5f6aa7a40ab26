import Versioning

extension Repository {
    /// Asks git everything that the version depends on.
    package func findings(for query: HistoryQuery) throws(GitError) -> Findings {
        let paths = try modelPaths(for: query)
        let head = try head(named: query.head)
        let choice = try BaseFinder(in: self).base(among: query.bases, head: head)
        let walk = try walk(from: choice.base, baseline: query.baseline, watching: paths)
        var line = walk.line
        let position = line.commits.firstIndex { $0.id == head.commit }
        if position == nil { try line.extendToRoot(in: self) }
        let survey = try Survey(
            of: head.commit,
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
        try requireKnown(paths, in: history)
        let evidence = try evidence(query, for: history, paths: paths, survey: survey)
        if case .landing = evidence { history.estimates = try survey.estimates() }
        return Findings(
            history: history,
            evidence: evidence,
            choice: choice,
            fingerprint: try history.headModel.fingerprint(at: paths)
        )
    }

    private func evidence(
        _ query: HistoryQuery,
        for history: History,
        paths: ModelPaths,
        survey: Survey
    ) throws(GitError) -> Findings.Evidence {
        switch query.formula {
        case .landing:
            let replays = query.replays
            return .landing(
                try survey.standing(base: history.base, head: history.head, replays: replays)
            )
        case .recipe:
            return .recipe(try recipeRange(upTo: history.head, paths: paths))
        }
    }

    /// Base's line down to the root or the baseline; an incomplete one is an error, since any of
    /// the commits that are missing may be a landing.
    func walk(
        from base: Base,
        baseline revision: String?,
        watching paths: ModelPaths
    ) throws(GitError) -> LineWalk {
        let baseline = try revision.map { (name) throws(GitError) in try commit(named: name) }
        let walk = try LineWalk(from: base, to: baseline, watching: paths, in: self)
        if case .shallow(let commit) = walk.line.end { throw .shallowHistory(at: commit) }
        if let revision, let baseline, walk.line.baselineDistance == nil {
            throw .baselineNotOnBase(
                revision: revision,
                base: base.name,
                nearest: try Survey.branchPoint(of: baseline, on: walk.line, in: self)
            )
        }
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
