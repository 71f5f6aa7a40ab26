import Versioning

/// Head held against base's line: where it branched off, whether it would change the model, and
/// if not, since when.
struct Survey {
    let repository: Repository
    let line: FirstParentLine
    private let landings: Line
    let reader: ModelReader
    let merge: ModelMerge
    let graph: CommitGraph
    let arrivals: Arrivals
    private let pending: PendingCommits
    let paths: ModelPaths
    let headTree: ObjectID
    /// What is numbered is a commit that is still to be made.
    let isComing: Bool
    let headModel: Model
    let branchPoint: LinePosition?
    /// The non-merge commits of `base..head` that change the model.
    let pendingCommits: Int

    /// - Parameters:
    ///   - coming: what is numbered where it is not head itself.
    ///   - position: head's own distance where it is on the line, which saves looking for it.
    ///   - line: with every commit down to the root, or to where the clone is cut off.
    init(
        of head: ObjectID,
        coming: ComingCommit? = nil,
        at position: Int?,
        against line: FirstParentLine,
        landings: Line,
        paths: ModelPaths,
        in repository: Repository
    ) throws(GitError) {
        self.repository = repository
        self.line = line
        self.landings = landings
        reader = ModelReader(of: paths, in: repository.objects, keepingTrees: true)
        graph = CommitGraph(of: repository)
        merge = ModelMerge(of: paths, in: repository, graph: graph)
        let starts = coming?.parents ?? [head]
        let isOnLine = starts.count == 1 && position != nil
        let positions = isOnLine ? position.map { [head: $0] } ?? [:] : line.positions()
        let branch = try Branch(of: starts, offLine: positions, in: graph)
        arrivals = try Arrivals(of: branch, on: line, positions: positions, in: graph)
        self.paths = paths
        headTree = try graph.node(head).tree
        isComing = coming != nil
        let committed = try reader.model(inTree: headTree)
        headModel = coming?.model ?? committed
        branchPoint = branch.branchPoint.map {
            LinePosition(commit: line.commits[$0].id, distance: $0)
        }
        pending = PendingCommits(
            of: try arrivals.unlandedCommits(),
            from: starts,
            // A merge commit is not replayed, only what it brings.
            coming: starts.count == 1 ? (committed, headModel) : nil,
            reader: reader,
            in: graph
        )
        guard starts.count > 1 else {
            pendingCommits = try pending.count()
            return
        }
        let own = try Branch(of: [head], offLine: positions, in: graph)
        let others = try Arrivals(of: own, on: line, positions: positions, in: graph)
        pendingCommits = try PendingCommits(
            of: try others.unlandedCommits(),
            from: [head],
            coming: nil,
            reader: reader,
            in: graph
        ).count()
    }

    /// The newest commit of the line that `commit` contains; nil where it contains none.
    static func branchPoint(
        of commit: ObjectID,
        on line: FirstParentLine,
        in repository: Repository
    ) throws(GitError) -> ObjectID? {
        let branch = try Branch(
            of: [commit],
            offLine: line.positions(),
            in: CommitGraph(of: repository)
        )
        return branch.branchPoint.map { line.commits[$0].id }
    }

    /// Whether head would change base's model, or the oldest commit of the line on which it
    /// would not.
    ///
    /// - Parameter replays: whether head's commits land one by one; what counts is then each of
    ///   them, and not what they come to together.
    func standing(
        base: Base,
        head: ObjectID,
        replays: Bool
    ) throws(GitError) -> Standing {
        guard !arrivals.mergeBases(at: 0).isEmpty else {
            throw .noCommonHistory(base: base.name, head: head)
        }
        if replays {
            let replay = try replay()
            if replay.changes > 0 { return .replayed(replay) }
        }
        switch try outcome(at: 0, model: model(at: 0)) {
        case .unchanged: return try settled()
        // What only merge commits changed is gone after a rebase.
        case _ where replays: return .settled(at: position(0))
        case .changed(let result): return .pending(result: result)
        case .conflict: return .pending(result: nil)
        }
    }

    /// The oldest commit of the line on which head would change nothing.
    private func settled() throws(GitError) -> Standing {
        let start = branchPoint?.distance ?? line.commits.count - 1
        let arrivalDistances = Set(arrivals.all.map(\.distance))
        var older: Model?
        for distance in (0...start).reversed() {
            let model = try model(at: distance)
            // The answer changes only with the line's model or with what was merged.
            if model == older, !arrivalDistances.contains(distance) { continue }
            older = model
            guard try outcome(at: distance, model: model) == .unchanged else { continue }
            if let baseline = line.baselineDistance, distance > baseline {
                return .settledBeforeBaseline
            }
            return .settled(at: position(distance))
        }
        preconditionFailure("head changes nothing on base, so the loop ends there at the latest")
    }

    private func position(_ distance: Int) -> LinePosition {
        LinePosition(commit: line.commits[distance].id, distance: distance)
    }

    private func model(at distance: Int) throws(GitError) -> Model {
        if let baseline = line.baselineDistance, distance > baseline {
            return try reader.model(inTree: line.commits[distance].tree)
        }
        return landings.model(at: distance)
    }

    /// What landing head on the commit at `distance` would make of its model.
    private func outcome(at distance: Int, model: Model) throws(GitError) -> LandingOutcome {
        let bases = arrivals.mergeBases(at: distance)
        var ancestors: [Model] = []
        for base in bases {
            ancestors.append(try reader.model(inTree: try graph.node(base).tree))
        }
        if let outcome = landingOutcome(ancestors: ancestors, base: model, head: headModel) {
            return outcome
        }
        // Read anew: of what excludes leave of a directory the walk knows the id only.
        let whole = try reader.model(inTree: line.commits[distance].tree)
        return try merge.outcome(mergeBases: bases, base: whole, head: headModel)
    }

    private func replay() throws(GitError) -> Replay {
        let copies = Copies(
            of: arrivals.baseOnlyCommits,
            reader: reader,
            graph: graph,
            in: repository
        )
        let base = try reader.model(inTree: line.commits[0].tree)
        return try pending.replay(on: base, leavingOut: copies, by: merge)
    }
}
