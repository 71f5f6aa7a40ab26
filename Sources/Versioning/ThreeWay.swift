/// What landing head on a commit would make of that commit's model.
package enum LandingOutcome: Hashable, Sendable {
    /// The commit's model stays as it is.
    case unchanged
    /// The commit's model becomes this one.
    case changed(Model)
    /// Head and the commit changed the same lines: git would stop, and whoever resolves it
    /// makes a new model.
    case conflict
}

/// Compares the model in the merge bases, in a commit and in head, by ids alone.
///
/// - Parameter ancestors: the model in each merge base; none for unrelated histories, which git
///   merges as if they had grown from nothing.
/// - Returns: the outcome, or nil where all three differ (or the merge bases do among themselves),
///   so that only the content can tell.
package func landingOutcome(
    ancestors: [Model],
    base: Model,
    head: Model
) -> LandingOutcome? {
    if head == base || (!ancestors.isEmpty && ancestors.allSatisfy { $0 == head }) {
        return .unchanged
    }
    let ancestor = ancestors.first ?? .absent(paths: head.entries.count)
    guard ancestors.allSatisfy({ $0 == ancestor }) else { return nil }
    var merged: [TreeEntry?] = []
    for ((old, ours), theirs) in zip(zip(ancestor.entries, base.entries), head.entries) {
        if theirs == old || theirs == ours {
            merged.append(ours)
        } else if ours == old {
            merged.append(theirs)
        } else {
            return nil
        }
    }
    let result = Model(entries: merged)
    return result == base ? .unchanged : .changed(result)
}
