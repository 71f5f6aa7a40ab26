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
    ///   - place: where that stands beside the line.
    init(
        of head: ObjectID,
        coming: ComingCommit?,
        at place: HeadPlace,
        beside line: FirstParentLine,
        landings: Line,
        paths: ModelPaths,
        in repository: Repository
    ) throws(GitError) {
        self.repository = repository
        self.line = line
        self.landings = landings
        self.paths = paths
        graph = place.graph
        arrivals = place.arrivals
        depth = place.branch.oldestMeeting
        branchPoint = place.branch.branchPoint.map {
            LinePosition(commit: line.commits[$0].id, distance: $0)
        }
        reader = ModelReader(of: paths, in: repository.objects, keepingTrees: true)
        merge = ModelMerge(of: paths, in: repository, graph: graph)
        headTree = try graph.node(head).tree
        isComing = coming != nil
        let committed = try reader.model(inTree: headTree)
        headModel = coming?.model ?? committed
        pending = PendingCommits(
            of: place.unlanded,
            from: place.starts,
            // A merge commit is not replayed, only what it brings.
            coming: place.starts.count == 1 ? (committed, headModel) : nil,
            reader: reader,
            in: graph
        )
        let own = PendingCommits(
            of: place.ownUnlanded,
            from: [head],
            coming: nil,
            reader: reader,
            in: graph
        )
        pendingCommits = try own.count()
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
