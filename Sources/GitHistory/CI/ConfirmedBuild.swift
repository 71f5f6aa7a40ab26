import Versioning

/// Which of CI's claims hold for a head: the head is the truth, and what contradicts it is stale.
struct ConfirmedBuild {
    /// Holds for the repository, whatever head is.
    private(set) var defaultBranch: CIBuild.Branch?
    /// The pull request's target, or the queue's.
    private(set) var target: CIBuild.Branch?
    /// The branch whose commit head is; nil in a pull request's build.
    private(set) var branch: CIBuild.Branch?
    /// Head is a pull request, or what the build merged of it: not its target, whatever its own
    /// branch is named.
    private(set) var isRequest = false
    /// Head is base as it will be.
    private(set) var isQueued = false
    private let head: ObjectID?

    /// Holds the claims against head; without one, or without claims, none is confirmed.
    ///
    /// A build is head's where the commit that is built is head. A request is head's also where head
    /// merges that commit, or is or merges the request's own: which says nothing of the branch that is
    /// built. Without a commit the tip of the branch that is built has to be head in the same sense.
    init(_ build: CIBuild?, of head: ObjectID?, in repository: Repository) throws(GitError) {
        self.head = head
        guard let build else { return }
        let built = try build.branch.map { (branch) throws(GitError) in
            try repository.withoutRemote(branch)
        }
        var commits = build.commits
        if commits.isEmpty, build.sources.isEmpty || !build.isRequest, let built {
            commits = try repository.tips(of: built)
        }
        // The repository is the one that CI speaks of as soon as it holds what CI builds.
        if (commits + build.sources).contains(where: repository.objects.contains) {
            defaultBranch = build.defaultBranch
        }
        guard let head else { return }
        let isHead = commits.contains(head)
        let parents = try CommitGraph(of: repository).node(head).parents
        let ofRequest = build.isRequest ? commits + build.sources : []
        let isMerged = parents.count > 1 && parents.contains(where: ofRequest.contains)
        if isHead || ofRequest.contains(head) || isMerged {
            target = build.target
            isRequest = build.isRequest
        }
        if isHead, !build.isRequest {
            branch = built
            isQueued = build.isQueued
        }
    }

    /// The branch that head is: the one that CI builds, or the one that the queue's entry lands on.
    var branchOfHead: CIBuild.Branch? { isQueued ? target : branch }

    /// Head, where CI builds the branch of this name, at this remote if it names one; the clone may
    /// have no reference for it.
    func commit(ofBuilt name: String, at remote: String?) -> ObjectID? {
        guard let built = branchOfHead, built.name == name else { return nil }
        if let remote, let other = built.remote, remote != other { return nil }
        return head
    }
}

extension Repository {
    /// The branch with its name at the remote, where it was told as a remote-tracking branch.
    fileprivate func withoutRemote(
        _ branch: CIBuild.Branch
    ) throws(GitError) -> CIBuild.Branch {
        guard branch.mayNameRemote, let tracked = try tracked(by: branch.name) else {
            return branch
        }
        var branch = branch
        (branch.remote, branch.name) = (tracked.remote, tracked.branch)
        return branch
    }

    /// The commits that a branch has here and at the remote.
    fileprivate func tips(of branch: CIBuild.Branch) throws(GitError) -> [ObjectID] {
        let name = branch.name
        var names = ["refs/heads/\(name)", "refs/remotes/\(name)"]
        let trunk = try remote(ofTrunk: [name])
        if let remote = branch.remote ?? trunk { names.append("refs/remotes/\(remote)/\(name)") }
        var tips: [ObjectID] = []
        for name in names {
            if let tip = try commit(atReference: name) { tips.append(tip) }
        }
        return tips
    }
}
