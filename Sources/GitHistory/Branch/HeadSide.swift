import Versioning

/// Where head branched off, and what it has that base has not.
struct HeadSide {
    /// The best common ancestors of base and what is numbered.
    let mergeBases: [ObjectID]
    /// Base has every commit of head.
    let isContained: Bool
    /// The non-merge commits of `base..head` that change the model, newest first.
    let modelCommits: [ObjectID]

    init(
        of head: ObjectID,
        for query: HistoryQuery,
        in history: History,
        reader: ModelReader,
        _ graph: CommitGraph,
        _ repository: Repository
    ) throws(GitError) {
        let merging = query.source == .head ? [] : try repository.mergeHeads()
        // A head on the line is its own merge base, and needs no walk to find it.
        guard let base = history.base.commit,
            history.branchPoint?.commit != head || !merging.isEmpty
        else {
            (mergeBases, isContained, modelCommits) = ([head], true, [])
            return
        }
        let line = try FirstParentLine(from: base, to: nil, in: repository)
        let positions = line.positions()
        func arrivals(of starts: [ObjectID]) throws(GitError) -> Arrivals {
            let branch = try Branch(of: starts, offLine: positions, in: graph)
            return try Arrivals(of: branch, on: line, positions: positions, in: graph)
        }
        let own = try arrivals(of: [head])
        let all = merging.isEmpty ? own : try arrivals(of: [head] + merging)
        mergeBases = all.mergeBases(at: 0)
        let commits = try own.unlandedCommits()
        isContained = commits.isEmpty
        modelCommits = try PendingCommits(
            of: commits,
            from: [head],
            coming: nil,
            reader: reader,
            in: graph
        ).changingModel()
    }
}
