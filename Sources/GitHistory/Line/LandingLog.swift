package import Versioning

/// Base's landings, whatever head is: what a log lists.
package struct LandingLog: Hashable, Sendable {
    package let choice: BaseChoice
    package let line: Line
    /// The commit that the list ends at; nil where it goes down to the root.
    package let baseline: ObjectID?
}

extension Repository {
    /// Asks git for the landings of base; head is looked at only for what it says about base, and
    /// as a place where a model path may be that never landed.
    package func landingLog(for query: HistoryQuery) throws(GitError) -> LandingLog {
        let paths = try modelPaths(for: query)
        let head = try head(named: query.head)
        let finder = try BaseFinder(in: self, build: query.build, head: head.commit)
        let choice = try finder.base(among: query.bases, head: head)
        let walk = try walk(from: choice.base, for: query, watching: paths)
        let headTree = try CommitGraph(of: self).node(head.commit).tree
        let history = History(
            base: choice.base,
            head: head.commit,
            headModel: try ModelReader(of: paths, in: objects).model(inTree: headTree),
            line: walk.landings,
            branchPoint: nil,
            pendingCommits: 0
        )
        try requireKnown(paths, in: history, for: query)
        return LandingLog(
            choice: choice,
            line: walk.landings,
            baseline: walk.line.baselineDistance.map { walk.line.commits[$0].id }
        )
    }
}
