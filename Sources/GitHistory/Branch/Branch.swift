import Versioning

/// Head's own side of history: its commits that are not on base's line, down to where they meet
/// it.
///
/// Found without looking at dates, which lie: a path from head that meets the line contains no
/// newer commit of the line below that point, so stopping there misses nothing.
struct Branch {
    /// Head and its ancestors off the line; those that base contains through a merge included.
    let commits: [ObjectID: CommitGraph.Node]
    /// The distance of the newest commit of the line that head contains.
    let branchPoint: Int?
    /// The distance of the oldest commit of the line that head's side meets, the line's end where
    /// that side has a root of its own.
    let oldestMeeting: Int

    /// - Parameters:
    ///   - heads: head; or the parents of a commit to come, which itself is left out.
    ///   - positions: the distance of every commit of the line.
    init(
        of heads: [ObjectID],
        offLine positions: [ObjectID: Int],
        in graph: CommitGraph
    ) throws(GitError) {
        var commits: [ObjectID: CommitGraph.Node] = [:]
        var branchPoint: Int?
        var oldestMeeting = 0
        var open = heads
        while let id = open.popLast() {
            if let distance = positions[id] {
                branchPoint = min(branchPoint ?? distance, distance)
                oldestMeeting = max(oldestMeeting, distance)
            } else if commits[id] == nil {
                let node = try graph.wholeNode(id)
                commits[id] = node
                open.append(contentsOf: node.parents)
                if node.parents.isEmpty { oldestMeeting = max(oldestMeeting, positions.count - 1) }
            }
        }
        self.oldestMeeting = oldestMeeting
        self.commits = commits
        self.branchPoint = branchPoint
    }

    /// The branch's commits that lie below `ids`, those themselves left out unless one lies below
    /// another; and the distances at which these meet the line.
    func ancestors(
        of ids: [ObjectID],
        positions: [ObjectID: Int]
    ) -> (commits: Set<ObjectID>, meetings: Set<Int>) {
        var seen: Set<ObjectID> = []
        var meetings: Set<Int> = []
        var open = ids.flatMap { commits[$0]?.parents ?? [] }
        while let id = open.popLast() {
            if let distance = positions[id] {
                meetings.insert(distance)
            } else if seen.insert(id).inserted {
                open.append(contentsOf: commits[id]?.parents ?? [])
            }
        }
        return (seen, meetings)
    }
}
