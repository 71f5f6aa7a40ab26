import Clibgit2
import Versioning

/// An open repository: its objects, its refs and where its files lie.
package final class Repository {
    let handle: Handle
    let objects: ObjectStore
    let location: RepositoryLocation
    /// What all walks together have read.
    package let commitCounter = CommitCounter()
    /// What `index(canBeMissing:)` read.
    var openIndex: OpenIndex?
    /// What `configuration()` found.
    var knownConfiguration: [String: [String]]?
    /// The commits of the baselines that were asked for: a revision may take a walk to find.
    var knownBaselines: [String: ObjectID] = [:]
    /// The top of the work tree, with a trailing slash; nil in a bare repository.
    package let workTree: String?
    /// The repository's own folder, a linked worktree's where this is one, with a trailing slash.
    let gitDirectory: String
    /// The folder that linked worktrees share, with a trailing slash.
    let commonDirectory: String
    /// The index of the run.
    let indexFile: String
    /// Where the run started, relative to the top of the work tree and without slashes at the ends.
    let prefix: String
    /// Commits whose parents the clone left out (`shallow` in the common directory, which
    /// libgit2 1.5.1 does not look for in a linked worktree).
    let shallowCommits: Set<ObjectID>

    /// Opens the repository that `location` names.
    package init(at location: RepositoryLocation) throws(GitError) {
        guard LibGit2.isStarted else {
            throw .unsupportedRepository(reason: "libgit2 does not start")
        }
        self.location = location
        handle = try location.open()
        objects = try ObjectStore(of: handle)
        gitDirectory = handle.lend { unsafe Self.text(git_repository_path($0)) } ?? ""
        let isBare = try location.isBare(handle, in: gitDirectory)
        workTree = isBare ? nil : handle.lend { unsafe Self.text(git_repository_workdir($0)) }
        indexFile = location.indexFile(in: gitDirectory, below: workTree)
        prefix = location.prefix(below: workTree, outside: gitDirectory)
        let common = handle.lend { unsafe Self.text(git_repository_commondir($0)) } ?? ""
        commonDirectory = common
        let place = location.place(below: workTree, outside: gitDirectory)
        shallowCommits = try location.shallowCommits(in: common, from: place)
        try location.requireReadableFormat(
            try handle.configuration(),
            commonDirectory: common,
            from: place
        )
        let packed = try PackedReferences(in: common)
        if location.hasReplacements(in: common, or: packed),
            location.usesReplacements(try configuration())
        {
            throw .unreadableFormat(.replacements)
        }
    }

    /// The same objects through a handle of their own, for another thread.
    func secondObjectStore() throws(GitError) -> ObjectStore {
        ObjectStore(in: try location.objectDirectories(of: handle).openAnew())
    }

    /// A path as seen from the directory of the run, behind `:/` from the top of the work tree,
    /// without links.
    package func resolved(_ path: String) -> String {
        guard path.hasPrefix(":/"), let workTree else { return location.resolved(path) }
        return location.resolved(workTree + path.dropFirst(2))
    }

    /// The commits that a merge under way brings, by its own file where there is one, one id a line
    /// (git-merge(1), `MERGE_HEAD`).
    func mergeHeads() throws(GitError) -> [ObjectID] {
        let file = gitDirectory + "MERGE_HEAD"
        let written = try lines(ofFile: file)
        let commits = written.compactMap(ObjectID.init(hex:))
        guard commits.count == written.count else {
            throw .unsupportedRepository(reason: "\(file) holds no commit ids")
        }
        return written.isEmpty ? location.commitsBeingMerged : commits
    }

    /// The environment in which the `git` program sees this repository and this index.
    var gitEnvironment: [String: String] {
        var environment = location.gitEnvironment
        environment["GIT_DIR"] = gitDirectory
        environment["GIT_WORK_TREE"] = workTree
        environment["GIT_INDEX_FILE"] = indexFile
        environment["GIT_OPTIONAL_LOCKS"] = "0"
        return environment
    }

    /// A C string that libgit2 lends, copied; nil where it lends none.
    static func text(_ pointer: UnsafePointer<CChar>?) -> String? {
        guard let pointer = unsafe pointer else { return nil }
        return unsafe String(cString: pointer)
    }
}
