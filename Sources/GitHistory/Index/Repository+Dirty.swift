import Versioning

extension Repository {
    /// What a person should know about the index and the work tree.
    func cautions(
        about coming: ComingCommit?,
        for query: HistoryQuery,
        paths: ModelPaths,
        head: Model
    ) -> [Caution] {
        if let coming { return coming.isUnresolved ? [.unresolvedConflict] : [] }
        let isCheckedOut = query.head == nil && workTree != nil
        guard isCheckedOut, query.formula == .landing else { return [] }
        return isDirty(paths, comparedWith: head) ? [.dirtyModel] : []
    }

    /// Whether the model in the index or on disk is another one than HEAD's.
    ///
    /// Only a warning depends on it, so what cannot be read is no reason to fail: an index in
    /// another format, a file that needs a filter.
    private func isDirty(_ paths: ModelPaths, comparedWith head: Model) -> Bool {
        do throws(GitError) {
            let staged = try stagedModel(of: paths, canBeMissing: false)
            if staged.isUnresolved || staged.model != head { return true }
            return try staged.workTreeModel() != head
        } catch {
            return false
        }
    }
}
