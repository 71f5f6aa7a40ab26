/// What counting needs of the part of a line that is not walked: one commit of it with everything
/// below, as an earlier walk found it.
package struct LineFoot: Hashable, Codable, Sendable {
    /// The landings up to that commit.
    package let counts: LandingCounts
    /// The newest of them, newest first: at least as many of each kind as `recentCount`, where there
    /// are so many.
    package let recent: [FootLanding]
    /// The model that the oldest of them made; nil where there is none.
    package let firstModel: Model?
    /// The model before the oldest: the baseline's own, or none at all.
    package let initialModel: Model
    /// The foxtrots up to that commit.
    package let displacements: [FootDisplacement]

    /// How many landings of a kind are listed for a person.
    package static let recentCount = 5

    package init(
        counts: LandingCounts,
        recent: [FootLanding],
        firstModel: Model?,
        initialModel: Model,
        displacements: [FootDisplacement]
    ) {
        self.counts = counts
        self.recent = recent
        self.firstModel = firstModel
        self.initialModel = initialModel
        self.displacements = displacements
    }
}

/// How many landings there are of each kind that a merge method tells apart.
package struct LandingCounts: Hashable, Codable, Sendable {
    package var merges: Int
    package var others: Int

    package var all: Int { merges + others }

    package init(merges: Int = 0, others: Int = 0) {
        self.merges = merges
        self.others = others
    }

    package init(of landings: some Sequence<Landing>) {
        self.init()
        for landing in landings {
            if landing.isMerge { merges += 1 } else { others += 1 }
        }
    }

    package static func + (one: LandingCounts, other: LandingCounts) -> LandingCounts {
        LandingCounts(merges: one.merges + other.merges, others: one.others + other.others)
    }
}

/// A landing in the foot of a line.
package struct FootLanding: Hashable, Codable, Sendable {
    package let commit: ObjectID
    package let isMerge: Bool
    /// The model that it made.
    package let model: Model

    package init(commit: ObjectID, isMerge: Bool, model: Model) {
        self.commit = commit
        self.isMerge = isMerge
        self.model = model
    }
}

/// A foxtrot in the foot of a line.
package struct FootDisplacement: Hashable, Codable, Sendable {
    package let merge: ObjectID
    /// The landings of base's old line, down to the root or the baseline.
    package let counts: LandingCounts
    /// The model at the old line's tip.
    package let model: Model

    package init(merge: ObjectID, counts: LandingCounts, model: Model) {
        self.merge = merge
        self.counts = counts
        self.model = model
    }
}
