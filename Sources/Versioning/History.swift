/// Where work lands: the name base was found under, and its newest known commit.
package struct Base: Hashable, Sendable {
    package let name: String
    /// The branch's name at its remote: `main` of `origin/main`.
    package let shortName: String
    /// Nil in a new repository, whose first commit is still to be made.
    package let commit: ObjectID?

    package init(name: String, shortName: String? = nil, commit: ObjectID?) {
        self.name = name
        self.shortName = shortName ?? name
        self.commit = commit
    }
}

/// A commit of the line and how far below base it is.
package struct LinePosition: Hashable, Sendable {
    package let commit: ObjectID
    /// First-parent steps below base; base itself is at 0.
    package let distance: Int

    package init(commit: ObjectID, distance: Int) {
        self.commit = commit
        self.distance = distance
    }
}

/// How head stands to base's model.
package enum Standing: Hashable, Sendable {
    /// Landing head on base now would change base's model, to `result` where the merge is clean.
    case pending(result: Model?)
    /// Replaying head's commits on base, as a rebase does, would change base's model.
    case replayed(Replay)
    /// It would not: `at` is the oldest commit of the line on which that is so, and nothing that
    /// lands later moves it.
    case settled(at: LinePosition)
    /// It would not, but the commit it settled on is older than the baseline.
    case settledBeforeBaseline
    /// Neither head nor base has a commit: the first one of all is still to be made.
    case first
}

/// What replaying head's non-merge commits on base, one after another, makes of base's model.
package struct Replay: Hashable, Sendable {
    /// How many of them change it; one that a later commit takes back counts.
    package let changes: Int
    /// The model after the last of them.
    package let result: Model
    /// A commit did not apply: `git rebase` would stop there for a person.
    package let hasConflict: Bool

    package init(changes: Int, result: Model, hasConflict: Bool) {
        self.changes = changes
        self.result = result
        self.hasConflict = hasConflict
    }
}

/// The facts that a version is decided on, as git's history gives them.
package struct History: Hashable, Sendable {
    package let base: Base
    /// Nil where HEAD has no commit yet.
    package let head: ObjectID?
    /// The model that is numbered: head's own, the staged one, or the one on disk.
    package let headModel: Model
    package let line: Line
    /// The newest commit of the line that head contains; nil where it contains none.
    package let branchPoint: LinePosition?
    /// The non-merge commits of `base..head` whose model differs from their parent's.
    package let pendingCommits: Int
    /// The foxtrots on the line, newest first.
    package let displacements: [Displacement]
    /// What may make git's own merge another one.
    package var estimates: [Estimate]

    package init(
        base: Base,
        head: ObjectID?,
        headModel: Model,
        line: Line,
        branchPoint: LinePosition?,
        pendingCommits: Int,
        displacements: [Displacement] = [],
        estimates: [Estimate] = []
    ) {
        self.base = base
        self.head = head
        self.headModel = headModel
        self.line = line
        self.branchPoint = branchPoint
        self.pendingCommits = pendingCommits
        self.displacements = displacements
        self.estimates = estimates
    }
}
