import Clibgit2

/// The index of a run, which is read once: one that changes meanwhile is the next run's.
final class OpenIndex {
    let handle: Handle

    fileprivate init(_ handle: consuming Handle) {
        self.handle = handle
    }
}

extension Repository {
    /// The index of the run, without refreshing it: by libgit2, or as the `git` program tells it
    /// where libgit2 cannot read it.
    ///
    /// - Parameter canBeMissing: a repository without a commit has no index file before the first
    ///   `git add`, and that means an empty one; anywhere else a missing file means nothing at all.
    func index(canBeMissing: Bool) throws(GitError) -> OpenIndex {
        guard let workTree else { throw .noWorkTree }
        let isThere = somethingExists(at: indexFile)
        guard isThere || canBeMissing else { throw .noIndex(path: indexFile) }
        if let openIndex { return openIndex }
        let index = OpenIndex(isThere ? try readIndex(of: workTree) : try Handle.emptyIndex())
        try use(index.handle)
        openIndex = index
        return index
    }

    private func readIndex(of workTree: String) throws(GitError) -> Handle {
        let reason: String
        do throws(GitError) { return try libgit2Index() } catch {
            guard case .failed(let failure) = error else { throw error }
            reason = failure.reason
        }
        guard
            let git = GitProgram(environment: gitEnvironment),
            let listing = IndexListing(by: git, workTree: workTree)
        else { throw .unsupportedIndex(path: indexFile, reason: reason) }
        return try listing.index()
    }

    private func libgit2Index() throws(GitError) -> Handle {
        var pointer: OpaquePointer?
        let code = unsafe git_index_open(&pointer, indexFile)
        try check(code, "cannot read the index \(indexFile)")
        return unsafe Handle(found(pointer), freedBy: { unsafe git_index_free($0) })
    }

    /// Makes libgit2 look into this index, and no other, for whatever it wants of one.
    ///
    /// An index opened by itself compares names by their bytes, whatever `core.ignorecase` says.
    private func use(_ index: borrowing Handle) throws(GitError) {
        let code = handle.lend { repository in
            index.lend { unsafe git_repository_set_index(repository, $0) }
        }
        try check(code, "cannot use the index \(indexFile)")
    }

    /// Sees to it that attributes can be looked up: libgit2 reads `.gitattributes` from the index
    /// too, and fails where it cannot read that (1.5.1, sparse and split ones).
    func makeAttributesReadable() throws(GitError) {
        var pointer: OpaquePointer?
        if handle.lend({ unsafe git_repository_index(&pointer, $0) }) == 0 {
            unsafe git_index_free(pointer)
        } else {
            git_error_clear()
            try use(try Handle.emptyIndex())
        }
    }
}
