import Versioning

extension BaseFinder {
    /// What a person should know about base: where another branch could be meant.
    ///
    /// - Parameter follower: HEAD's branch, where it is ahead of the one that was chosen and so is
    ///   base itself.
    func cautions(
        about choice: Choice,
        base: Base,
        follower: String?,
        isHead: Bool
    ) throws(GitError) -> [Caution] {
        let branch = choice.branch
        var cautions: [Caution] = []
        if branch.isGuessed {
            cautions.append(.baseGuessed(name: branch.name, remote: branch.remote))
        }
        if let rival = branch.rival, let taken = branch.reference {
            cautions.append(.nameOfTwo(taken: taken, rival: rival))
        }
        if !choice.unmatched.isEmpty {
            let remote = try repository.remote(ofTrunk: [])
            cautions += choice.unmatched.map { .noLineLike(pattern: $0, remote: remote) }
        }
        if let local = branch.partedFrom {
            cautions.append(.baseDiverged(local: local, remote: branch.name, base: base.name))
        }
        if let follower, follower != branch.name, follower != branch.shortName {
            cautions.append(.followerTakenForBase(branch: follower, base: branch.name))
        }
        if choice.reason.isDefaultBranch, let target = build.target, !branch.isNamed(target) {
            cautions.append(.targetIsNotBase(target: target.name, base: branch.name))
        }
        if !isHead, case .nearest(_, let rival?) = choice.reason {
            cautions.append(.otherLineAsNear(rival, base: branch.name))
        }
        return cautions
    }
}
