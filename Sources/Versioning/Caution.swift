/// Something a person should know about a number that was given.
package enum Caution: Hashable, Sendable {
    /// Allowed on request: two schemas of main share the number.
    case uncountedChange(UncountedChange)
    /// The model that will carry the number is not head's, since main's moved on.
    case sharedNumber(version: UInt64, countedAt: ObjectID)
    /// What landing makes of the model is not known to the letter.
    case estimatedMerge(Estimate)
    /// A foxtrot took landings off the line: base had the number `old` before.
    case displaced(by: ObjectID, version: UInt64, old: UInt64)
    /// The index holds a conflict in the model, so what will be committed is not known.
    case unresolvedConflict
    /// The model in the index or on disk is not the one that is numbered.
    case dirtyModel
    /// The number is 0, which a database with this `maximum` keeps for "no database yet".
    case zero(maximum: UInt64)
    /// Base was found by its usual name only.
    case baseGuessed(name: String)
    /// The pull request lands on another branch than the default one, which is base.
    case targetIsNotBase(target: String, base: String)
    /// Of several lines another one is as near to head as the one that is base.
    case otherLineAsNear(String, base: String)
    /// HEAD's branch has another name than the base it follows, and is taken for base itself.
    case followerTakenForBase(branch: String, base: String)
    /// The local branch and its remote-tracking one have both moved on; one of them is base.
    case baseDiverged(local: String, remote: String, base: String)

    /// The stable code, as printed with `--format json`.
    package var code: String {
        switch self {
        case .uncountedChange: "uncounted-change"
        case .sharedNumber: "shared-number"
        case .estimatedMerge, .unresolvedConflict: "estimated-merge"
        case .displaced: "displaced"
        case .dirtyModel: "dirty-model"
        case .zero: "zero"
        case .baseGuessed, .targetIsNotBase, .otherLineAsNear, .followerTakenForBase: "base-guessed"
        case .baseDiverged: "base-diverged"
        }
    }
}
