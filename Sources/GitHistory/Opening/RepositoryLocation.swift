import Clibgit2
import Versioning

/// Where a run looks for its repository: a directory, and what the environment says about it.
package struct RepositoryLocation {
    /// Absolute.
    let directory: String
    let environment: [String: String]
    /// Whether `-C` named the directory: `GIT_DIR` and its kin, which speak of the repository
    /// around a hook, then count for nothing.
    private let isExplicit: Bool

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
    ///
    /// Not through `GIT_REPOSITORY_OPEN_FROM_ENV`: libgit2 1.5.1 fails there as soon as
    /// `GIT_WORK_TREE` is set, and 1.9 resolves it against the wrong directory.
    func open() throws(GitError) -> Handle {
        guard variable("GIT_COMMON_DIR") == nil else {
            throw .unsupportedRepository(reason: "GIT_COMMON_DIR is set")
        }
        let handle = try openRepository()
        try requireTrust(in: handle)
        try useWorktreeConfiguration(in: handle)
        let implied = try impliedWorkTree(of: handle)
        if let workTree = variable("GIT_WORK_TREE") ?? implied {
            let path = resolved(workTree)
            let code = handle.lend { unsafe git_repository_set_workdir($0, path, 0) }
            try check(code, "cannot use the work tree \(path)")
        }
        try useObjectDirectories(in: handle)
        try guardLooseObjects(of: handle)
        return handle
    }

    private func openRepository() throws(GitError) -> Handle {
        var pointer: OpaquePointer?
        let path: String
        var flags = UInt32(0)
        if let gitDirectory = variable("GIT_DIR") {
            path = absolute(gitDirectory, in: directory)
            flags = GIT_REPOSITORY_OPEN_NO_SEARCH.rawValue | GIT_REPOSITORY_OPEN_NO_DOTGIT.rawValue
        } else {
            path = directory
            if ["1", "true", "yes", "on"].contains(variable("GIT_DISCOVERY_ACROSS_FILESYSTEM")) {
                flags = GIT_REPOSITORY_OPEN_CROSS_FS.rawValue
            }
        }
        let code = unsafe git_repository_open_ext(
            &pointer,
            path,
            flags,
            variable("GIT_CEILING_DIRECTORIES")
        )
        guard code == 0 else { throw .openingFailed(at: path, code: code) }
        return unsafe Handle(found(pointer), freedBy: { unsafe git_repository_free($0) })
    }

    /// Refuses another user's repository unless git trusts it; one that `GIT_DIR` names is trusted,
    /// as by git.
    private func requireTrust(in repository: borrowing Handle) throws(GitError) {
        guard variable("GIT_DIR") == nil else { return }
        let path = repository.lend { unsafe Repository.text(git_repository_path($0)) } ?? ""
        let ownership = Ownership(from: directory, gitDirectory: String(path.dropLast()))
        guard ownership.foreignPath(environment: environment) != nil else { return }
        let hooks = ["GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX", "GIT_CEILING_DIRECTORIES"]
        let settings = isExplicit ? gitEnvironment.filter { !hooks.contains($0.key) } : environment
        guard let git = GitProgram(environment: settings), git.trusts(directory) else {
            let top = repository.lend { unsafe Repository.text(git_repository_workdir($0)) } ?? path
            throw .foreignOwner(path: String(top.dropLast()))
        }
    }

    /// With `GIT_DIR` alone git takes the directory for the top of the work tree, wherever the
    /// repository lies (git(1)).
    private func impliedWorkTree(of repository: borrowing Handle) throws(GitError) -> String? {
        guard variable("GIT_DIR") != nil else { return nil }
        let isBare = repository.lend { unsafe git_repository_is_bare($0) } == 1
        let isConfigured = try repository.configuration()["core.worktree"] != nil
        return isBare || isConfigured ? nil : directory
    }

    /// The index of the run, the one that a hook is shown included: a commit of some paths has a
    /// temporary one.
    ///
    /// Git resolves a relative name against the top of the work tree, not the directory. With `-C`
    /// the variable counts where it names a file of this very repository, as it does in a hook.
    func indexFile(in gitDirectory: String, below workTree: String?) -> String {
        let named = environment["GIT_INDEX_FILE"] ?? ""
        let isOurs = named.utf8.starts(with: gitDirectory.utf8)
        guard let file = isOurs ? named : variable("GIT_INDEX_FILE") else {
            return gitDirectory + "index"
        }
        return absolute(file, in: workTree ?? directory)
    }

    /// What a clean merge is about to bring, as seen from its hook `pre-merge-commit`: git writes
    /// `MERGE_HEAD` afterwards only, but names each commit in a variable (`GITHEAD_` and its id).
    var commitsBeingMerged: [ObjectID] {
        guard variable("GIT_INDEX_FILE") != nil else { return [] }
        let names = environment.keys.filter { $0.hasPrefix("GITHEAD_") }.sorted()
        return names.compactMap { ObjectID(hex: String($0.dropFirst("GITHEAD_".count))) }
    }

    /// What the `git` program is to see of the environment: all of it, less what speaks of another
    /// repository.
    var gitEnvironment: [String: String] {
        guard isExplicit else { return environment }
        let ours = ["GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR"]
        return environment.filter { !ours.contains($0.key) }
    }

    /// Adds the object directories that git sets while it receives a push.
    private func useObjectDirectories(in repository: borrowing Handle) throws(GitError) {
        if let objects = variable("GIT_OBJECT_DIRECTORY") {
            let path = absolute(objects, in: directory)
            var pointer: OpaquePointer?
            try check(unsafe git_odb_open(&pointer, path), "cannot open the objects in \(path)")
            let database = unsafe Handle(found(pointer), freedBy: { unsafe git_odb_free($0) })
            let code = repository.lend { repository in
                database.lend { unsafe git_repository_set_odb(repository, $0) }
            }
            try check(code, "cannot use the objects in \(path)")
        }
        let alternates = variable("GIT_ALTERNATE_OBJECT_DIRECTORIES") ?? ""
        for alternate in alternates.split(separator: ":") {
            let path = absolute(String(alternate), in: directory)
            var pointer: OpaquePointer?
            let opened = repository.lend { unsafe git_repository_odb(&pointer, $0) }
            try check(opened, "cannot open the object database")
            let database = unsafe Handle(found(pointer), freedBy: { unsafe git_odb_free($0) })
            let code = database.lend { unsafe git_odb_add_disk_alternate($0, path) }
            try check(code, "cannot use the objects in \(path)")
        }
    }

    /// Has every loose object that may be read checked first.
    private func guardLooseObjects(of repository: borrowing Handle) throws(GitError) {
        let common = repository.lend { unsafe Repository.text(git_repository_commondir($0)) } ?? ""
        let own = variable("GIT_OBJECT_DIRECTORY").map { absolute($0, in: directory) }
        let lenders = (variable("GIT_ALTERNATE_OBJECT_DIRECTORIES") ?? "").split(separator: ":")
        var pointer: OpaquePointer?
        let code = repository.lend { unsafe git_repository_odb(&pointer, $0) }
        try check(code, "cannot open the object database")
        let database = unsafe Handle(found(pointer), freedBy: { unsafe git_odb_free($0) })
        try LooseObjects.guardReads(
            of: database,
            in: [own ?? common + "objects"] + lenders.map { absolute(String($0), in: directory) }
        )
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

    /// A path as seen from here, without links; as it was where it does not exist.
    func resolved(_ path: String) -> String {
        realPath(absolute(path, in: directory)) ?? path
    }
}

extension GitError {
    /// Tells "there is none" from every other failure.
    fileprivate static func openingFailed(at path: String, code: Int32) -> GitError {
        let failure = Failure(code: code, action: "cannot open the repository at \(path)")
        if code == GIT_ENOTFOUND.rawValue {
            return .noRepository(at: path)
        }
        return .failed(failure)
    }
}
