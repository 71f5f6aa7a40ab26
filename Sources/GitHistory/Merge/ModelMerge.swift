import Clibgit2
import Versioning

/// Merges models by content, in memory: for where base, head and their merge base all differ and
/// ids alone cannot tell.
///
/// The model is merged inside a tree that holds it under its full path, because attributes such as
/// `merge=union` are looked up by path. libgit2 writes the merged blobs and trees, and
/// the object store keeps them in memory, so nothing reaches the disk.
final class ModelMerge {
    private let repository: Repository
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
            guard let merged = try merge(ancestor, base, head, flags: 0) else { return .conflict }
            return merged == base ? .unchanged : .changed(merged)
        } catch {
            guard case .missingObject = error else { throw error }
            missedContent = true
            return try outcomeByPath(ancestor: ancestor, base: base, head: head)
        }
    }

    /// The outcome where a partial clone lacks the content: nothing changes if base has every file
    /// as head changed it; whatever else comes of it is a change.
    private func outcomeByPath(
        ancestor: Model,
        base: Model,
        head: Model
    ) throws(GitError) -> LandingOutcome {
        let old = try id(of: ancestor)
        let ours = try repository.objects.changes(from: old, to: try id(of: base))
        let theirs = try repository.objects.changes(from: old, to: try id(of: head))
        let ourFiles = Dictionary(ours.map { ($0.path, $0.new) }) { first, _ in first }
        let isKnown = theirs.allSatisfy { change in
            ourFiles[change.path].map { $0 == change.new } ?? false
        }
        return isKnown ? .unchanged : .conflict
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
                let flags = GIT_MERGE_VIRTUAL_BASE.rawValue
                merged = try merge(ancestor, merged, model, flags: flags) ?? merged
            }
        }
        return merged
    }

    /// The merged model; nil where there are conflicts.
    private func merge(
        _ ancestor: Model,
        _ ours: Model,
        _ theirs: Model,
        flags: UInt32
    ) throws(GitError) -> Model? {
        try repository.objects.writeToMemory()
        try repository.makeAttributesReadable()
        let ids = (try id(of: ancestor), try id(of: ours), try id(of: theirs))
        if try repository.objects.addSameFileDifferently(ids.1, ids.2, since: ids.0) { return nil }
        try lookForDrivers(ids.0, ids.1, ids.2)
        let ancestorTree = try repository.tree(ids.0)
        let ourTree = try repository.tree(ids.1)
        let theirTree = try repository.tree(ids.2)
        var options = unsafe git_merge_options()
        let version = UInt32(GIT_MERGE_OPTIONS_VERSION)
        try check(unsafe git_merge_options_init(&options, version), "cannot prepare a merge")
        unsafe options.flags = GIT_MERGE_FIND_RENAMES.rawValue | flags
        var pointer: OpaquePointer?
        let code = repository.handle.lend { repository in
            ancestorTree.lend { ancestor in
                ourTree.lend { ours in
                    theirTree.lend { theirs in
                        unsafe git_merge_trees(
                            &pointer,
                            repository,
                            ancestor,
                            ours,
                            theirs,
                            &options
                        )
                    }
                }
            }
        }
        try check(code, "cannot merge the model")
        let index = unsafe Handle(found(pointer), freedBy: { unsafe git_index_free($0) })
        if flags & GIT_MERGE_VIRTUAL_BASE.rawValue != 0 { try index.resolveToAncestor() }
        guard index.lend({ unsafe git_index_has_conflicts($0) }) == 0 else { return nil }
        var oid = git_oid()
        let written = repository.handle.lend { repository in
            index.lend { unsafe git_index_write_tree_to(&oid, $0, repository) }
        }
        try check(written, "cannot write the merged model to memory")
        return try reader.model(inTree: ObjectID(oid))
    }

    private func lookForDrivers(
        _ ancestor: ObjectID,
        _ ours: ObjectID,
        _ theirs: ObjectID
    ) throws(GitError) {
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
