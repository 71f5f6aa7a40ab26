/// Why a merge was not worked out to the letter as git would work it out.
package enum Estimate: Hashable, Sendable, CaseIterable {
    /// Head and base changed the same lines: git stops for a person.
    case conflict
    /// One side may have moved a file into or out of the model that the other side changed: git
    /// carries the change along.
    case renameAcrossBorder
    /// A merge by content would need files that are not in this clone: each file was compared as a
    /// whole.
    case missingContent
    /// The attributes name a merge driver of the team's own for a file that both sides changed.
    case mergeDriver
}
