import Clibgit2

/// The settings of one worktree (`config.worktree`, git-worktree(1)), which libgit2 1.5 does not
/// read.
extension RepositoryLocation {
    /// Adds them to the repository's configuration, in memory.
    func useWorktreeConfiguration(in repository: borrowing Handle) throws(GitError) {
        let setting = try repository.configuration()["extensions.worktreeconfig"]?.last
        guard let setting, isOn(setting) == true else { return }
        let folder = repository.lend { unsafe Repository.text(git_repository_path($0)) } ?? ""
        let file = folder + "config.worktree"
        guard somethingExists(at: file) else { return }
        try requireReadable(file: file)
        var pointer: OpaquePointer?
        let opened = repository.lend { unsafe git_repository_config(&pointer, $0) }
        try check(opened, "cannot read the configuration")
        let configuration = unsafe Handle(found(pointer), freedBy: { unsafe git_config_free($0) })
        let code = configuration.lend { configuration in
            repository.lend { repository in
                unsafe git_config_add_file_ondisk(
                    configuration,
                    file,
                    GIT_CONFIG_LEVEL_APP,
                    repository,
                    1
                )
            }
        }
        try check(code, "cannot read \(file)")
    }

    /// Whether there is no work tree: where `core.bare` stands in `config.worktree`, libgit2 has
    /// taken the folder around the repository for one.
    func isBare(_ repository: borrowing Handle, in folder: String) throws(GitError) -> Bool {
        guard variable("GIT_WORK_TREE") == nil else { return false }
        let isLinked = repository.lend { unsafe git_repository_is_worktree($0) } == 1
        guard !isLinked, somethingExists(at: folder + "config.worktree") else { return false }
        let setting = try repository.configuration()["core.bare"]?.last
        return setting.flatMap(isOn) == true
    }
}
