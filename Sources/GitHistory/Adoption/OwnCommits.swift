import Versioning

/// How the commits landed that release lines have and main's line has not.
package struct OwnCommits: Hashable, Sendable {
    package var count = 0
    package var merges = 0

    package init(count: Int = 0, merges: Int = 0) {
        (self.count, self.merges) = (count, merges)
    }
}

extension Repository {
    /// Looks at the newest commits of the lines' own first-parent lines, down to main's.
    ///
    /// - Parameter limit: how many of one line are enough.
    package func ownCommits(
        of lines: [ReleaseRef],
        besides main: MainBranch,
        upTo limit: Int
    ) throws(GitError) -> OwnCommits {
        guard !lines.isEmpty else { return OwnCommits() }
        let graph = CommitGraph(of: self)
        var seen: Set<ObjectID> = []
        var next: ObjectID? = main.commit
        while let commit = next, seen.insert(commit).inserted {
            next = try graph.node(commit).parents.first
        }
        var own = OwnCommits()
        for line in lines {
            next = line.commit
            var left = limit
            while let commit = next, left > 0, seen.insert(commit).inserted {
                let parents = try graph.node(commit).parents
                own.count += 1
                if parents.count > 1 { own.merges += 1 }
                next = parents.first
                left -= 1
            }
        }
        return own
    }
}
