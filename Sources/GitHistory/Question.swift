import Versioning

/// One of the queries of a run, and what is known for it before base's line is walked.
struct Question {
    /// Its place among the queries.
    let index: Int
    let query: HistoryQuery
    let head: ObjectID
    let coming: ComingCommit?
    let choice: BaseChoice
    let paths: ModelPaths
    let recollection: Recollection
    /// For this walk and each one after it, the marks where it may end.
    var attempts: ArraySlice<[Mark]>

    /// What the walk is asked.
    var forLine: Repository.LineQuestion {
        Repository.LineQuestion(query: query, paths: paths, marks: attempts.first ?? [])
    }

    /// The same for the next walk.
    var withNextAttempt: Question {
        var next = self
        next.attempts = attempts.dropFirst()
        return next
    }
}

extension Repository {
    /// - Parameters:
    ///   - walk: down base's line, to where this question let it end.
    ///   - shared: the line as the other questions on it share it.
    func findings(
        on question: Question,
        after walk: LineWalk,
        along shared: SharedLine
    ) throws(GitError) -> Findings {
        let (query, head, choice) = (question.query, question.head, question.choice)
        var coming = question.coming
        let paths = question.paths.following(walk.moves)
        if paths.names.count > paths.count {
            // On a branch that left before the move it is staged under the old name.
            coming = try comingCommit(from: query.source, after: head, paths: paths)
        }
        var line = walk.line
        let position = line.commits.firstIndex { $0.id == head }
        let isMerging = coming.map { $0.parents.count > 1 } ?? false
        if position == nil || isMerging { line = try shared.extendedToRoot(line) }
        let survey = try Survey(
            of: head,
            coming: coming,
            at: try shared.place(of: head, coming: coming, at: position, beside: line),
            beside: line,
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
            displacements: try displacements(on: line, of: shared, paths: paths)
        )
        try requireKnown(paths, in: history, for: query)
        var evidence = try evidence(query, for: history, head: head, paths: paths, survey: survey)
        if case .landing = evidence { history.estimates = try survey.estimates() }
        question.recollection.take(walk, reaching: survey.depth, with: history.displacements)
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
