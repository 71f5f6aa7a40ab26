/// A commit of the line whose model differs from its first parent's.
package struct Landing: Hashable, Sendable {
    package let commit: ObjectID
    /// How many first-parent steps lie between base (0) and this commit.
    package let distance: Int
    package let isMerge: Bool
    /// The model that this landing made.
    package let model: Model

    package init(commit: ObjectID, distance: Int, isMerge: Bool, model: Model) {
        self.commit = commit
        self.distance = distance
        self.isMerge = isMerge
        self.model = model
    }
}

/// Base's first-parent line as counting sees it: its landings, from the root or the baseline on.
package struct Line: Hashable, Sendable {
    /// Newest first; those above the foot.
    package let landings: [Landing]
    /// The model before the oldest landing: the foot's or the baseline's own, or none at all.
    package let initialModel: Model
    /// The end of the line that was not walked; nil where all of it was.
    package let foot: LineFoot?

    package init(landings: [Landing], initialModel: Model, foot: LineFoot? = nil) {
        self.landings = landings
        self.initialModel = initialModel
        self.foot = foot
    }

    /// The landings that the commit `distance` steps below base contains, newest first.
    package func landings(upTo distance: Int) -> ArraySlice<Landing> {
        // Newest first means growing distances, so the boundary is found by bisection.
        var low = 0
        var high = landings.count
        while low < high {
            let middle = (low + high) / 2
            if landings[middle].distance < distance { low = middle + 1 } else { high = middle }
        }
        return landings[low...]
    }

    /// How many landings the commit `distance` steps below base contains.
    package func counts(upTo distance: Int) -> LandingCounts {
        LandingCounts(of: landings(upTo: distance)) + (foot?.counts ?? LandingCounts())
    }

    /// The newest landings that the commit `distance` steps below base contains, newest first: of
    /// the foot's only the recent ones.
    package func recentLandings(upTo distance: Int) -> some Sequence<FootLanding> {
        let walked = landings(upTo: distance).lazy.map { landing in
            FootLanding(commit: landing.commit, isMerge: landing.isMerge, model: landing.model)
        }
        return [AnySequence(walked), AnySequence(foot?.recent ?? [])].lazy.joined()
    }

    /// The model that the oldest landing made which the commit `distance` steps below base contains.
    package func firstModel(upTo distance: Int) -> Model? {
        foot?.firstModel ?? landings(upTo: distance).last?.model
    }

    /// The model of the commit `distance` steps below base.
    package func model(at distance: Int) -> Model {
        landings(upTo: distance).first?.model ?? initialModel
    }
}
