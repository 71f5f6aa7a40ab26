import Versioning

/// A commit that does not exist yet: the one that the index, or the work tree, would make.
struct ComingCommit {
    /// HEAD and, during a merge, what is being merged; none where HEAD has no commit yet.
    let parents: [ObjectID]
    let model: Model
    let source: ModelSource
    /// There is a conflict in the model that nobody has resolved yet.
    let isUnresolved: Bool

    /// What will be committed is open: the index holds the conflict, the work tree a file.
    var isOpen: Bool { isUnresolved && source == .index }
}

extension Repository {
    /// The commit that would follow `head` with the model of the index or of the work tree.
    func comingCommit(
        from source: ModelSource,
        after head: ObjectID?,
        paths: ModelPaths
    ) throws(GitError) -> ComingCommit? {
        if source == .head { return nil }
        let staged = try stagedModel(of: paths, canBeMissing: head == nil)
        return ComingCommit(
            parents: try head.map { (head) throws(GitError) in [head] + (try mergeHeads()) }
                ?? [],
            model: source == .index ? staged.model : try staged.workTreeModel(),
            source: source,
            isUnresolved: staged.isUnresolved
        )
    }

    /// The index as far as the model goes.
    func stagedModel(of paths: ModelPaths, canBeMissing: Bool) throws(GitError) -> StagedModel {
        let index = try index(canBeMissing: canBeMissing)
        return try StagedModel(of: index, at: paths, in: self)
    }
}
