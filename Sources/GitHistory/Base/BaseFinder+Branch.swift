import Versioning

extension BaseFinder {
    /// A branch found under a name: which reference it is, and what it holds.
    struct Branch {
        /// As people name it: `origin/main`, `main`, or the revision that was asked for.
        var name: String
        /// Its name at the remote, or here: `main` of `origin/main`.
        var shortName: String
        /// The remote that it is fetched from; nil for a local branch, and for no branch at all.
        var remote: String?
        var reference: String?
        var commit: ObjectID
        /// Found by its usual name only, though there are remotes that could say.
        var isGuessed = false
        /// The local branch of the same name, where each has commits that the other lacks.
        var partedFrom: String?
        /// The reference that git itself would take for the name that was asked for, where that one
        /// holds another commit.
        var rival: String?

        /// Whether CI means this branch: at a remote it has one name there and one here.
        func isNamed(_ other: CIBuild.Branch) -> Bool {
            if let remote, let otherRemote = other.remote {
                return remote == otherRemote && shortName == other.name
            }
            return name == other.name || shortName == other.name
        }
    }

    /// The local branch of this name.
    static func localBranch(_ name: String, at commit: ObjectID) -> Branch {
        Branch(name: name, shortName: name, reference: "refs/heads/" + name, commit: commit)
    }

    /// The remote-tracking branch that is called `origin/main`, say, behind `refs/remotes/`.
    ///
    /// A remote's own name may hold slashes; where no remote has the name, it is its first part.
    func trackingBranch(_ name: String, at commit: ObjectID) throws(GitError) -> Branch {
        let tracked = try repository.tracked(by: name)
        let parts = name.split(separator: "/", maxSplits: 1)
        return Branch(
            name: name,
            shortName: tracked?.branch ?? parts.last.map(String.init) ?? name,
            remote: tracked?.remote ?? (parts.count > 1 ? String(parts[0]) : nil),
            reference: "refs/remotes/" + name,
            commit: commit
        )
    }

    /// A reference as people name it.
    static func shortened(_ reference: String) -> String {
        for prefix in ["refs/heads/", "refs/remotes/", "refs/"] where reference.hasPrefix(prefix) {
            return String(reference.dropFirst(prefix.count))
        }
        return reference
    }
}
