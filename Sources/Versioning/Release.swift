/// A build that is out: the commit it was made from, and the numbers it may carry.
package struct Release: Hashable, Sendable {
    /// The tag or revision it is known by.
    package let name: String
    /// Its own first-parent line: a release branch counts for itself.
    package let line: SideLine
    /// The number that a settings file of the release holds, or that was stated.
    package let recorded: UInt64?
    /// What the rule gives it by a configuration of its own; nil where that is the run's.
    package let counted: UInt64?
    /// Head was built on it.
    package let isContained: Bool

    package init(
        name: String,
        line: SideLine,
        recorded: UInt64?,
        counted: UInt64? = nil,
        isContained: Bool
    ) {
        self.name = name
        self.line = line
        self.recorded = recorded
        self.counted = counted
        self.isContained = isContained
    }
}

/// What is wrong with a number in view of what is out.
package enum ReleaseProblem: Hashable, Sendable {
    /// A release has this number and another model.
    case sameAsRelease(name: String, version: UInt64)
    /// A release that devices may come from has a higher number.
    case lowerThanRelease(name: String, released: UInt64, version: UInt64)

    /// The stable code, as printed with `--format json`.
    package var code: String {
        switch self {
        case .sameAsRelease: "same-as-release"
        case .lowerThanRelease: "lower-than-release"
        }
    }
}

extension CountingRule {
    /// The number of a release: the larger of what it says itself and what the rule gives.
    ///
    /// A release older than the baseline has only what it says; 0 where it says nothing.
    private func version(of release: Release, in history: History) throws(Refusal) -> UInt64 {
        if let counted = release.counted { return max(counted, release.recorded ?? 0) }
        return max(try counted(release.line, in: history) ?? 0, release.recorded ?? 0)
    }

    /// What the rule gives a release; nil for one that is older than the baseline.
    package func counted(
        _ line: SideLine,
        in history: History
    ) throws(Refusal) -> UInt64? {
        guard line.fork != nil || startingVersion == 0 else { return nil }
        return try landed(on: line, besides: history.line)
    }

    /// Holds a version against the releases.
    ///
    /// A head on main's line is held against all of them, since any device may update to it;
    /// another one against those it was built on.
    ///
    /// - Parameter isMain: whether base is main, and not a release line beside it.
    package func problems(
        of version: UInt64,
        with releases: [Release],
        in history: History,
        isMain: Bool
    ) throws(Refusal) -> [ReleaseProblem] {
        let isOnLine = isMain && history.branchPoint?.commit == history.head
        var problems: [ReleaseProblem] = []
        var highest: (name: String, version: UInt64)?
        for release in releases {
            let released = try self.version(of: release, in: history)
            if released == version, release.line.model != history.headModel {
                problems.append(.sameAsRelease(name: release.name, version: version))
            }
            if isOnLine || release.isContained, released > highest?.version ?? version {
                highest = (release.name, released)
            }
        }
        if let highest {
            problems.append(
                .lowerThanRelease(
                    name: highest.name,
                    released: highest.version,
                    version: version
                )
            )
        }
        return problems
    }
}
