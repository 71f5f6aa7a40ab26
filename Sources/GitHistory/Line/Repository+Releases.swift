package import Versioning

extension Repository {
    /// The releases that a query names, but those on head's own commit: that is this build.
    package func releases(
        _ query: ReleaseQuery,
        for history: History,
        asked question: HistoryQuery
    ) throws(GitError) -> FoundReleases {
        if query.isEmpty { return FoundReleases(releases: [], unmatched: []) }
        var found: [(name: String, commit: ObjectID, version: UInt64?)] = []
        var unmatched: [String] = []
        for pattern in query.patterns {
            let tags = try references(like: "refs/tags/" + pattern)
            if tags.isEmpty { unmatched.append(pattern) }
            for tag in tags.sorted() {
                // A tag of a tree or a blob is no release.
                guard let commit = try commit(atReference: tag) else { continue }
                found.append((String(tag.dropFirst("refs/tags/".count)), commit, nil))
            }
        }
        for named in query.named {
            found.append((named.revision, try commit(named: named.revision), named.version))
        }
        let others = found.filter { $0.commit != history.head }
        // Before the first commit there is nothing to hold against a release.
        guard let head = history.head, let base = history.base.commit else {
            return FoundReleases(releases: [], unmatched: unmatched)
        }
        let paths = try followedPaths(for: question, from: head, to: history.base)
        let baseline = try question.baseline.map { (name) throws(GitError) in
            try commit(named: name)
        }
        // No further than the baseline: what is older has no number by the rule.
        let line = try FirstParentLine(from: base, to: baseline, in: self)
        let graph = CommitGraph(of: self)
        let sides = SideLines(beside: line.positions(), paths: paths, graph: graph, in: self)
        let contained = try graph.ancestors(of: head)
        var releases: [FoundRelease] = []
        for release in others {
            releases.append(
                FoundRelease(
                    name: release.name,
                    line: try sides.line(of: release.commit),
                    commit: release.commit,
                    statedVersion: release.version,
                    isContained: contained.contains(release.commit)
                )
            )
        }
        return FoundReleases(releases: releases, unmatched: unmatched)
    }
}

extension CommitGraph {
    /// A commit and everything that it was built on.
    fileprivate func ancestors(of commit: ObjectID) throws(GitError) -> Set<ObjectID> {
        var seen: Set<ObjectID> = [commit]
        var open = [commit]
        while let id = open.popLast() {
            for parent in try wholeNode(id).parents where seen.insert(parent).inserted {
                open.append(parent)
            }
        }
        return seen
    }
}
