package import Versioning

/// The branch that work lands on by all signs, whatever HEAD stands on.
package struct MainBranch: Hashable, Sendable {
    /// Its name at the remote, or here: what a configuration calls it.
    package let shortName: String
    /// As people name it: `origin/main`, `main`.
    package let name: String
    package let reason: BaseChoice.Reason
    package let commit: ObjectID
    /// By its usual name only, though there are remotes that could say.
    package let isGuessed: Bool
}

extension Repository {
    /// The branch that `name` means; without a name the one that work lands on.
    package func mainBranch(
        named name: String?,
        build: CIBuild?
    ) throws(GitError) -> MainBranch {
        let head = try head(named: nil)
        let finder = try BaseFinder(in: self, build: build, head: head.commit)
        let (branch, reason): (BaseFinder.Branch, BaseChoice.Reason)
        if let name {
            (branch, reason) = (try finder.branch(askedFor: name), .named(name))
        } else {
            (branch, reason) = try finder.trunk()
        }
        return MainBranch(
            shortName: branch.shortName,
            name: branch.name,
            reason: reason,
            // What is committed on main has landed, pushed or not.
            commit: try finder.head(head, standsOn: branch) ? head.commit : branch.commit,
            isGuessed: branch.isGuessed
        )
    }

    /// The branches that work may land on where nothing says which does: those with a usual name,
    /// likeliest first; without one every branch here.
    package func possibleMainBranches() throws(GitError) -> [String] {
        let remote = try remote(ofTrunk: BaseFinder.usualNames)
        let finder = try BaseFinder(in: self, build: nil, head: nil)
        var usual: [String] = []
        for name in BaseFinder.usualNames where try finder.branch(named: name, from: remote) != nil
        {
            usual.append(name)
        }
        return usual.isEmpty ? try localBranches().sorted() : usual
    }
}
