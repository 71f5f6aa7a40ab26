import Clibgit2

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Whether a repository belongs to the user of the run, by git's rules (2.39, `setup.c`,
/// `ensure_valid_ownership`): libgit2 1.5 has rules of its own, which know neither
/// `safe.directory=*` nor what the environment adds to the configuration.
struct Ownership {
    /// What must belong to the user: the file `.git` of a linked worktree, the work tree and the
    /// repository's folder, as far as there are any.
    private let paths: [String]

    /// Looks for the repository again from `directory` up, since what git checks are the places
    /// where it found it.
    ///
    /// - Parameter gitDirectory: the folder that was found, without a slash at the end.
    init(from directory: String, gitDirectory: String) {
        var place = realPath(directory) ?? directory
        while true {
            let dotGit = place == "/" ? "/.git" : place + "/.git"
            if somethingExists(at: dotGit) {
                let isFile = !isDirectory(at: dotGit)
                paths = [place, gitDirectory] + (isFile ? [dotGit] : [])
                return
            }
            guard place != gitDirectory, place != "/", let end = place.lastIndex(of: "/") else {
                paths = [gitDirectory]
                return
            }
            place = end == place.startIndex ? "/" : String(place[..<end])
        }
    }

    /// The first of the paths that belongs to another user; nil where none does.
    ///
    /// Under `sudo` what belongs to the user who called it is root's as well.
    func foreignPath(environment: [String: String]) -> String? {
        var users = [geteuid()]
        if geteuid() == 0, let caller = environment["SUDO_UID"].flatMap(uid_t.init) {
            users.append(caller)
        }
        return paths.first { path in
            guard let owner = Self.owner(of: path) else { return true }
            return !users.contains(owner)
        }
    }

    /// Who owns a path itself, not what it links to; nil where it is not there.
    private static func owner(of path: String) -> uid_t? {
        var status = stat()
        return unsafe lstat(path, &status) == 0 ? status.st_uid : nil
    }
}

extension RepositoryLocation {
    /// Refuses another user's repository unless git trusts it; one that `GIT_DIR` names is trusted,
    /// as by git.
    func requireTrust(in repository: borrowing Handle) throws(GitError) {
        guard variable("GIT_DIR") == nil else { return }
        let path = repository.lend { unsafe Repository.text(git_repository_path($0)) } ?? ""
        let ownership = Ownership(from: directory, gitDirectory: String(path.dropLast()))
        guard ownership.foreignPath(environment: environment) != nil else { return }
        guard let git = GitProgram(environment: searchEnvironment), git.trusts(directory) else {
            let top = repository.lend { unsafe Repository.text(git_repository_workdir($0)) } ?? path
            throw .foreignOwner(path: String(top.dropLast()))
        }
    }
}

extension GitProgram {
    /// Whether git itself takes the repository around a directory for safe: what `safe.directory`
    /// says in the system's, the user's and the environment's configuration, and how it is matched,
    /// is git's own business and has changed between its versions.
    func trusts(_ directory: String) -> Bool {
        output(of: ["-C", directory, "rev-parse", "--git-dir"]) != nil
    }
}
