import Versioning

extension BaseFinder {
    /// What a person asked for: as `branch(named:)` finds it, and what git would have taken instead.
    func branch(askedFor name: String) throws(GitError) -> Branch {
        var branch = try branch(named: name)
        branch.rival = try rival(of: branch, askedForAs: name)
        return branch
    }

    /// A name is the remote-tracking branch, else the local one; `origin/x` is the branch `x` at
    /// that remote where there is one; a full reference, and any other revision, is what it says.
    ///
    /// Git itself would go by the order of gitrevisions(7), tags first: a tag that has a branch's
    /// name would be base without a word.
    func branch(named name: String) throws(GitError) -> Branch {
        if name.hasPrefix("refs/") { return try branch(atReference: name) }
        let tracking = try trackingBranch(named: name)
        if let tracking, try repository.tracked(by: name) != nil { return tracking }
        let remote = try repository.remote(ofTrunk: [name])
        if name != "HEAD", let branch = try branch(named: name, from: remote) { return branch }
        if let tracking { return tracking }
        if let built = try builtBranch(named: name) { return built }
        do throws(GitError) {
            let commit = try repository.commit(named: name)
            return Branch(name: name, shortName: name, commit: commit)
        } catch .revisionNotFound {
            throw try notFound(name, at: remote)
        }
    }

    /// The branch that CI names, which is never a tag.
    func branch(of build: CIBuild.Branch) throws(GitError) -> Branch {
        let remote = try repository.remote(ofTrunk: [build.name])
        if let branch = try branch(named: build.name, from: remote) { return branch }
        if let tracking = try trackingBranch(named: build.name) { return tracking }
        throw try notFound(build.name, at: remote)
    }

    /// The branch of this name at a remote, else here, else what CI builds under it.
    func branch(named name: String, from remote: String?) throws(GitError) -> Branch? {
        let local = try repository.commit(atReference: "refs/heads/" + name)
        if let remote, var branch = try trackingBranch(named: "\(remote)/\(name)") {
            if let local, repository.haveParted(local, branch.commit) { branch.partedFrom = name }
            return branch
        }
        if let local { return Self.localBranch(name, at: local) }
        // A checkout by CI may have the commit and no name for it.
        return build.commit(ofBuilt: name, at: remote).map {
            Branch(name: name, shortName: name, commit: $0)
        }
    }

    private func branch(atReference reference: String) throws(GitError) -> Branch {
        let name = Self.shortened(reference)
        guard let commit = try repository.commit(atReference: reference) else {
            let isTracking = reference.hasPrefix("refs/remotes/")
            let named = isTracking ? try repository.tracked(by: name)?.remote : nil
            let trunk = try repository.remote(ofTrunk: [])
            throw .baseNotFound(tried: [reference], remote: named ?? trunk)
        }
        if reference.hasPrefix("refs/remotes/") { return try trackingBranch(name, at: commit) }
        return Branch(name: name, shortName: name, reference: reference, commit: commit)
    }

    private func trackingBranch(named name: String) throws(GitError) -> Branch? {
        guard let commit = try repository.commit(atReference: "refs/remotes/" + name) else {
            return nil
        }
        return try trackingBranch(name, at: commit)
    }

    /// What CI builds, asked for as the remote-tracking branch that the clone lacks.
    private func builtBranch(named name: String) throws(GitError) -> Branch? {
        guard let (remote, branch) = try repository.tracked(by: name),
            try remote == repository.remote(ofTrunk: [branch]),
            let commit = build.commit(ofBuilt: branch, at: remote)
        else { return nil }
        return Branch(name: name, shortName: branch, remote: remote, commit: commit)
    }

    private func notFound(_ name: String, at remote: String?) throws(GitError) -> GitError {
        if let tracked = try repository.tracked(by: name) {
            return .baseNotFound(tried: [name], remote: tracked.remote)
        }
        let tried = (remote.map { ["\($0)/\(name)"] } ?? []) + [name]
        return .baseNotFound(tried: tried, remote: remote)
    }

    /// The tag or the local branch that git would take for the name; nil where that is the branch
    /// itself, or holds the same commit.
    private func rival(of branch: Branch, askedForAs name: String) throws(GitError) -> String? {
        guard let taken = branch.reference, taken != name else { return nil }
        for reference in ["refs/tags/" + name, "refs/heads/" + name] {
            if reference == taken { return nil }
            // Base's own local branch: where the two have parted, that has a warning of its own.
            if branch.shortName == name, reference.hasPrefix("refs/heads/") { return nil }
            let other = try repository.commit(atReference: reference)
            if let other, other != branch.commit { return reference }
        }
        return nil
    }
}
