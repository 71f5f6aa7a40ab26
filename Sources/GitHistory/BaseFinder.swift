import Versioning

/// Finds the base of one repository.
struct BaseFinder {
    private let repository: Repository
    private static let usualNames = ["main", "master", "trunk", "develop"]

    /// A branch found under a name: which reference it is, and what it holds.
    private struct Branch {
        var name: String
        var reference: String?
        var commit: ObjectID
        var cautions: [Caution] = []
    }

    init(in repository: Repository) {
        self.repository = repository
    }

    /// The base that `name` asks for, or without one the branch that work lands on by all signs.
    ///
    /// Where HEAD stands on that branch, head is base: what is committed there has landed.
    func base(named name: String?, head: Head) throws(GitError) -> BaseChoice {
        let (branch, reason) =
            if let name { (try self.branch(named: name), BaseChoice.Reason.named(name)) } else {
                try trunk()
            }
        let isHead = try self.head(head, standsOn: branch)
        return BaseChoice(
            base: Base(name: branch.name, commit: isHead ? head.commit : branch.commit),
            reason: reason,
            isHead: isHead,
            cautions: isHead ? branch.cautions.filter(\.concernsNaming) : branch.cautions
        )
    }

    private func head(_ head: Head, standsOn base: Branch) throws(GitError) -> Bool {
        guard let branch = head.branch, let reference = base.reference else { return false }
        if branch == reference { return true }
        if let upstream = try repository.upstream(of: branch) { return upstream == reference }
        // A checkout by CI may track nothing: its `main` is still the remote's `main`.
        let name = branch.dropFirst("refs/heads/".count)
        return reference.hasPrefix("refs/remotes/") && base.name.hasSuffix("/" + name)
            && base.name.split(separator: "/", maxSplits: 1).last == name
    }

    /// A name is the remote-tracking branch, else the local one; anything more exact is taken as
    /// it stands.
    private func branch(named name: String) throws(GitError) -> Branch {
        if name.hasPrefix("refs/") {
            guard let commit = try repository.commit(atReference: name) else {
                throw .baseNotFound(tried: [name])
            }
            return Branch(name: Self.shortened(name), reference: name, commit: commit)
        }
        let remote = try repository.remote(ofTrunk: [name])
        if name != "HEAD", let branch = try self.branch(named: name, from: remote) { return branch }
        let tracking = "refs/remotes/" + name
        do throws(GitError) {
            let commit = try repository.commit(named: name)
            let isTracking = try repository.commit(atReference: tracking) == commit
            return Branch(name: name, reference: isTracking ? tracking : nil, commit: commit)
        } catch .revisionNotFound {
            throw .baseNotFound(tried: (remote.map { ["\($0)/\(name)"] } ?? []) + [name])
        }
    }

    private func branch(named name: String, from remote: String?) throws(GitError) -> Branch? {
        let localReference = "refs/heads/" + name
        let local = try repository.commit(atReference: localReference)
        guard
            let remote,
            let tracked = try repository.commit(atReference: "refs/remotes/\(remote)/\(name)")
        else {
            return local.map { Branch(name: name, reference: localReference, commit: $0) }
        }
        var branch = Branch(
            name: "\(remote)/\(name)",
            reference: "refs/remotes/\(remote)/\(name)",
            commit: tracked
        )
        if let local, repository.haveParted(local, tracked) {
            branch.cautions.append(.baseDiverged(local: name, base: branch.name))
        }
        return branch
    }

    /// The branch that work lands on, where nobody says.
    private func trunk() throws(GitError) -> (Branch, BaseChoice.Reason) {
        let remote = try repository.remote(ofTrunk: Self.usualNames)
        if let remote, let branch = try defaultBranch(of: remote) {
            return (branch, .remoteDefault(remote: remote))
        }
        var usual: [Branch] = []
        for name in Self.usualNames {
            if let branch = try branch(named: name, from: remote) { usual.append(branch) }
        }
        if usual.count == 1 {
            if remote != nil { usual[0].cautions.append(.baseGuessed(name: usual[0].name)) }
            return (usual[0], .usualName)
        }
        let branches = try repository.localBranches()
        if usual.isEmpty, try repository.remotes().isEmpty, branches.count == 1,
            let branch = try branch(named: branches[0], from: nil)
        {
            return (branch, .onlyBranch)
        }
        throw .baseNotFound(tried: usual.isEmpty ? Self.usualNames : usual.map(\.name))
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

    /// A reference as people name it.
    static func shortened(_ reference: String) -> String {
        for prefix in ["refs/heads/", "refs/remotes/", "refs/"] where reference.hasPrefix(prefix) {
            return String(reference.dropFirst(prefix.count))
        }
        return reference
    }
}

extension Caution {
    /// It is about which branch base is, not about which of its commits.
    fileprivate var concernsNaming: Bool {
        if case .baseGuessed = self { true } else { false }
    }
}
