import Versioning

/// Finds the base of one repository, step by step: which lines are asked for (`+Lines`), else which
/// branch is the trunk (`+Trunk`); what a name means (`+Names`); whether head is that branch; and what
/// a person should know about the answer (`+Cautions`).
struct BaseFinder {
    let repository: Repository
    /// What CI says about the head that base is for.
    let build: ConfirmedBuild

    init(
        in repository: Repository,
        build: CIBuild?,
        head: ObjectID?
    ) throws(GitError) {
        self.repository = repository
        self.build = try ConfirmedBuild(build, of: head, in: repository)
    }

    /// A branch that was chosen, why, and what its being chosen leaves to be said.
    struct Choice {
        let branch: Branch
        let reason: BaseChoice.Reason
        var isMain = true
        /// Patterns that were asked for and that no branch is like.
        var unmatched: [String] = []
    }

    /// The base among the lines that are asked for, or without any the branch that work lands on by
    /// all signs.
    ///
    /// Where HEAD stands on that branch, head is base: what is committed there has landed. The same
    /// holds where CI builds that branch, or an entry of its merge queue.
    func base(among names: [String], head: Head) throws(GitError) -> BaseChoice {
        let choice = try choice(among: names, head: head)
        let branch = choice.branch
        let isBuilt = builds(branch) || build.isQueued && build.target == nil
        let isHead = isBuilt ? true : try self.head(head, standsOn: branch)
        // Where HEAD's branch is ahead, what is base is that branch, not the one it follows.
        let isAhead = isHead && !isBuilt && head.commit != branch.commit
        let follower = isAhead ? head.branch.map(Self.shortened) : nil
        let base = Base(
            name: follower ?? branch.name,
            shortName: follower ?? branch.shortName,
            commit: isHead ? head.commit : branch.commit
        )
        return BaseChoice(
            base: base,
            reason: choice.reason,
            isHead: isHead,
            isMain: choice.isMain,
            cautions: try cautions(about: choice, base: base, follower: follower, isHead: isHead),
            published: try published(of: branch)
        )
    }

    /// The commit of the branch at its remote, as it was last fetched or pushed.
    private func published(of branch: Branch) throws(GitError) -> ObjectID? {
        if branch.remote != nil { return branch.commit }
        guard let reference = branch.reference, reference.hasPrefix("refs/heads/"),
            let upstream = try repository.upstream(of: reference),
            upstream.hasPrefix("refs/remotes/")
        else { return nil }
        return try repository.commit(atReference: upstream)
    }

    /// The branch that is chosen, whatever becomes of it as head stands on it or not.
    private func choice(among names: [String], head: Head) throws(GitError) -> Choice {
        guard let first = names.first else {
            let (branch, reason) = try trunk()
            return Choice(branch: branch, reason: reason)
        }
        if names.count == 1, !Self.isPattern(first) {
            return Choice(branch: try branch(askedFor: first), reason: .named(first))
        }
        return try line(among: names, head: head)
    }

    /// The name of the base that there is, whatever HEAD stands on.
    func existingBase(named name: String?) throws(GitError) -> String {
        if let name { try branch(named: name).name } else { try trunk().0.name }
    }
}

extension BaseFinder {
    /// Whether CI builds the branch itself, or an entry of its merge queue.
    func builds(_ base: Branch) -> Bool {
        build.branchOfHead.map(base.isNamed) ?? false
    }

    /// Whether HEAD is on base: on its local branch, on one that follows it, or CI says so.
    func head(_ head: Head, standsOn base: Branch) throws(GitError) -> Bool {
        if builds(base) { return true }
        // A fork's pull request may come from a branch of base's name.
        if build.isRequest, let target = build.target, base.isNamed(target) { return false }
        guard let branch = head.branch, let reference = base.reference else { return false }
        if branch == reference { return true }
        if let upstream = try repository.upstream(of: branch) { return upstream == reference }
        // A checkout by CI may track nothing: its `main` is still the remote's `main`.
        return base.remote != nil && base.shortName == Self.shortened(branch)
    }
}
