/// A landing with the version that its commit has.
package struct NumberedLanding: Hashable, Sendable {
    package let landing: Landing
    package let version: UInt64
    /// Whether this landing made the version; one that does not count has that of the one before.
    package let isCounted: Bool
}

/// Every landing of a line with its version, newest first.
package struct NumberedLine: Hashable, Sendable {
    package let landings: [NumberedLanding]

    /// Numbers the landings without refusing what shares a number: a list shows both.
    package init(_ line: Line, by rule: CountingRule) throws(Refusal) {
        var landings: [NumberedLanding] = []
        landings.reserveCapacity(line.landings.count)
        var version = rule.startingVersion
        for landing in line.landings.reversed() {
            let isCounted = rule.mergeMethod.counts(landing)
            if isCounted { version = try rule.sum(version, 1) }
            landings.append(
                NumberedLanding(landing: landing, version: version, isCounted: isCounted)
            )
        }
        self.landings = landings.reversed()
    }

    /// The one landing that made `version`, refused with the nearest that was made.
    package func landing(making version: UInt64) throws(Refusal) -> NumberedLanding {
        let counted = landings.filter(\.isCounted)
        if let landing = counted.first(where: { $0.version == version }) { return landing }
        // The versions that were made have no gaps, so the nearest is at one of the ends.
        let newest = counted.first.flatMap { $0.version < version ? $0 : nil }
        throw .versionNotFound(version: version, nearest: newest ?? counted.last)
    }
}
