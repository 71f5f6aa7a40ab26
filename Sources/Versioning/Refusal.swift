/// Why the rule gives no number for these facts.
package enum Refusal: Error, Hashable, Sendable {
    /// The merge method does not count `change`, so the schema at `at` would share the number
    /// `version` with the one before it.
    case uncountedChange(UncountedChange)
    /// Head is built on a commit of the line that is older than the baseline.
    case beforeBaseline(head: ObjectID?)
    /// The number is above what the database can hold.
    case versionOutOfRange(version: UInt64, maximum: UInt64)
    /// No landing made the version that was asked for; `nearest` made the one next to it.
    case versionNotFound(version: UInt64, nearest: NumberedLanding?)

    /// The stable code, as printed with `--format json`.
    package var code: String {
        switch self {
        case .uncountedChange: "uncounted-change"
        case .beforeBaseline: "before-baseline"
        case .versionOutOfRange: "version-out-of-range"
        case .versionNotFound: "version-out-of-range"
        }
    }
}

/// A change of the model that landed in a way the merge method does not count.
package struct UncountedChange: Hashable, Sendable {
    /// The newest such landing.
    package let change: ObjectID
    /// The commit of the line whose number it is.
    package let countedAt: ObjectID
    /// The number that two schemas would share.
    package let version: UInt64
    /// How many landings up to there the method does not count.
    package let uncounted: Int
    /// A version for `countedAt` that no build had: as many as all landings of the line, which is
    /// more than the merge method can have counted.
    package let distinctVersion: UInt64

    package init(
        change: ObjectID,
        countedAt: ObjectID,
        version: UInt64,
        uncounted: Int,
        distinctVersion: UInt64
    ) {
        self.change = change
        self.countedAt = countedAt
        self.version = version
        self.uncounted = uncounted
        self.distinctVersion = distinctVersion
    }
}
