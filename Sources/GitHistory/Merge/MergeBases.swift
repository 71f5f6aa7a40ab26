import Clibgit2
import Versioning

extension Repository {
    /// The best common ancestors of a commit and a merge of the others, as libgit2 finds them; none
    /// for unrelated histories.
    ///
    /// For commits that base's line says nothing about; `Arrivals` knows those of head and the line.
    func mergeBases(
        of commit: ObjectID,
        and others: [ObjectID]
    ) throws(GitError) -> [ObjectID] {
        var list = unsafe git_oidarray()
        let oids = ([commit] + others).map(\.oid)
        let code = handle.lend { unsafe git_merge_bases_many(&list, $0, oids.count, oids) }
        if code == GIT_ENOTFOUND.rawValue {
            git_error_clear()
            return []
        }
        try check(code, "cannot find the merge base of \(commit)")
        defer { unsafe git_oidarray_dispose(&list) }
        let found = unsafe UnsafeBufferPointer(start: list.ids, count: list.count)
        return unsafe found.map { ObjectID($0) }
    }
}
