import Clibgit2
import Versioning

extension Repository {
    /// What a commit changes, as one id that its copies on other branches share (git-patch-id(1));
    /// nil where a blob that it needs is not in this clone.
    func patchID(from parent: ObjectID?, to tree: ObjectID) throws(GitError) -> ObjectID? {
        let new = try self.tree(tree)
        let nothing = try objects.keepInMemory(tree: [])
        let old = try self.tree(parent ?? nothing)
        var pointer: OpaquePointer?
        let compared = handle.lend { repository in
            old.lend { old in
                new.lend { new in
                    unsafe git_diff_tree_to_tree(&pointer, repository, old, new, nil)
                }
            }
        }
        try check(compared, "cannot compare the trees of a commit")
        let diff = unsafe Handle(found(pointer), freedBy: { unsafe git_diff_free($0) })
        var oid = git_oid()
        guard diff.lend({ unsafe git_diff_patchid(&oid, $0, nil) }) == 0 else {
            git_error_clear()
            return nil
        }
        return ObjectID(oid)
    }

    /// A tree as libgit2 takes it.
    func tree(_ id: ObjectID) throws(GitError) -> Handle {
        var pointer: OpaquePointer?
        var oid = id.oid
        let code = handle.lend { unsafe git_tree_lookup(&pointer, $0, &oid) }
        try check(code, "cannot read the tree \(id)")
        return unsafe Handle(found(pointer), freedBy: { unsafe git_tree_free($0) })
    }
}
