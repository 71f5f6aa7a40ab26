import Versioning

/// Where head stands: what its landing would do to base's model, and if nothing, since when.
extension Survey {
    /// Whether head would change base's model, or the oldest commit of the line on which it
    /// would not.
    ///
    /// - Parameter replays: whether head's commits land one by one; what counts is then each of
    ///   them, and not what they come to together.
    func standing(
        base: Base,
        head: ObjectID,
        replays: Bool
    ) throws(GitError) -> Standing {
        guard !arrivals.mergeBases(at: 0).isEmpty else {
            throw .noCommonHistory(base: base.name, head: head)
        }
        if replays {
            let replay = try replay()
            if replay.changes > 0 { return .replayed(replay) }
        }
        switch try outcome(at: 0, model: model(at: 0)) {
        case .unchanged: return try settled()
        // What only merge commits changed is gone after a rebase.
        case _ where replays: return .settled(at: position(0))
        case .changed(let result): return .pending(result: result)
        case .conflict: return .pending(result: nil)
        }
    }

    /// The oldest commit of the line on which head would change nothing.
    private func settled() throws(GitError) -> Standing {
        let start = branchPoint?.distance ?? line.commits.count - 1
        let arrivalDistances = Set(arrivals.all.map(\.distance))
        var older: Model?
        for distance in (0...start).reversed() {
            let model = try model(at: distance)
            // The answer changes only with the line's model or with what was merged.
            if model == older, !arrivalDistances.contains(distance) { continue }
            older = model
            guard try outcome(at: distance, model: model) == .unchanged else { continue }
            if let baseline = line.baselineDistance, distance > baseline {
                return .settledBeforeBaseline
            }
            return .settled(at: position(distance))
        }
        preconditionFailure("head changes nothing on base, so the loop ends there at the latest")
    }

    private func position(_ distance: Int) -> LinePosition {
        LinePosition(commit: line.commits[distance].id, distance: distance)
    }

    private func model(at distance: Int) throws(GitError) -> Model {
        if let baseline = line.baselineDistance, distance > baseline {
            return try reader.model(inTree: line.commits[distance].tree)
        }
        return landings.model(at: distance)
    }

    /// What landing head on the commit at `distance` would make of its model.
    private func outcome(at distance: Int, model: Model) throws(GitError) -> LandingOutcome {
        let bases = arrivals.mergeBases(at: distance)
        var ancestors: [Model] = []
        for base in bases {
            ancestors.append(try reader.model(inTree: try graph.node(base).tree))
        }
        if let outcome = landingOutcome(ancestors: ancestors, base: model, head: headModel) {
            return outcome
        }
        // Read anew: of what excludes leave of a directory the walk knows the id only.
        let whole = try reader.model(inTree: line.commits[distance].tree)
        return try merge.outcome(mergeBases: bases, base: whole, head: headModel)
    }

    private func replay() throws(GitError) -> Replay {
        let copies = Copies(
            of: arrivals.baseOnlyCommits,
            reader: reader,
            graph: graph,
            in: repository
        )
        let base = try reader.model(inTree: line.commits[0].tree)
        return try pending.replay(on: base, leavingOut: copies, by: merge)
    }
}
