import Clibgit2

/// Where a run looks for its repository: a directory, and what the environment says about it.
package struct RepositoryLocation {
    /// Absolute.
    let directory: String
    let environment: [String: String]
    /// Whether `-C` named the directory: `GIT_DIR` and its kin, which speak of the repository
    /// around a hook, then count for nothing.
    let isExplicit: Bool

    package init(directory: String, environment: [String: String], isExplicit: Bool) {
        self.directory = directory
        self.environment = environment
        self.isExplicit = isExplicit
    }

    /// What the environment says, where it speaks of this repository; an empty value says nothing.
    func variable(_ name: String) -> String? {
        isExplicit ? nil : environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Opens the repository as git would find it from here.
    func open() throws(GitError) -> Handle {
        let handle = try findRepository()
        try requireTrust(in: handle)
        try requireReadableConfiguration(of: handle)
        try useWorktreeConfiguration(in: handle)
        try useWorkTree(in: handle)
        try use(try objectDirectories(of: handle), in: handle)
        return handle
    }

    /// The directory relative to the top of the work tree; empty at the top, outside of it, inside
    /// the repository's own folder, and where there is no work tree.
    func prefix(below workTree: String?, outside gitDirectory: String) -> String {
        let here = resolved(directory) + "/"
        guard let workTree, here.utf8.starts(with: workTree.utf8),
            !here.utf8.starts(with: gitDirectory.utf8)
        else { return "" }
        return String(decoding: here.utf8.dropFirst(workTree.utf8.count).dropLast(), as: UTF8.self)
    }

    /// Where git stands once it has found the repository, for relative names in its environment: at
    /// the top of the work tree if the directory is inside, else still in the directory (git(1),
    /// `setup_git_directory`).
    func place(below workTree: String?, outside gitDirectory: String) -> String {
        let here = resolved(directory) + "/"
        guard let workTree, here.utf8.starts(with: workTree.utf8),
            !here.utf8.starts(with: gitDirectory.utf8)
        else { return directory }
        return workTree.count > 1 ? String(workTree.dropLast()) : workTree
    }

    /// The same of an open repository.
    func place(in repository: borrowing Handle) -> String {
        place(
            below: repository.lend { unsafe Repository.text(git_repository_workdir($0)) },
            outside: repository.lend { unsafe Repository.text(git_repository_path($0)) } ?? ""
        )
    }

    /// A path as seen from here, without links; as it was where it does not exist.
    func resolved(_ path: String) -> String {
        realPath(absolute(path, in: directory)) ?? path
    }
}
