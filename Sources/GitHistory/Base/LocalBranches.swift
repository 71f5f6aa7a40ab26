import Clibgit2
package import Versioning

extension Repository {
    /// Whether each of two commits has history that the other lacks.
    func haveParted(_ one: ObjectID, _ other: ObjectID) -> Bool {
        guard one != other else { return false }
        var (first, second) = (one.oid, other.oid)
        // A failure (-1) reads as "no": only a warning depends on it.
        return handle.lend { repository in
            unsafe git_graph_descendant_of(repository, &first, &second) == 0
                && git_graph_descendant_of(repository, &second, &first) == 0
        }
    }

    /// Whether a commit of base may still be replaced: HEAD is base, no merge is under way, and the
    /// remote is not known to have the commit.
    package func canAmend(_ commit: ObjectID, asBaseOf choice: BaseChoice) -> Bool {
        guard choice.isHead, choice.base.commit == commit, !isCleanMerge,
            !somethingExists(at: gitDirectory + "MERGE_HEAD")
        else { return false }
        guard let published = choice.published else { return true }
        if published == commit { return false }
        var (newer, older) = (published.oid, commit.oid)
        // A failure (-1) reads as "no", as above.
        return handle.lend { repository in
            unsafe git_graph_descendant_of(repository, &newer, &older) != 1
        }
    }

    /// The full names of the references that match a pattern, as `git for-each-ref` matches.
    func references(like pattern: String) throws(GitError) -> [String] {
        var pointer: OpaquePointer?
        let code = handle.lend { unsafe git_reference_iterator_glob_new(&pointer, $0, pattern) }
        try check(code, "cannot list the references like \(pattern)")
        defer { unsafe git_reference_iterator_free(pointer) }
        var names: [String] = []
        while true {
            var name: UnsafePointer<CChar>?
            let code = unsafe git_reference_next_name(&name, pointer)
            if code == GIT_ITEROVER.rawValue { return names }
            try check(code, "cannot list the references like \(pattern)")
            if let name = unsafe Self.text(name) { names.append(name) }
        }
    }

    /// The short names of the local branches.
    func localBranches() throws(GitError) -> [String] {
        var pointer: OpaquePointer?
        let code = handle.lend { unsafe git_branch_iterator_new(&pointer, $0, GIT_BRANCH_LOCAL) }
        try check(code, "cannot list the branches")
        let iterator = unsafe Handle(
            found(pointer),
            freedBy: { unsafe git_branch_iterator_free($0) }
        )
        var names: [String] = []
        while true {
            var reference: OpaquePointer?
            var kind = GIT_BRANCH_LOCAL
            let code = iterator.lend { unsafe git_branch_next(&reference, &kind, $0) }
            if code == GIT_ITEROVER.rawValue { return names }
            try check(code, "cannot list the branches")
            let branch = unsafe Handle(found(reference), freedBy: { unsafe git_reference_free($0) })
            let name = branch.lend { unsafe Self.text(git_reference_shorthand($0)) }
            if let name { names.append(name) }
        }
    }
}
