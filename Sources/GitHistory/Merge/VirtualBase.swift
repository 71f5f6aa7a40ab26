import Clibgit2

extension Handle {
    /// Resolves what is left in conflict in the index of a merge of merge bases.
    ///
    /// Such a path stays as it was in the ancestor, as git's recursive strategy has it for a file
    /// that one side deleted (merge-ort.c, `process_entry` with `call_depth`). Lines in conflict
    /// have their markers already.
    func resolveToAncestor() throws(GitError) {
        while try resolveFirstConflict() {}
    }

    /// False where there is none.
    private func resolveFirstConflict() throws(GitError) -> Bool {
        var iterator: OpaquePointer?
        let started = lend { unsafe git_index_conflict_iterator_new(&iterator, $0) }
        try check(started, "cannot list the conflicts of a merge base")
        defer { unsafe git_index_conflict_iterator_free(iterator) }
        var ancestor: UnsafePointer<git_index_entry>?
        var ours: UnsafePointer<git_index_entry>?
        var theirs: UnsafePointer<git_index_entry>?
        let code = unsafe git_index_conflict_next(&ancestor, &ours, &theirs, iterator)
        if code == GIT_ITEROVER.rawValue { return false }
        try check(code, "cannot list the conflicts of a merge base")
        let entry = unsafe ancestor ?? ours ?? theirs
        guard let path = unsafe Repository.text(entry?.pointee.path) else { return false }
        if var kept = unsafe ancestor?.pointee {
            // Stage 0, which is what is not in conflict.
            unsafe kept.flags = 0
            let added = lend { unsafe git_index_add($0, &kept) }
            try check(added, "cannot resolve \(path) in a merge base")
        }
        let removed = lend { unsafe git_index_conflict_remove($0, path) }
        try check(removed, "cannot resolve \(path) in a merge base")
        return true
    }
}
