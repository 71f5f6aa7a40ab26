extension CountingRule {
    /// How many landings up to a commit of the line the merge method leaves out.
    func uncounted(on line: Line, upTo distance: Int) -> Int {
        let counts = line.counts(upTo: distance)
        return counts.all - mergeMethod.counted(in: counts)
    }

    /// The uncounted change that makes the commit at `position` share its number with another
    /// schema; nil where its model is the one that the last counted landing made.
    ///
    /// Without a counted landing the model is held against the baseline's, or against the one it
    /// first appeared with: an app's first schema may well come with a direct push.
    func uncountedChange(on line: Line, at position: LinePosition) throws(Refusal)
        -> UncountedChange?
    {
        let landings = line.recentLandings(upTo: position.distance)
        let isCounted = { (landing: FootLanding) in
            mergeMethod.countsLanding(asMerge: landing.isMerge)
        }
        guard let newest = landings.first(where: { _ in true }), !isCounted(newest) else {
            return nil
        }
        let numbered: Model?
        if let counted = landings.first(where: isCounted) {
            numbered = counted.model
        } else {
            let before = line.foot?.initialModel ?? line.initialModel
            numbered = before.isAbsent ? line.firstModel(upTo: position.distance) : before
        }
        guard newest.model != numbered else { return nil }
        return UncountedChange(
            change: newest.commit,
            countedAt: position.commit,
            version: try landed(on: line, upTo: position.distance),
            uncounted: uncounted(on: line, upTo: position.distance),
            distinctVersion: try sum(startingVersion, UInt64(line.counts(upTo: 0).all))
        )
    }
}
