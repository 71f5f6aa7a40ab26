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
    /// Newest first.
    package let landings: [Landing]
    /// The model before the oldest landing: the baseline's own, or none at all.
    package let initialModel: Model

    package init(landings: [Landing], initialModel: Model) {
        self.landings = landings
        self.initialModel = initialModel
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

    /// The model of the commit `distance` steps below base.
    package func model(at distance: Int) -> Model {
        landings(upTo: distance).first?.model ?? initialModel
    }
}
