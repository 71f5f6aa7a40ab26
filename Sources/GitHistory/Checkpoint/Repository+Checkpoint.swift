import Versioning

/// What earlier runs remembered for a question, and the way to remember more for later ones.
struct Recollection {
    /// Nil for a question that has no checkpoint.
    private let file: CheckpointFile?
    private let known: Checkpoint

    fileprivate init(in file: CheckpointFile?) {
        self.file = file
        known = file?.read() ?? Checkpoint()
    }

    /// For one walk after the other, the marks at which it may end; the last one goes to the end of
    /// the line.
    func attempts(for head: ObjectID) -> [[Mark]] { known.attempts(for: head) + [[]] }

    /// Takes in what a walk found.
    ///
    /// - Parameters:
    ///   - depth: the distance down to which head needed the line.
    ///   - displacements: its foxtrots.
    func take(_ walk: LineWalk, reaching depth: Int, with displacements: [Displacement]) {
        guard let file else { return }
        var checkpoint = known
        checkpoint.take(walk, reaching: depth, with: displacements)
        if checkpoint != known { file.write(checkpoint) }
    }
}

extension Repository {
    /// What is remembered for a question of which the model paths and base are known.
    func recollection(
        for query: HistoryQuery,
        of base: Base,
        watching paths: ModelPaths
    ) throws(GitError) -> Recollection {
        guard query.usesCheckpoint, query.formula == .landing else { return Recollection(in: nil) }
        let key = CheckpointKey(
            for: query,
            of: base,
            watching: paths,
            from: try baseline(of: query),
            in: self
        )
        return Recollection(in: try checkpointFile(for: key))
    }

    /// Where the checkpoint of a key lies: in a folder of ours, which worktrees share.
    private func checkpointFile(for key: CheckpointKey) throws(GitError) -> CheckpointFile {
        CheckpointFile(path: commonDirectory + "schema-version/" + (try key.fileName))
    }
}
