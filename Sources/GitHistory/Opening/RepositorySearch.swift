import Clibgit2

/// Where git finds a repository, and the top of its work tree: from a directory up, or where
/// `GIT_DIR`, `GIT_WORK_TREE` and `GIT_COMMON_DIR` say (git(1)).
///
/// Not through `GIT_REPOSITORY_OPEN_FROM_ENV`: libgit2 1.5.1 fails there as soon as
/// `GIT_WORK_TREE` is set, and 1.9 resolves it against the wrong directory.
extension RepositoryLocation {
    /// The repository itself, as libgit2 opens it.
    func findRepository() throws(GitError) -> Handle {
        var pointer: OpaquePointer?
        let path: String
        var flags = UInt32(0)
        if let gitDirectory = variable("GIT_DIR") {
            path = absolute(gitDirectory, in: directory)
            flags = GIT_REPOSITORY_OPEN_NO_SEARCH.rawValue | GIT_REPOSITORY_OPEN_NO_DOTGIT.rawValue
        } else {
            path = directory
            if variable("GIT_DISCOVERY_ACROSS_FILESYSTEM").flatMap(isOn) == true {
                flags = GIT_REPOSITORY_OPEN_CROSS_FS.rawValue
            }
        }
        let code = unsafe git_repository_open_ext(
            &pointer,
            path,
            flags,
            variable("GIT_CEILING_DIRECTORIES")
        )
        guard code == 0 else { throw openingFailed(at: path, code: code) }
        let repository = unsafe Handle(found(pointer), freedBy: { unsafe git_repository_free($0) })
        try requireOwnCommonDirectory(of: repository)
        return repository
    }

    /// Refuses a repository that is to share the refs and objects of another one.
    ///
    /// libgit2 has no way to say so. Where `GIT_COMMON_DIR` names what the repository shares
    /// already, nothing changes; a relative name has to do so from the top of the work tree as well,
    /// where git goes on.
    private func requireOwnCommonDirectory(of repository: borrowing Handle) throws(GitError) {
        guard let named = variable("GIT_COMMON_DIR") else { return }
        let common = repository.lend { unsafe Repository.text(git_repository_commondir($0)) } ?? ""
        for start in [directory, place(in: repository)]
        where realPath(absolute(named, in: start)) != realPath(common) {
            throw .unreadableFormat(.commonDirectory(named))
        }
    }

    /// Tells "there is none" from every other failure.
    ///
    /// A folder that is a repository only together with `GIT_COMMON_DIR` is none to libgit2.
    private func openingFailed(at path: String, code: Int32) -> GitError {
        let failure = GitError.Failure(code: code, action: "cannot open the repository at \(path)")
        guard code == GIT_ENOTFOUND.rawValue else { return GitError(failure) }
        if let named = variable("GIT_COMMON_DIR") {
            return .unreadableFormat(.commonDirectory(named))
        }
        return .noRepository(at: path)
    }

    /// Has the repository take the work tree that the environment names.
    func useWorkTree(in repository: borrowing Handle) throws(GitError) {
        let implied = try impliedWorkTree(of: repository)
        guard let workTree = variable("GIT_WORK_TREE") ?? implied else { return }
        let path = resolved(workTree)
        let code = repository.lend { unsafe git_repository_set_workdir($0, path, 0) }
        try check(code, "cannot use the work tree \(path)")
    }

    /// With `GIT_DIR` alone git takes the directory for the top of the work tree, wherever the
    /// repository lies (git(1)).
    private func impliedWorkTree(of repository: borrowing Handle) throws(GitError) -> String? {
        guard variable("GIT_DIR") != nil else { return nil }
        let isBare = repository.lend { unsafe git_repository_is_bare($0) } == 1
        let isConfigured = try repository.configuration()["core.worktree"] != nil
        return isBare || isConfigured ? nil : directory
    }
}
