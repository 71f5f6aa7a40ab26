import Clibgit2
import Versioning

/// The root trees that a merge brings together.
struct MergedTrees {
    let ancestor: ObjectID
    let ours: ObjectID
    let theirs: ObjectID
}

extension Repository {
    /// The tree that a merge makes; nil where there are conflicts.
    ///
    /// libgit2 writes the merged blobs and trees, and the object store keeps them in memory, so
    /// nothing reaches the disk.
    ///
    /// - Parameter asMergeBase: as git's recursive strategy merges several merge bases into one,
    ///   conflict markers and all.
    func merge(_ trees: MergedTrees, asMergeBase: Bool) throws(GitError) -> ObjectID? {
        try objects.writeToMemory()
        try makeAttributesReadable()
        let ancestorTree = try tree(trees.ancestor)
        let ourTree = try tree(trees.ours)
        let theirTree = try tree(trees.theirs)
        var options = unsafe git_merge_options()
        let version = UInt32(GIT_MERGE_OPTIONS_VERSION)
        try check(unsafe git_merge_options_init(&options, version), "cannot prepare a merge")
        unsafe options.flags = GIT_MERGE_FIND_RENAMES.rawValue
        if asMergeBase { unsafe options.flags |= GIT_MERGE_VIRTUAL_BASE.rawValue }
        var pointer: OpaquePointer?
        let code = handle.lend { repository in
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
        if asMergeBase { try index.resolveToAncestor() }
        guard index.lend({ unsafe git_index_has_conflicts($0) }) == 0 else { return nil }
        var oid = git_oid()
        let written = handle.lend { repository in
            index.lend { unsafe git_index_write_tree_to(&oid, $0, repository) }
        }
        try check(written, "cannot write the merged model to memory")
        return ObjectID(oid)
    }
}
