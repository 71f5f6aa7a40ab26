import Versioning

/// Head held against base's line: where it branched off, whether it would change the model, and
/// if not, since when.
struct Survey {
    let repository: Repository
    let line: FirstParentLine
    let landings: Line
    let reader: ModelReader
    let merge: ModelMerge
    let graph: CommitGraph
    let arrivals: Arrivals
    let pending: PendingCommits
    let paths: ModelPaths
    let headTree: ObjectID
    /// What is numbered is a commit that is still to be made.
    let isComing: Bool
    let headModel: Model
    let branchPoint: LinePosition?
    /// The distance of the oldest commit of the line that head's side meets.
    let depth: Int
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
        graph = CommitGraph(of: repository, endingAt: line)
        merge = ModelMerge(of: paths, in: repository, graph: graph)
        let starts = coming?.parents ?? [head]
        let isOnLine = starts.count == 1 && position != nil
        let positions = isOnLine ? position.map { [head: $0] } ?? [:] : line.positions()
        let branch = try Branch(of: starts, offLine: positions, in: graph)
        depth = branch.oldestMeeting
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
}
