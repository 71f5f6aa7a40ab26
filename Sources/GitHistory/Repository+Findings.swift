import Versioning

extension Repository {
    /// Asks git everything that the version depends on.
    package func findings(for query: HistoryQuery) throws(GitError) -> Findings {
        try findings(for: [query])[0].get()
    }

    /// The same for several models at once, in their order: each gets what it would get alone, a
    /// refusal too, and what they have in common is looked up once.
    ///
    /// All that are on one base share one walk. Where the marks of a checkpoint lead to nothing, the
    /// next walk is for those alone that need it.
    package func findings(for queries: [HistoryQuery]) -> [Result<Findings, GitError>] {
        let bases = SharedBases(in: self)
        var results: [Int: Result<Findings, GitError>] = [:]
        var open: [Question] = []
        for (index, query) in queries.enumerated() {
            do throws(GitError) {
                let paths = try modelPaths(for: query)
                if let head = try startingPoint(of: query) {
                    open.append(try question(index, query, about: paths, in: head, among: bases))
                } else {
                    results[index] = .success(try firstFindings(for: query, paths: paths))
                }
            } catch {
                results[index] = .failure(error)
            }
        }
        var lines: [Base: SharedLine] = [:]
        while !open.isEmpty {
            var unanswered: [Question] = []
            let groups = Dictionary(grouping: open, by: \.choice.base)
            for (base, questions) in groups.sorted(by: { $0.value[0].index < $1.value[0].index }) {
                let line = lines[base] ?? SharedLine(in: self)
                lines[base] = line
                let walks = walks(from: base, for: questions.map(\.forLine))
                for (question, walk) in zip(questions, walks) {
                    let result = Result { () throws(GitError) in
                        try findings(on: question, after: try walk.get(), along: line)
                    }
                    if case .failure = result, question.attempts.count > 1 {
                        // Whatever went wrong, the walk to the end says so in its own words, or
                        // does not.
                        unanswered.append(question.withNextAttempt)
                    } else {
                        results[question.index] = result
                    }
                }
            }
            open = unanswered
        }
        return queries.indices.compactMap { results[$0] }
    }

    /// A query as far as it is known before base's line is walked.
    private func question(
        _ index: Int,
        _ query: HistoryQuery,
        about paths: ModelPaths,
        in head: Head,
        among bases: SharedBases
    ) throws(GitError) -> Question {
        let coming = try comingCommit(from: query.source, after: head.commit, paths: paths)
        let choice = try bases.base(for: query, head: head)
        let moves = try pendingMoves(
            of: paths,
            in: head.commit,
            or: coming,
            against: choice.base,
            for: query
        )
        let paths = paths.following(moves)
        let recollection = try recollection(for: query, of: choice.base, watching: paths)
        return Question(
            index: index,
            query: query,
            head: head.commit,
            coming: coming,
            choice: choice,
            paths: paths,
            recollection: recollection,
            attempts: recollection.attempts(for: head.commit)[...]
        )
    }
}
