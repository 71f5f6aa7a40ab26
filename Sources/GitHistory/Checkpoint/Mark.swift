import Versioning

/// A commit of a line, and all that counting needs of the line up to it: where a later walk may end.
struct Mark: Hashable, Codable, Sendable {
    let commit: ObjectID
    /// The model there, which the walk reads as well: where the two differ the mark is not used.
    let model: Model
    let foot: LineFoot
    /// The renames of the model up to there, newest first.
    let moves: [ModelMove]
    /// First-parent steps from there to the next, older mark of the checkpoint; 0 for the last one.
    var stepsToNext = 0
}

extension LineWalk {
    /// What a later walk needs to end at the commit at `distance`.
    ///
    /// Nil where the model got another name above it: a walk from here comes there by that name, and
    /// one from there would not.
    ///
    /// - Parameter displacements: the foxtrots of the line that was walked.
    func mark(at distance: Int, with displacements: [Displacement]) -> Mark? {
        let moved = moves.compactMap(\.commit).compactMap { commit in
            line.commits.firstIndex { $0.id == commit }
        }
        guard moved.allSatisfy({ $0 >= distance }) else { return nil }
        let foot = landings.foot
        let older = displacements.filter { $0.merge.distance >= distance }.map {
            FootDisplacement(
                merge: $0.merge.commit,
                counts: landings.counts(of: $0.oldLine),
                model: $0.oldLine.model
            )
        }
        return Mark(
            commit: line.commits[distance].id,
            model: landings.model(at: distance),
            foot: LineFoot(
                counts: landings.counts(upTo: distance),
                recent: Self.recent(landings.recentLandings(upTo: distance)),
                firstModel: landings.firstModel(upTo: distance),
                initialModel: foot?.initialModel ?? landings.initialModel,
                displacements: older + (foot?.displacements ?? [])
            ),
            moves: moves
        )
    }

    /// The newest few of all, and of the merge commits.
    private static func recent(_ landings: some Sequence<FootLanding>) -> [FootLanding] {
        var recent: [FootLanding] = []
        var (seen, merges) = (0, 0)
        for landing in landings {
            if landing.isMerge { merges += 1 }
            if seen < LineFoot.recentCount || landing.isMerge { recent.append(landing) }
            seen += 1
            if merges == LineFoot.recentCount { break }
        }
        return recent
    }
}

extension Line {
    /// The landings of a line beside this one, down to the root or the baseline.
    fileprivate func counts(of side: SideLine) -> LandingCounts {
        let own = LandingCounts(of: side.landings)
        return side.fork.map { own + counts(upTo: $0) } ?? own
    }
}
