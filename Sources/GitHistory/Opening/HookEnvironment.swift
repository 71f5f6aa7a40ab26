import Versioning

/// What git tells a hook in its environment, and what of that the `git` program is told in turn.
extension RepositoryLocation {
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
        return absolute(file, in: place(below: workTree, outside: gitDirectory))
    }

    /// What a clean merge is about to bring, as seen from its hook `pre-merge-commit`: git writes
    /// `MERGE_HEAD` afterwards only, but names each commit in a variable (`GITHEAD_` and its id).
    var commitsBeingMerged: [ObjectID] {
        guard variable("GIT_INDEX_FILE") != nil else { return [] }
        let names = environment.keys.filter { $0.hasPrefix("GITHEAD_") }.sorted()
        return names.compactMap { ObjectID(hex: String($0.dropFirst("GITHEAD_".count))) }
    }

    /// The variables that name files of one repository.
    ///
    /// What adds to the configuration, and `GIT_NO_REPLACE_OBJECTS`, a person sets for a run with
    /// `-C` as well.
    private static let aboutFiles: Set = [
        "GIT_OBJECT_DIRECTORY", "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR",
        "GIT_GRAFT_FILE", "GIT_SHALLOW_FILE", "GIT_REPLACE_REF_BASE",
    ]

    /// What the `git` program is to see of the environment: all of it, less what speaks of another
    /// repository.
    var gitEnvironment: [String: String] {
        isExplicit ? environment.filter { !Self.aboutFiles.contains($0.key) } : environment
    }

    /// The same for a run that has to find the repository by itself, from the directory up.
    ///
    /// `GIT_CONFIG` is for `git config` alone.
    var searchEnvironment: [String: String] {
        var around: Set = ["GIT_CONFIG"]
        if isExplicit {
            around.formUnion(["GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX", "GIT_CEILING_DIRECTORIES"])
        }
        return gitEnvironment.filter { !around.contains($0.key) }
    }
}
