import Versioning

extension BaseFinder {
    /// What the branch that work lands on is called, where neither CI nor the remote says.
    static let usualNames = ["main", "master", "trunk", "develop"]

    /// The branch that work lands on, where nobody asks for one.
    func trunk() throws(GitError) -> (Branch, BaseChoice.Reason) {
        if let named = build.defaultBranch {
            // Where the clone lacks it, another branch would be the wrong one.
            return (try branch(of: named), .buildDefault(source: named.source))
        }
        let remote = try repository.remote(ofTrunk: Self.usualNames)
        if let remote, let branch = try defaultBranch(of: remote) {
            return (branch, .remoteDefault(remote: remote))
        }
        if let target = build.target {
            return (try branch(of: target), .target(source: target.source))
        }
        var usual: [Branch] = []
        for name in Self.usualNames {
            if let branch = try branch(named: name, from: remote) { usual.append(branch) }
        }
        if usual.count == 1 {
            usual[0].isGuessed = try !repository.remotes().isEmpty
            return (usual[0], .usualName)
        }
        let branches = try repository.localBranches()
        if usual.isEmpty, try repository.remotes().isEmpty, branches.count == 1,
            let branch = try branch(named: branches[0], from: nil)
        {
            return (branch, .onlyBranch)
        }
        throw .baseNotFound(
            tried: usual.isEmpty ? Self.usualNames : usual.map(\.name),
            remote: remote
        )
    }

    /// What `refs/remotes/REMOTE/HEAD` points to; nil where it is missing or dangles.
    private func defaultBranch(of remote: String) throws(GitError) -> Branch? {
        let prefix = "refs/remotes/\(remote)/"
        guard
            let target = repository.symbolicTarget(of: prefix + "HEAD"),
            target.hasPrefix(prefix)
        else { return nil }
        return try branch(named: String(target.dropFirst(prefix.count)), from: remote)
            .flatMap { $0.reference == target ? $0 : nil }
    }
}
