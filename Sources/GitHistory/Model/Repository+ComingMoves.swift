import Versioning

extension Repository {
    /// The renames of the model that are staged or on disk and no commit's yet.
    func moves(
        to coming: ComingCommit?,
        of paths: ModelPaths,
        after head: ObjectID,
        for query: HistoryQuery
    ) throws(GitError) -> [ModelMove] {
        guard let coming else { return [] }
        let tree = try CommitGraph(of: self).node(head).tree
        let before = try ModelReader(of: paths, in: objects).model(inTree: tree)
        let search = MoveSearch(objects: objects)
        var moves: [ModelMove] = []
        for (index, path) in paths.included.enumerated() {
            guard before.entries[index] == nil, let entry = coming.model.entries[index],
                let origin = try search.origin(
                    of: entry,
                    named: path,
                    in: tree,
                    isGone: { (path) throws(GitError) in try isGone(path, in: coming.source) }
                )
            else { continue }
            moves.append(ModelMove(path: path, from: origin, commit: nil))
        }
        try requireFollowed(moves, by: query)
        return moves
    }

    private func isGone(_ path: ModelPath, in source: ModelSource) throws(GitError) -> Bool {
        if source == .worktree, let workTree {
            return !holdsFile(at: workTree + path.description)
        }
        let index = try index(canBeMissing: true)
        return index.entries(within: ModelPaths([path], leavingOut: [])).isEmpty
    }
}
