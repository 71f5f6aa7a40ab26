import Versioning

/// The changes of the model that base has and head has not, by what they change: a commit of head
/// that is a copy of one of them (a cherry-pick) lands no second time.
final class Copies {
    private let repository: Repository
    private let graph: CommitGraph
    private let commits: () throws(GitError) -> [CommitGraph.Node]
    private let reader: ModelReader
    private var patches: Set<ObjectID>?

    /// - Parameter commits: git's `head..base`, asked for when the first commit is looked up.
    init(
        of commits: @escaping () throws(GitError) -> [CommitGraph.Node],
        reader: ModelReader,
        graph: CommitGraph,
        in repository: Repository
    ) {
        self.commits = commits
        self.reader = reader
        self.graph = graph
        self.repository = repository
    }

    /// Whether base has a commit with the same change as this one.
    func include(_ commit: CommitGraph.Node) throws(GitError) -> Bool {
        let known = try patchesOfBase()
        guard !known.isEmpty, let patch = try patch(of: commit) else { return false }
        return known.contains(patch)
    }

    private func patchesOfBase() throws(GitError) -> Set<ObjectID> {
        if let patches { return patches }
        var patches: Set<ObjectID> = []
        for commit in try commits() where commit.parents.count == 1 {
            let (before, after) = try reader.models(aroundCommit: commit, in: graph)
            // Only one that changes the model can be the copy of one that does.
            guard before != after, let patch = try patch(of: commit) else { continue }
            patches.insert(patch)
        }
        self.patches = patches
        return patches
    }

    private func patch(of commit: CommitGraph.Node) throws(GitError) -> ObjectID? {
        var parent: ObjectID?
        if let first = commit.parents.first { parent = try graph.node(first).tree }
        return try repository.patchID(from: parent, to: commit.tree)
    }
}

extension ModelReader {
    /// The model in a commit's first parent and in the commit.
    func models(
        aroundCommit commit: CommitGraph.Node,
        in graph: CommitGraph
    ) throws(GitError) -> (before: Model, after: Model) {
        let after = try model(inTree: commit.tree)
        guard let parent = commit.parents.first else {
            return (.absent(paths: after.entries.count), after)
        }
        return (try model(inTree: try graph.node(parent).tree), after)
    }
}
