import Versioning

/// Which of a branch's commits reached the line since the branch point, and with which merge.
///
/// From these follow, for every commit of the line, its merge bases with head: without a walk for
/// each, and without dates.
struct Arrivals {
    /// Commits of the branch that a merge at `distance` brought; what lies below them came along.
    struct Arrival {
        let distance: Int
        let commits: [ObjectID]
    }

    /// Since the branch point, oldest first.
    let all: [Arrival]
    private let branch: Branch
    private let line: FirstParentLine
    private let positions: [ObjectID: Int]
    private let graph: CommitGraph

    init(
        of branch: Branch,
        on line: FirstParentLine,
        positions: [ObjectID: Int],
        in graph: CommitGraph
    ) throws(GitError) {
        self.branch = branch
        self.line = line
        self.positions = positions
        self.graph = graph
        // A head on the line has nothing that a merge could bring.
        let end = branch.commits.isEmpty ? 0 : branch.branchPoint ?? line.commits.count
        all = try Self.arrivals(of: branch, at: 0..<end, on: line, positions, in: graph)
    }

    /// What the merges at these distances brought of the branch, oldest first.
    private static func arrivals(
        of branch: Branch,
        at distances: Range<Int>,
        on line: FirstParentLine,
        _ positions: [ObjectID: Int],
        in graph: CommitGraph
    ) throws(GitError) -> [Arrival] {
        var arrivals: [Arrival] = []
        var seen: Set<ObjectID> = []
        for distance in distances.reversed() where line.commits[distance].isMerge {
            var open = try graph.node(line.commits[distance].id).parents.dropFirst()
            var arrived: [ObjectID] = []
            while let id = open.popLast() {
                guard positions[id] == nil, seen.insert(id).inserted else { continue }
                if branch.commits[id] != nil {
                    arrived.append(id)
                } else {
                    open.append(contentsOf: try graph.wholeNode(id).parents)
                }
            }
            if !arrived.isEmpty {
                arrivals.append(Arrival(distance: distance, commits: arrived))
            }
        }
        return arrivals
    }

    /// The best common ancestors of head and the commit of the line at `distance`, as
    /// `git merge-base --all` gives them; none for unrelated histories.
    func mergeBases(at distance: Int) -> [ObjectID] {
        let arrived = arrived(upTo: distance)
        let below = branch.ancestors(of: arrived, positions: positions)
        var bases = arrived.filter { !below.commits.contains($0) }
        if let point = branch.branchPoint, !below.meetings.contains(point) {
            bases.append(line.commits[point].id)
        }
        return bases
    }

    /// The branch's commits that the line does not contain: git's `base..head`.
    ///
    /// Those that landed before the branch point are below it, so the merge bases need not know
    /// them, but they are not on the branch any more.
    func unlandedCommits() throws(GitError) -> [ObjectID: CommitGraph.Node] {
        var arrived = arrived(upTo: 0)
        if let point = branch.branchPoint, point <= branch.oldestMeeting, !branch.commits.isEmpty {
            let before = point..<(branch.oldestMeeting + 1)
            arrived += try Self.arrivals(of: branch, at: before, on: line, positions, in: graph)
                .flatMap(\.commits)
        }
        let landed = branch.ancestors(of: arrived, positions: positions).commits.union(arrived)
        return branch.commits.filter { !landed.contains($0.key) }
    }

    /// The commits that base has and the branch has not: git's `head..base`.
    ///
    /// An old side branch that base took in before the branch point may be among them.
    func baseOnlyCommits() throws(GitError) -> [CommitGraph.Node] {
        let start = branch.branchPoint ?? line.commits.count
        var open = line.commits[..<start].map(\.id)
        var seen: Set<ObjectID> = Set(open)
        var nodes: [CommitGraph.Node] = []
        while let id = open.popLast() {
            let node = try graph.wholeNode(id)
            nodes.append(node)
            for parent in node.parents where positions[parent] == nil {
                guard branch.commits[parent] == nil, seen.insert(parent).inserted else { continue }
                open.append(parent)
            }
        }
        return nodes
    }

    private func arrived(upTo distance: Int) -> [ObjectID] {
        all.prefix { $0.distance >= distance }.flatMap(\.commits)
    }
}
