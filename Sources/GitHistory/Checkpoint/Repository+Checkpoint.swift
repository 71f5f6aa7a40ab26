import Versioning

extension Repository {
    /// The same with the help of what earlier runs found, and to the help of later ones.
    func rememberedFindings(on question: Question) throws(GitError) -> Findings {
        let key = CheckpointKey(
            for: question.query,
            of: question.choice.base,
            watching: question.paths,
            from: try baseline(of: question.query),
            in: self
        )
        let file = try checkpointFile(for: key)
        let known = file.read()
        var checkpoint = known
        let remember = { (walk: LineWalk, depth: Int, displacements: [Displacement]) in
            checkpoint.take(walk, reaching: depth, with: displacements)
            if checkpoint != known { file.write(checkpoint) }
        }
        for marks in known.attempts(for: question.head) {
            // Whatever goes wrong, the walk to the end says so in its own words, or does not.
            if let found = try? findings(on: question, endingAt: marks, remember) { return found }
        }
        return try findings(on: question, remember)
    }

    /// Where the checkpoint of a key lies: in a folder of ours, which worktrees share.
    private func checkpointFile(for key: CheckpointKey) throws(GitError) -> CheckpointFile {
        CheckpointFile(path: commonDirectory + "schema-version/" + (try key.fileName))
    }
}
