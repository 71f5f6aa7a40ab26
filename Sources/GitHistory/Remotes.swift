import Clibgit2
import Versioning

extension Repository {
    /// The names of the remotes.
    func remotes() throws(GitError) -> [String] {
        var list = unsafe git_strarray()
        let code = handle.lend { unsafe git_remote_list(&list, $0) }
        try check(code, "cannot list the remotes")
        defer { unsafe git_strarray_dispose(&list) }
        return unsafe UnsafeBufferPointer(start: list.strings, count: list.count)
            .compactMap { unsafe Self.text($0) }
    }

    /// The remote that base is fetched from: the one that a local branch of one of these names
    /// tracks, else `origin`, else `upstream`, else the only one.
    func remote(ofTrunk names: [String]) throws(GitError) -> String? {
        let remotes = try remotes()
        for name in names where try commit(atReference: "refs/heads/" + name) != nil {
            if let remote = configuration("branch.\(name).remote"), remotes.contains(remote) {
                return remote
            }
        }
        return ["origin", "upstream"].first(where: remotes.contains)
            ?? (remotes.count == 1 ? remotes[0] : nil)
    }

    /// The full name of the remote-tracking branch that a local one follows.
    func upstream(of branch: String) -> String? {
        var buffer = unsafe git_buf()
        guard handle.lend({ unsafe git_branch_upstream_name(&buffer, $0, branch) }) == 0 else {
            git_error_clear()
            return nil
        }
        defer { unsafe git_buf_dispose(&buffer) }
        return unsafe Self.text(buffer.ptr)
    }

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

    /// A value of the repository's configuration; nil where it is not set.
    func configuration(_ key: String) -> String? { configurationValue(key, in: handle) }
}

/// A value of a repository's configuration; nil where it is not set.
func configurationValue(_ key: String, in repository: borrowing Handle) -> String? {
    var pointer: OpaquePointer?
    guard repository.lend({ unsafe git_repository_config_snapshot(&pointer, $0) }) == 0 else {
        git_error_clear()
        return nil
    }
    let snapshot = unsafe Handle(found(pointer), freedBy: { unsafe git_config_free($0) })
    return snapshot.lend { config in
        var value: UnsafePointer<CChar>?
        guard unsafe git_config_get_string(&value, config, key) == 0 else {
            git_error_clear()
            return nil
        }
        return unsafe Repository.text(value)
    }
}
