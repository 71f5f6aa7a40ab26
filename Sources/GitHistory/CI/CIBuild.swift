package import Versioning

/// What CI says about the build that it runs, as plain facts.
///
/// They are claims: a variable may be left over, or speak of another repository. Only
/// `ConfirmedBuild` says which of them hold for a head.
package struct CIBuild: Hashable, Sendable {
    /// A branch, and the variable or the event that names it.
    package struct Branch: Hashable, Sendable {
        package var name: String
        package let source: String
        /// The name may begin with that of a remote, as that of a remote-tracking branch does.
        var mayNameRemote = false
        /// The remote whose name stood in front, as soon as the repository has told that it is one.
        var remote: String?
    }

    package let defaultBranch: Branch?
    /// The branch that the pull request or the queue's entry is to land on.
    package let target: Branch?
    /// The branch that is checked out: of a pull request the source.
    package let branch: Branch?
    /// A build of the pull request itself, not of a branch.
    package let isRequest: Bool
    /// An entry of a merge queue or merge train: main as it will be.
    package let isQueued: Bool
    /// The commit that is built: it speaks for all that is said of the build.
    package let commits: [ObjectID]
    /// The newest commit of the request's own branch: it speaks for the request's target, and for no
    /// branch.
    package let sources: [ObjectID]
}

extension CIBuild {
    /// What the environment says; nil where no build of a known provider runs.
    ///
    /// `read` gives the text of a file, nil where there is none: that of the event, for the
    /// providers that write one.
    package init?(in environment: [String: String], reading read: (String) -> String?) {
        guard let provider = CIProvider(in: environment) else { return nil }
        let variables = CIVariables(environment)
        let file = provider.event.flatMap(variables.value)
        let event = file.flatMap(read).map(CIEvent.init(json:))
        let built = variables.branch(provider.branch, tracking: provider.tracking)
        let isTag = variables.isAnySet(provider.tag)
        let named = variables.branch(provider.target)
        // A variable of its own says whether there is a request, or else the target does.
        let isRequest =
            !isTag && (provider.requests.isEmpty || variables.isAnySet(provider.requests))
            && named != nil
        let queue = isRequest || isTag ? nil : built.flatMap(Self.queueTarget)
        isQueued =
            queue != nil || provider.queue.map { variables.value($0.variable) == $0.value } ?? false
        target = isRequest ? named : queue
        self.isRequest = isRequest && !isQueued
        branch = isTag ? nil : built
        defaultBranch =
            variables.branch(provider.defaultBranch)
            ?? event?.defaultBranch.map { Branch(name: $0, source: provider.event ?? "") }
        commits = provider.commit.compactMap(variables.value).compactMap(ObjectID.init(hex:))
        sources =
            (provider.source.compactMap(variables.value) + [event?.source].compactMap(\.self))
            .compactMap(ObjectID.init(hex:))
    }

    /// What an entry of GitHub's merge queue lands on; its branch is `gh-readonly-queue/BASE/pr-…`
    /// for every provider that builds it.
    private static func queueTarget(of branch: Branch) -> Branch? {
        let parts = branch.name.split(separator: "/", omittingEmptySubsequences: false)
        // Jenkins puts the remote in front.
        let entry = parts.drop { $0 != "gh-readonly-queue" }
        guard entry.count > 2, parts.count - entry.count < 2, entry.last?.hasPrefix("pr-") == true
        else { return nil }
        let name = entry.dropFirst().dropLast().joined(separator: "/")
        return Branch(name: name, source: branch.source)
    }
}
