import Versioning

/// Where head stands beside base's line, whatever the model is.
struct HeadPlace {
    let graph: CommitGraph
    /// Head, or the parents of the commit to come.
    let starts: [ObjectID]
    let branch: Branch
    let arrivals: Arrivals
    /// The commits of `base..head`, and what a merge under way would bring.
    let unlanded: [ObjectID: CommitGraph.Node]
    /// Those of head alone.
    let ownUnlanded: [ObjectID: CommitGraph.Node]

    /// - Parameters:
    ///   - line: with every commit down to the root, or to where the clone is cut off, or to a mark.
    ///   - positions: the distance of every commit of the line; of head alone where it is on the
    ///     line, and nothing else is asked for.
    init(
        of head: ObjectID,
        reachedFrom starts: [ObjectID],
        beside line: FirstParentLine,
        positions: [ObjectID: Int],
        in repository: Repository
    ) throws(GitError) {
        let graph = CommitGraph(of: repository, endingAt: line)
        func arrivals(
            of starts: [ObjectID]
        ) throws(GitError) -> (branch: Branch, arrivals: Arrivals) {
            let branch = try Branch(of: starts, offLine: positions, in: graph)
            return (branch, try Arrivals(of: branch, on: line, positions: positions, in: graph))
        }
        self.graph = graph
        self.starts = starts
        (branch, self.arrivals) = try arrivals(of: starts)
        unlanded = try self.arrivals.unlandedCommits()
        ownUnlanded =
            starts == [head] ? unlanded : try arrivals(of: [head]).arrivals.unlandedCommits()
    }
}
