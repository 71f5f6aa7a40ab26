import Versioning

/// What one walk down a line found for one of those that it was made for: the line as far as that one
/// needs it, with its landings.
///
/// Reading commits and reading their trees take about the same time, so on a long line the trees
/// are read beside the commits, on a thread with its own object database: libgit2's objects may be
/// used by one thread at a time.
struct LineWalk {
    let line: FirstParentLine
    let landings: Line
    /// The renames of the model on the way, newest first.
    let moves: [ModelMove]
    /// The mark that the walk ended at; nil where it went to the line's end.
    let mark: Mark?

    /// What a walk is to find for one of those that it is made for.
    struct Task {
        let paths: ModelPaths
        let baseline: ObjectID?
        let marks: [Mark]
        let findsMoves: Bool

        var stop: LineStop { LineStop(at: baseline, orMarks: marks) }
    }

    /// Walks once for all tasks.
    ///
    /// What one of them cannot be told does not keep the others from being told.
    static func walks(
        from tip: ObjectID,
        named names: [String],
        for tasks: [Task],
        batch: Int,
        in repository: Repository
    ) -> [Result<LineWalk, GitError>] {
        if tasks.isEmpty { return [] }
        var background: BackgroundSearch?
        var taken = 0
        let lines = FirstParentLine.lines(
            from: tip,
            to: tasks.map(\.stop),
            named: names,
            in: repository
        ) {
            (commits) throws(GitError) in
            guard commits.count - taken >= batch else { return }
            if background == nil {
                let graph = CommitGraph(
                    reading: try repository.secondObjectStore(),
                    cutOffAt: repository.shallowCommits
                )
                background = BackgroundSearch(LandingSearches(for: tasks, in: graph))
            }
            background?.take(Array(commits[taken...]))
            taken = commits.count
        }
        let longest = lines.compactMap { try? $0.get().commits }.max { $0.count < $1.count } ?? []
        let rest = longest.dropFirst(taken)
        let searches: LandingSearches
        if let background {
            searches = background.finished(with: Array(rest))
        } else {
            searches = LandingSearches(for: tasks, in: CommitGraph(of: repository))
            searches.take(rest)
        }
        return tasks.indices.map { index in
            Result { () throws(GitError) in
                let line = try lines[index].get()
                return try LineWalk(tasks[index], along: line, by: searches.finished(index))
            }
        }
    }

    /// - Parameter search: one that has taken the line.
    private init(
        _ task: Task,
        along line: FirstParentLine,
        by search: LandingSearch
    ) throws(GitError) {
        self.line = line
        mark = line.end == .mark ? task.marks.first { $0.commit == line.commits.last?.id } : nil
        let last = line.commits.count - 1
        let landings = search.line(
            endingWith: line.commits[last],
            at: last,
            atRoot: line.baselineDistance == nil && mark == nil
        )
        guard let mark else {
            (self.landings, moves) = (landings, search.moves)
            return
        }
        guard search.moves.isEmpty, landings.initialModel == mark.model else {
            throw .markUnusable
        }
        self.landings = Line(
            landings: landings.landings,
            initialModel: landings.initialModel,
            foot: mark.foot
        )
        moves = mark.moves
    }
}

extension GitError {
    /// What is asked for cannot be told from where the walk ended: it has to go on to the end.
    ///
    /// Never seen outside: such a run is done again without a mark.
    static let markUnusable = GitError.failed(
        Failure(
            code: 0,
            category: 0,
            action: "cannot end the walk where an earlier one was remembered",
            reason: "it has to go to the end of the line"
        )
    )
}
