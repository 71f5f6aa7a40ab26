package import Versioning

/// How the newest commits of a line landed.
package struct RecentCommits: Hashable, Sendable {
    /// How many commits were looked at.
    package var count = 0
    package var merges = 0
    /// Single-parent commits whose subject ends in the number of a request, as the squash buttons
    /// of GitHub (`(#12)`) and of others (`(!12)`) write it.
    package var squashes = 0

    /// Single-parent commits without such a number: direct pushes, or what a rebase landed.
    package var others: Int { count - merges - squashes }

    package init(count: Int = 0, merges: Int = 0, squashes: Int = 0) {
        (self.count, self.merges, self.squashes) = (count, merges, squashes)
    }
}

extension Repository {
    /// Looks at the newest commits of the first-parent line of `tip`, as far as the clone has them.
    package func recentCommits(
        from tip: ObjectID,
        upTo limit: Int
    ) throws(GitError) -> RecentCommits {
        let graph = CommitGraph(of: self)
        var recent = RecentCommits()
        var next: ObjectID? = tip
        var cycles = CycleGuard()
        while let commit = next, recent.count < limit {
            try cycles.pass(commit)
            let node = try graph.node(commit)
            recent.count += 1
            if node.parents.count > 1 {
                recent.merges += 1
            } else if namesRequest(try summary(of: commit).subject) {
                recent.squashes += 1
            }
            next = node.parents.first
        }
        return recent
    }
}

/// Whether a subject ends in `(#12)` or `(!12)`.
func namesRequest(_ subject: String) -> Bool {
    let bytes = Array(subject.utf8)
    guard bytes.last == UInt8(ascii: ")") else { return false }
    let digits = bytes.dropLast().reversed().prefix {
        (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0
    }
    let start = bytes.count - 1 - digits.count - 2
    guard !digits.isEmpty, start >= 0, bytes[start] == UInt8(ascii: "(") else { return false }
    return bytes[start + 1] == UInt8(ascii: "#") || bytes[start + 1] == UInt8(ascii: "!")
}
