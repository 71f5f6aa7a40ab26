import Versioning

/// Follows first-parent lines from commits off base's line down to where they meet it.
struct SideLines {
    private let positions: [ObjectID: Int]
    private let graph: CommitGraph
    private let reader: ModelReader

    /// - Parameter positions: the distance of every commit of base's line.
    init(
        beside positions: [ObjectID: Int],
        paths: ModelPaths,
        graph: CommitGraph,
        in repository: Repository
    ) {
        self.positions = positions
        self.graph = graph
        reader = ModelReader(of: paths, in: repository.objects)
    }

    /// The line of `tip`; without landings of its own where it is on base's line.
    func line(of tip: ObjectID) throws(GitError) -> SideLine {
        try follow(tip).line
    }

    /// The line of `tip`, and the tips of older lines that foxtrots on it put aside.
    func follow(_ tip: ObjectID) throws(GitError) -> (line: SideLine, oldTips: [ObjectID]) {
        var landings: [Landing] = []
        var oldTips: [ObjectID] = []
        var next: ObjectID? = tip
        var cycles = CycleGuard()
        while let id = next, positions[id] == nil {
            try cycles.pass(id)
            let node = try graph.wholeNode(id)
            let (before, after) = try reader.models(aroundCommit: node, in: graph)
            if before != after {
                landings.append(
                    Landing(
                        commit: id,
                        distance: landings.count,
                        isMerge: node.parents.count > 1,
                        model: after
                    )
                )
            }
            if node.mergesBase { oldTips += node.parents.dropFirst().prefix(1) }
            next = node.parents.first
        }
        let line = SideLine(
            tip: tip,
            model: try reader.model(inTree: try graph.node(tip).tree),
            fork: next.flatMap { positions[$0] },
            landings: landings
        )
        return (line, oldTips)
    }
}
