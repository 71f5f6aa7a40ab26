import Versioning

/// Commits and their parents, read when asked for and kept: a run over side branches meets the
/// same ones again.
final class CommitGraph {
    /// What the graph knows of one commit.
    struct Node {
        let tree: ObjectID
        let parents: [ObjectID]
        /// Committer's time as git reads it, in seconds since 1970.
        let time: UInt64
        /// By git's own message, it merged base into what became base: a foxtrot.
        let mergesBase: Bool
        /// The clone leaves this commit's parents out.
        let isCutOff: Bool
    }

    let objects: ObjectStore
    private let shallowCommits: Set<ObjectID>
    private let titles: MergeTitles
    private var nodes: [ObjectID: Node] = [:]
    /// How many commits may be met before a root is taken to be in sight; nil for any number.
    private let limit: Int?
    /// Nil on a thread beside the walk: the same commits would be counted twice.
    private let counter: CommitCounter?

    /// - Parameters:
    ///   - titles: what tells a foxtrot; without them none is told.
    ///   - line: the line that walks of the graph end at. Where it is known down to a mark only, a
    ///     walk that misses it comes to a root in the end, and is not let get there.
    init(
        of repository: Repository,
        titles: MergeTitles = MergeTitles(of: []),
        endingAt line: FirstParentLine? = nil
    ) {
        objects = repository.objects
        shallowCommits = repository.shallowCommits
        self.titles = titles
        counter = repository.commitCounter
        limit = line?.end == .mark ? line.map { 256 + 3 * $0.commits.count } : nil
    }

    /// A graph of its own for another thread.
    init(reading objects: ObjectStore, cutOffAt shallowCommits: Set<ObjectID>) {
        self.objects = objects
        self.shallowCommits = shallowCommits
        titles = MergeTitles(of: [])
        limit = nil
        counter = nil
    }

    /// The commit as git sees it in this clone: one at a shallow boundary has no parents.
    func node(_ id: ObjectID) throws(GitError) -> Node {
        if let node = nodes[id] { return node }
        let isShallow = shallowCommits.contains(id)
        let node = try objects.read(id, as: .commit) { (bytes) throws(GitError) in
            guard let raw = unsafe RawCommit(bytes), let parents = raw.parents else {
                throw .damagedCommit(id)
            }
            return Node(
                tree: raw.tree,
                parents: isShallow ? [] : parents,
                time: raw.committerTime,
                mergesBase: unsafe parents.count > 1 && titles.begin(messageOf: bytes),
                isCutOff: isShallow && !parents.isEmpty
            )
        }
        nodes[id] = node
        counter?.note(read: nodes.count)
        return node
    }

    /// The commit where its parents are needed to go on: an error where the clone lacks them.
    func wholeNode(_ id: ObjectID) throws(GitError) -> Node {
        let node = try node(id)
        guard !node.isCutOff else { throw .shallowHistory(at: id) }
        if let limit, node.parents.isEmpty || nodes.count > limit { throw .markUnusable }
        return node
    }
}
