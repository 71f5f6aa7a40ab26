package import Versioning

/// Which builds are out.
package struct ReleaseQuery: Hashable, Sendable {
    /// A release named one by one, and the number that no file of it holds.
    package struct Named: Hashable, Sendable {
        package let revision: String
        package let version: UInt64?

        package init(revision: String, version: UInt64?) {
            self.revision = revision
            self.version = version
        }
    }

    /// Patterns of tags, as `git tag --list` takes them.
    package let patterns: [String]
    package let named: [Named]

    package init(patterns: [String], named: [Named]) {
        self.patterns = patterns
        self.named = named
    }

    package var isEmpty: Bool { patterns.isEmpty && named.isEmpty }
}

/// A release as git has it.
package struct FoundRelease: Hashable, Sendable {
    package let name: String
    package let line: SideLine
    package let commit: ObjectID
    package let statedVersion: UInt64?
    package let isContained: Bool
}

/// What a query for releases found.
package struct FoundReleases: Hashable, Sendable {
    package let releases: [FoundRelease]
    /// Patterns that no tag matches.
    package let unmatched: [String]
}
