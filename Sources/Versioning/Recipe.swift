/// What the four-command lane sees of head besides base's merges.
package struct RecipeRange: Hashable, Sendable {
    /// The merge the range begins after; nil where head has none, and the range is then empty.
    package let latestMerge: ObjectID?
    /// The commits of `latest merge..head` that touch the model, as `git log` lists them.
    package let commits: Int

    package init(latestMerge: ObjectID?, commits: Int) {
        self.latestMerge = latestMerge
        self.commits = commits
    }
}

/// The lane, to the letter: base's merges that touch the model, plus one if any commit since the
/// latest merge does.
package func decideByRecipe(
    _ history: History,
    range: RecipeRange
) throws(Refusal) -> Decision {
    let rule = CountingRule(mergeMethod: .merge)
    let landed = try rule.landed(on: history.line, upTo: 0)
    let adds: UInt64 = range.commits > 0 ? 1 : 0
    return Decision(
        version: try rule.sum(landed, adds),
        landed: landed,
        adds: adds,
        countedAt: history.base.commit,
        uncounted: rule.uncounted(on: history.line, upTo: 0),
        cautions: []
    )
}
