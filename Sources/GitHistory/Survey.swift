import Versioning

/// Head held against base's line: where it branched off, whether it would change the model, and
/// if not, since when.
struct Survey {
    private let line: FirstParentLine
    private let landings: Line
    private let reader: ModelReader
    private let merge: ModelMerge
    private let graph: CommitGraph
    private let arrivals: Arrivals
    let headModel: Model
    let branchPoint: LinePosition?
    /// The non-merge commits of `base..head` that change the model.
    let pendingCommits: Int
    /// The non-merge commits that change the model and would land: the pending ones, what a merge
    /// under way brings, and the commit to come.
    let landingCommits: Int

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
        self.line = line
        self.landings = landings
        reader = ModelReader(of: paths, in: repository.objects)
        graph = CommitGraph(of: repository)
        merge = ModelMerge(of: paths, in: repository, graph: graph)
        let starts = coming?.parents ?? [head]
        let isOnLine = starts.count == 1 && position != nil
        let positions =
            isOnLine ? position.map { [head: $0] } ?? [:] : Self.positions(on: line)
        let branch = try Branch(of: starts, offLine: positions, in: graph)
        arrivals = try Arrivals(of: branch, on: line, positions: positions, in: graph)
        let committed = try reader.model(inTree: try graph.node(head).tree)
        headModel = coming?.model ?? committed
        branchPoint = branch.branchPoint.map {
            LinePosition(commit: line.commits[$0].id, distance: $0)
        }
        let landing = try Self.count(
            try arrivals.unlandedCommits(),
            changing: reader,
            in: graph
        )
        guard starts.count > 1 else {
            pendingCommits = landing
            landingCommits = landing + (headModel == committed ? 0 : 1)
            return
        }
        // A merge commit is not replayed, only what it brings.
        landingCommits = landing
        let own = try Branch(of: [head], offLine: positions, in: graph)
        pendingCommits = try Self.count(
            try Arrivals(of: own, on: line, positions: positions, in: graph).unlandedCommits(),
            changing: reader,
            in: graph
        )
    }

    /// The newest commit of the line that `commit` contains; nil where it contains none.
    static func branchPoint(
        of commit: ObjectID,
        on line: FirstParentLine,
        in repository: Repository
    ) throws(GitError) -> ObjectID? {
        let branch = try Branch(
            of: [commit],
            offLine: positions(on: line),
            in: CommitGraph(of: repository)
        )
        return branch.branchPoint.map { line.commits[$0].id }
    }

    private static func positions(on line: FirstParentLine) -> [ObjectID: Int] {
        var positions: [ObjectID: Int] = [:]
        positions.reserveCapacity(line.commits.count)
        for (distance, commit) in line.commits.enumerated() { positions[commit.id] = distance }
        return positions
    }

    /// Whether head would change base's model, or the oldest commit of the line on which it
    /// would not.
    func standing(base: Base, head: ObjectID) throws(GitError) -> Standing {
        guard !arrivals.mergeBases(at: 0).isEmpty else {
            throw .noCommonHistory(base: base.name, head: head)
        }
        switch try outcome(at: 0, model: model(at: 0)) {
        case .changed(let result): return .pending(result: result)
        case .conflict: return .pending(result: nil)
        case .unchanged: break
        }
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
            return .settled(
                at: LinePosition(commit: line.commits[distance].id, distance: distance)
            )
        }
        preconditionFailure("head changes nothing on base, so the loop ends there at the latest")
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
        // Read anew: what was left out of a model in the walk is kept by the walk's own store.
        let whole = try reader.model(inTree: line.commits[distance].tree)
        return try merge.outcome(mergeBases: bases, base: whole, head: headModel)
    }

    private static func count(
        _ commits: [CommitGraph.Node],
        changing reader: ModelReader,
        in graph: CommitGraph
    ) throws(GitError) -> Int {
        var count = 0
        for commit in commits where commit.parents.count < 2 {
            let model = try reader.model(inTree: commit.tree)
            var before = Model.absent(paths: model.entries.count)
            if let parent = commit.parents.first {
                before = try reader.model(inTree: try graph.node(parent).tree)
            }
            if model != before { count += 1 }
        }
        return count
    }
}
