/// How this team lands work, in GitHub's three words.
package enum MergeMethod: String, CaseIterable, Sendable {
    case merge
    case squash
    case rebase

    /// Whether a landing raises the version under this method.
    package func counts(_ landing: Landing) -> Bool {
        countsLanding(asMerge: landing.isMerge)
    }

    /// Whether one that is a merge commit, or is not, does.
    package func countsLanding(asMerge isMerge: Bool) -> Bool {
        switch self {
        case .merge: isMerge
        case .squash, .rebase: true
        }
    }

    /// How many of some landings raise the version.
    func counted(in counts: LandingCounts) -> Int {
        switch self {
        case .merge: counts.merges
        case .squash, .rebase: counts.all
        }
    }
}

/// Which arithmetic gives the version.
package enum Formula: String, CaseIterable, Sendable {
    /// The rule: landings on base, plus what head is about to add.
    case landing
    /// The four-command lane that teams move over from, computed to the letter.
    case recipe
}

/// The choices that turn landings into a version.
package struct CountingRule: Hashable, Sendable {
    package let mergeMethod: MergeMethod
    /// Give a number although an uncounted landing shares it, with a warning.
    package let allowsUncounted: Bool
    /// The version of the commit that the line's walk ended at; 0 without a baseline.
    package let startingVersion: UInt64
    /// The highest version the database can hold.
    package let maximum: UInt64

    /// Realm's limit: it keeps 2^64-1 for "no version".
    package static let highestVersion = UInt64.max - 1

    /// The limit of SQLite's `user_version`, which Room writes too.
    package static let highestVersionOfSQLite: UInt64 = 2_147_483_647

    package init(
        mergeMethod: MergeMethod = .merge,
        allowsUncounted: Bool = false,
        startingVersion: UInt64 = 0,
        maximum: UInt64 = CountingRule.highestVersion
    ) {
        self.mergeMethod = mergeMethod
        self.allowsUncounted = allowsUncounted
        self.startingVersion = startingVersion
        self.maximum = maximum
    }

    /// The version that the commit `distance` steps below base has: the starting version and the
    /// counted landings up to it.
    package func landed(on line: Line, upTo distance: Int) throws(Refusal) -> UInt64 {
        let counted = mergeMethod.counted(in: line.counts(upTo: distance))
        return try sum(startingVersion, UInt64(counted))
    }

    /// The sum of two parts of a version, refused where it is more than the database can hold.
    func sum(_ one: UInt64, _ other: UInt64) throws(Refusal) -> UInt64 {
        let (sum, overflows) = one.addingReportingOverflow(other)
        guard !overflows, sum <= maximum else {
            throw .versionOutOfRange(version: overflows ? .max : sum, maximum: maximum)
        }
        return sum
    }
}
