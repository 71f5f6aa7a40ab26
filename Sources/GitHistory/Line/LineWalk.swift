import Dispatch
import Versioning

/// One walk down a line that also finds its landings.
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

    init(
        from tip: ObjectID,
        named names: [String],
        to baseline: ObjectID?,
        or marks: [Mark] = [],
        watching paths: ModelPaths,
        findingMoves findsMoves: Bool,
        batch: Int,
        in repository: Repository
    ) throws(GitError) {
        var search: BackgroundSearch?
        var taken = 0
        let walked = try FirstParentLine(
            from: tip,
            to: baseline,
            orMarks: Set(marks.map(\.commit)),
            named: names,
            in: repository
        ) {
            (commits) throws(GitError) in
            guard commits.count - taken >= batch else { return }
            if search == nil {
                search = BackgroundSearch(
                    LandingSearch(
                        for: paths,
                        in: CommitGraph(
                            reading: try repository.secondObjectStore(),
                            cutOffAt: repository.shallowCommits
                        ),
                        findingMoves: findsMoves
                    )
                )
            }
            search?.take(Array(commits[taken...]))
            taken = commits.count
        }
        line = walked
        mark = walked.end == .mark ? marks.first { $0.commit == walked.commits.last?.id } : nil
        let endsAtRoot = walked.baselineDistance == nil && mark == nil
        let landings: Line
        let moves: [ModelMove]
        if let search {
            search.take(Array(walked.commits[taken...]))
            (landings, moves) = try search.line(endsAtRoot: endsAtRoot)
        } else {
            let search = LandingSearch(
                for: paths,
                in: CommitGraph(of: repository),
                findingMoves: findsMoves
            )
            try search.take(walked.commits[...])
            (landings, moves) = (search.line(endsAtRoot: endsAtRoot), search.moves)
        }
        guard let mark else {
            (self.landings, self.moves) = (landings, moves)
            return
        }
        guard moves.isEmpty, landings.initialModel == mark.model else { throw .markUnusable }
        self.landings = Line(
            landings: landings.landings,
            initialModel: landings.initialModel,
            foot: mark.foot
        )
        self.moves = mark.moves
    }
}

/// A search that runs on a thread of its own.
///
/// Sendable although the compiler cannot see it: the search and the error are touched on the
/// serial queue only.
private final class BackgroundSearch: @unchecked Sendable {
    private let queue = DispatchQueue(label: "landings")
    private let search: LandingSearch
    private var error: GitError?

    init(_ search: LandingSearch) {
        self.search = search
    }

    /// Takes a copy: a slice would share the line's storage and make it copied as it grows.
    func take(_ commits: [LineCommit]) {
        queue.async { [self] in
            guard error == nil else { return }
            do throws(GitError) { try search.take(commits[...]) } catch { self.error = error }
        }
    }

    /// Waits for everything that was taken.
    func line(endsAtRoot: Bool) throws(GitError) -> (Line, [ModelMove]) {
        let result: Result<(Line, [ModelMove]), GitError> = queue.sync {
            error.map(Result.failure)
                ?? .success((search.line(endsAtRoot: endsAtRoot), search.moves))
        }
        return try result.get()
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
