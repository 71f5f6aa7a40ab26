import Dispatch

/// How many commits the walks of a repository have read so far, for another thread to look at.
///
/// Sendable although the compiler cannot see it: the total is touched on the serial queue only.
package final class CommitCounter: @unchecked Sendable {
    /// Commits are added by so many, which no walk feels.
    private static let batch = 1024

    private let queue = DispatchQueue(label: "commits")
    private var total = 0

    /// The commits read so far, in whole batches of each walk.
    package var commits: Int { queue.sync { total } }

    /// Is to be told by a walk, after every commit, how many it has read.
    func note(read count: Int) {
        guard count.isMultiple(of: Self.batch) else { return }
        queue.sync { total += Self.batch }
    }
}
