import Clibgit2
package import Versioning

/// The commit to number, and the branch it was named by.
package struct Head: Hashable, Sendable {
    package let commit: ObjectID
    /// The full name of the local branch; nil for a detached HEAD, an id, a tag.
    package let branch: String?
}

extension Repository {
    /// The commit that HEAD, or `revision`, names.
    package func head(named revision: String?) throws(GitError) -> Head {
        guard let revision, revision != "HEAD", revision != "@" else { return try checkedOutHead() }
        let commit = try commit(named: revision)
        let branch = revision.hasPrefix("refs/heads/") ? revision : "refs/heads/" + revision
        // A tag of the same name comes first, as in git.
        let isBranch = try self.commit(atReference: branch) == commit
        return Head(commit: commit, branch: isBranch ? branch : nil)
    }

    /// Whether a revision is told by a branch or HEAD, and so is another commit tomorrow.
    package func isBranch(_ revision: String) -> Bool {
        let name = String(revision.prefix { !"~^:".contains($0) })
        if ["HEAD", "@"].contains(name) || revision.contains("@{") { return true }
        guard ObjectID(hex: name) == nil, let found = try? target(ofName: name) else {
            return false
        }
        return ["refs/heads/", "refs/remotes/"].contains { found.reference.hasPrefix($0) }
    }

    private func checkedOutHead() throws(GitError) -> Head {
        let branch = symbolicTarget(of: "HEAD")
        let isUnborn = handle.lend { unsafe git_repository_head_unborn($0) }
        guard try check(isUnborn, "cannot read HEAD") == 0 else {
            throw .unbornHead(branch: branch.map(BaseFinder.shortened) ?? "HEAD")
        }
        return Head(commit: try commit(named: "HEAD"), branch: branch)
    }

    /// The commit that a revision, in any of git's spellings, comes down to.
    ///
    /// Names and ids are followed without libgit2's parser, which refuses commits that git walks
    /// over (a malformed author line, say); only expressions such as `HEAD~2` go through it.
    func commit(named revision: String) throws(GitError) -> ObjectID {
        if let id = ObjectID(hex: revision) {
            guard objects.contains(id) else { throw .revisionNotFound(revision) }
            return try commit(peeling: id, named: revision)
        }
        if let (name, target) = try target(ofName: revision) {
            return try naming(name, target) { () throws(GitError) in
                try commit(peeling: target, named: revision)
            }
        }
        var pointer: OpaquePointer?
        let code = handle.lend { unsafe git_revparse_single(&pointer, $0, revision) }
        guard code == 0 else {
            let failure = GitError.Failure(code: code, action: "cannot find '\(revision)'")
            throw failure.isOdd ? GitError(failure) : .revisionNotFound(revision)
        }
        let object = unsafe Handle(found(pointer), freedBy: { unsafe git_object_free($0) })
        let id = object.lend { unsafe ObjectID(git_object_id($0).pointee) }
        return try commit(peeling: id, named: revision)
    }

    private func commit(
        peeling id: ObjectID,
        named revision: String
    ) throws(GitError) -> ObjectID {
        guard let commit = try objects.commit(peeling: id) else { throw .notACommit(revision) }
        return commit
    }

    /// The reference of this short or full name, by git's order of precedence, and what it leads to.
    private func target(
        ofName name: String
    ) throws(GitError) -> (reference: String, target: ObjectID)? {
        var pointer: OpaquePointer?
        guard handle.lend({ unsafe git_reference_dwim(&pointer, $0, name) }) == 0 else {
            git_error_clear()
            return nil
        }
        let reference = unsafe Handle(found(pointer), freedBy: { unsafe git_reference_free($0) })
        let full = reference.lend { unsafe Self.text(git_reference_name($0)) } ?? name
        return try target(of: full).map { (full, $0) }
    }

    /// The object a reference of this full name leads to; nil where there is none, or where it
    /// dangles.
    private func target(of name: String) throws(GitError) -> ObjectID? {
        var oid = git_oid()
        let code = handle.lend { unsafe git_reference_name_to_id(&oid, $0, name) }
        if code == GIT_ENOTFOUND.rawValue || code == GIT_EINVALIDSPEC.rawValue {
            git_error_clear()
            return nil
        }
        try check(code, "cannot read \(name)")
        return ObjectID(oid)
    }

    /// The commit a reference of this full name leads to; nil where it leads to none.
    func commit(atReference name: String) throws(GitError) -> ObjectID? {
        guard let target = try target(of: name) else { return nil }
        return try naming(name, target) { () throws(GitError) in
            try objects.commit(peeling: target)
        }
    }

    /// Says which ref it was that named an object, where the clone lacks that very object.
    private func naming<Result>(
        _ reference: String,
        _ target: ObjectID,
        _ body: () throws(GitError) -> Result
    ) throws(GitError) -> Result {
        do throws(GitError) {
            return try body()
        } catch .missingObject(let what, _) where what == GitError.missing(target) {
            throw .missingObject(
                "\(what), which \(reference) names",
                because: .reference(reference)
            )
        }
    }

    /// The name a symbolic reference points to; nil where it is not symbolic or not there.
    func symbolicTarget(of name: String) -> String? {
        var pointer: OpaquePointer?
        guard handle.lend({ unsafe git_reference_lookup(&pointer, $0, name) }) == 0 else {
            git_error_clear()
            return nil
        }
        let reference = unsafe Handle(found(pointer), freedBy: { unsafe git_reference_free($0) })
        return reference.lend { unsafe Self.text(git_reference_symbolic_target($0)) }
    }
}

extension GitError.Failure {
    /// Not one of the ways in which a revision simply does not exist or is not spelt right.
    fileprivate var isOdd: Bool {
        ![GIT_ENOTFOUND, GIT_EINVALIDSPEC, GIT_EAMBIGUOUS].contains { $0.rawValue == code }
    }
}
