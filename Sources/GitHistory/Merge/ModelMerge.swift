import Versioning

/// Merges models by content, in memory: for where base, head and their merge base all differ and
/// ids alone cannot tell.
///
/// The model is merged inside a tree that holds it under its full path, because attributes such as
/// `merge=union` are looked up by path.
final class ModelMerge {
    let repository: Repository
    private let graph: CommitGraph
    private let paths: ModelPaths
    private let reader: ModelReader
    /// A file that both sides changed has a merge driver of the team's own.
    private(set) var metDriver = false
    /// A file that both sides changed is not in this clone.
    private(set) var missedContent = false

    init(of paths: ModelPaths, in repository: Repository, graph: CommitGraph) {
        self.repository = repository
        self.graph = graph
        self.paths = paths
        reader = ModelReader(of: paths, in: repository.objects, keepingTrees: true)
    }

    /// What landing `head` on a commit with the model `base` makes of that model.
    ///
    /// - Parameter mergeBases: commits; none for unrelated histories, several for criss-crossed
    ///   ones, which git merges into one first.
    func outcome(
        mergeBases: [ObjectID],
        base: Model,
        head: Model
    ) throws(GitError) -> LandingOutcome {
        try outcome(ancestor: try commonAncestor(of: mergeBases), base: base, head: head)
    }

    /// What the change from `ancestor` to `head` makes of the model `base`.
    func outcome(
        ancestor: Model,
        base: Model,
        head: Model
    ) throws(GitError) -> LandingOutcome {
        let ids = landingOutcome(ancestors: [ancestor], base: base, head: head)
        if let ids { return ids }
        do throws(GitError) {
            guard let merged = try merge(ancestor, base, head) else { return .conflict }
            return merged == base ? .unchanged : .changed(merged)
        } catch {
            guard case .missingObject = error else { throw error }
            missedContent = true
            return try outcomeByPath(ancestor: ancestor, base: base, head: head)
        }
    }

    /// The model in the one merge base, or in the merge of several that git's recursive strategy
    /// would make, conflict markers and all.
    private func commonAncestor(of commits: [ObjectID]) throws(GitError) -> Model {
        guard let first = commits.first else { return .absent(paths: paths.count) }
        var merged = try reader.model(inTree: try graph.node(first).tree)
        for (index, commit) in commits.enumerated().dropFirst() {
            let model = try reader.model(inTree: try graph.node(commit).tree)
            let older = try repository.mergeBases(of: commit, and: Array(commits[..<index]))
            let ancestor = try commonAncestor(of: older)
            if let outcome = landingOutcome(ancestors: [ancestor], base: merged, head: model) {
                if case .changed(let result) = outcome { merged = result }
            } else {
                merged = try merge(ancestor, merged, model, asMergeBase: true) ?? merged
            }
        }
        return merged
    }

    /// The merged model; nil where there are conflicts.
    private func merge(
        _ ancestor: Model,
        _ ours: Model,
        _ theirs: Model,
        asMergeBase: Bool = false
    ) throws(GitError) -> Model? {
        let ids = (try id(of: ancestor), try id(of: ours), try id(of: theirs))
        if try repository.objects.addSameFileDifferently(ids.1, ids.2, since: ids.0) { return nil }
        try lookForDrivers(ids.0, ids.1, ids.2)
        let trees = MergedTrees(ancestor: ids.0, ours: ids.1, theirs: ids.2)
        let merged = try repository.merge(trees, asMergeBase: asMergeBase)
        return try merged.map { (tree) throws(GitError) in try reader.model(inTree: tree) }
    }

    private func lookForDrivers(
        _ ancestor: ObjectID,
        _ ours: ObjectID,
        _ theirs: ObjectID
    ) throws(GitError) {
        try repository.makeAttributesReadable()
        let mine = Set(try repository.objects.changes(from: ancestor, to: ours).map(\.path))
        for change in try repository.objects.changes(from: ancestor, to: theirs)
        where mine.contains(change.path) && repository.hasMergeDriver(change.path) {
            metDriver = true
        }
    }

    /// The id of the model's tree, which is kept in memory.
    func id(of model: Model) throws(GitError) -> ObjectID {
        try ModelTree(model, at: paths).id { (bytes) throws(GitError) in
            try repository.objects.keepInMemory(tree: bytes)
        }
    }
}
