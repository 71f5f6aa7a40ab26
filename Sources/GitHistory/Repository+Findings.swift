import Versioning

extension Repository {
    /// What is known before base's line is walked.
    struct Question {
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

    /// What each of several queries finds.
    package func findings(for queries: [HistoryQuery]) -> [Result<Findings, GitError>] {
        queries.map { query in
            Result { () throws(GitError) in try findings(for: query) }
        }
    }

    /// - Parameters:
    ///   - marks: where the walk down base's line may end.
    ///   - remember: is shown the walk, the distance down to which head needed it, and its foxtrots.
    func findings(
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
}
