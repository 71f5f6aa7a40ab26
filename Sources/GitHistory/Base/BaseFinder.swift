import Versioning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Finds the base of one repository.
struct BaseFinder {
    let repository: Repository
    /// What CI says about the head that base is for.
    let build: ConfirmedBuild
    static let usualNames = ["main", "master", "trunk", "develop"]

    /// A branch found under a name: which reference it is, and what it holds.
    struct Branch {
        var name: String
        var reference: String?
        var commit: ObjectID
        /// Found by its usual name only, though there are remotes that could say.
        var isGuessed = false
        /// The local branch of the same name, where each has commits that the other lacks.
        var partedFrom: String?

        /// Whether CI means this branch by a name: at a remote it has one there and one here.
        func isNamed(_ other: String) -> Bool {
            if name == other { return true }
            guard let reference, reference.hasPrefix("refs/remotes/") else { return false }
            return reference.split(separator: "/", maxSplits: 3).last.map(String.init) == other
        }
    }

    init(
        in repository: Repository,
        build: CIBuild?,
        head: ObjectID?
    ) throws(GitError) {
        self.repository = repository
        self.build = try ConfirmedBuild(build, of: head, in: repository)
    }

    /// The base among the lines that are asked for, or without any the branch that work lands on by
    /// all signs.
    ///
    /// Where HEAD stands on that branch, head is base: what is committed there has landed. The same
    /// holds where CI builds that branch, or an entry of its merge queue.
    func base(among names: [String], head: Head) throws(GitError) -> BaseChoice {
        let (branch, reason, isMain) = try choice(among: names, head: head)
        let isBuilt = builds(branch) || build.isQueued && build.target == nil
        let isHead = isBuilt ? true : try self.head(head, standsOn: branch)
        let follower = head.branch.map(Self.shortened) ?? branch.name
        // Where HEAD's branch is ahead, what is base is that branch, not the one it follows.
        let isAhead = isHead && !isBuilt && head.commit != branch.commit
        let base = Base(
            name: isAhead ? follower : branch.name,
            commit: isHead ? head.commit : branch.commit
        )
        var cautions: [Caution] = branch.isGuessed ? [.baseGuessed(name: branch.name)] : []
        if let local = branch.partedFrom {
            cautions.append(.baseDiverged(local: local, remote: branch.name, base: base.name))
        }
        if isAhead, !Self.isLocalName(follower, of: branch) {
            cautions.append(.followerTakenForBase(branch: follower, base: branch.name))
        }
        if reason.isDefaultBranch, let target = build.target,
            !branch.isNamed(target.name)
        {
            cautions.append(.targetIsNotBase(target: target.name, base: branch.name))
        }
        if !isHead, case .nearest(_, let rival?) = reason {
            cautions.append(.otherLineAsNear(rival, base: branch.name))
        }
        return BaseChoice(
            base: base,
            reason: reason,
            isHead: isHead,
            isMain: isMain,
            cautions: cautions
        )
    }

    private func choice(
        among names: [String],
        head: Head
    ) throws(GitError) -> (Branch, BaseChoice.Reason, isMain: Bool) {
        guard let first = names.first else {
            let (branch, reason) = try trunk()
            return (branch, reason, true)
        }
        if names.count == 1, !Self.isPattern(first) {
            return (try branch(named: first), .named(first), true)
        }
        let lines = try lines(named: names)
        guard let main = lines.first else { throw .baseNotFound(tried: names, remote: nil) }
        for line in lines where try self.head(head, standsOn: line) {
            return (line, .nearest(of: lines.count, rival: nil), line.name == main.name)
        }
        if let target = build.target {
            for line in lines where line.isNamed(target.name) {
                return (line, .target(source: target.source), line.name == main.name)
            }
        }
        try requireLine(of: build.target ?? build.branchOfHead, among: names, having: lines)
        let choice = LineChoice(in: repository, main: main, others: Array(lines.dropFirst()))
        let (line, rival) = try choice.line(of: head.commit)
        let reason = BaseChoice.Reason.nearest(of: lines.count, rival: rival?.name)
        return (line, reason, line.name == main.name)
    }

    /// Refuses to go on where the build's own line matches a pattern and is not in this clone:
    /// another line would count from less.
    private func requireLine(
        of branch: CIBuild.Branch?,
        among names: [String],
        having lines: [Branch]
    ) throws(GitError) {
        guard let name = branch?.name else { return }
        let isLine = names.filter(Self.isPattern).contains { pattern in
            unsafe fnmatch(pattern, name, FNM_PATHNAME) == 0
        }
        guard isLine, lines.allSatisfy({ !$0.isNamed(name) }) else { return }
        throw .baseNotFound(tried: [name], remote: try repository.remote(ofTrunk: []))
    }

    /// The name of the base that there is, whatever HEAD stands on.
    func existingBase(named name: String?) throws(GitError) -> String {
        if let name { try branch(named: name).name } else { try trunk().0.name }
    }

    /// Whether CI builds the branch itself, or an entry of its merge queue.
    private func builds(_ base: Branch) -> Bool {
        build.branchOfHead.map { base.isNamed($0.name) } ?? false
    }

    private func head(_ head: Head, standsOn base: Branch) throws(GitError) -> Bool {
        if builds(base) { return true }
        // A fork's pull request may come from a branch of base's name.
        if build.isRequest, let target = build.target, base.isNamed(target.name) {
            return false
        }
        guard let branch = head.branch, let reference = base.reference else { return false }
        if branch == reference { return true }
        if let upstream = try repository.upstream(of: branch) { return upstream == reference }
        // A checkout by CI may track nothing: its `main` is still the remote's `main`.
        return reference.hasPrefix("refs/remotes/")
            && Self.isLocalName(Self.shortened(branch), of: base)
    }

    /// Whether a local branch has the name that base has, at its remote or here.
    private static func isLocalName(_ name: String, of base: Branch) -> Bool {
        base.name == name
            || base.name.split(separator: "/", maxSplits: 1).last.map(String.init) == name
    }

    /// A name is the remote-tracking branch, else the local one; anything more exact is taken as
    /// it stands.
    func branch(named name: String) throws(GitError) -> Branch {
        if name.hasPrefix("refs/") {
            guard let commit = try repository.commit(atReference: name) else {
                throw .baseNotFound(tried: [name], remote: nil)
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
            throw .baseNotFound(
                tried: (remote.map { ["\($0)/\(name)"] } ?? []) + [name],
                remote: remote
            )
        }
    }

    func branch(named name: String, from remote: String?) throws(GitError) -> Branch? {
        let localReference = "refs/heads/" + name
        let local = try repository.commit(atReference: localReference)
        guard
            let remote,
            let tracked = try repository.commit(atReference: "refs/remotes/\(remote)/\(name)")
        else {
            if let local { return Branch(name: name, reference: localReference, commit: local) }
            // A checkout by CI may have the commit and no name for it.
            return build.commit(ofBuilt: name).map {
                Branch(name: name, reference: nil, commit: $0)
            }
        }
        var branch = Branch(
            name: "\(remote)/\(name)",
            reference: "refs/remotes/\(remote)/\(name)",
            commit: tracked
        )
        if let local, repository.haveParted(local, tracked) {
            branch.partedFrom = name
        }
        return branch
    }

    /// A reference as people name it.
    static func shortened(_ reference: String) -> String {
        for prefix in ["refs/heads/", "refs/remotes/", "refs/"] where reference.hasPrefix(prefix) {
            return String(reference.dropFirst(prefix.count))
        }
        return reference
    }
}
