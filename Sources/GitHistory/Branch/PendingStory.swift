package import Versioning

/// What a person wants to know about a change that is pending, or about why there is none.
package struct PendingStory: Hashable, Sendable {
    /// A file of the model and what becomes of it.
    package struct File: Hashable, Sendable {
        /// By git's letters.
        package enum Kind: String, Sendable {
            case added = "A"
            case modified = "M"
            case deleted = "D"
        }

        package let path: String
        package let kind: Kind
    }

    /// What is numbered changes the model that it branched from.
    package let changesModel: Bool
    /// Base has every commit of head.
    package let isContained: Bool
    /// The files that changed since and are not the same on base by now, in order.
    package let files: [File]
    /// The non-merge commits of `base..head` that change the model, newest first.
    package let commits: [ObjectID]
}

extension Repository {
    /// Tells what a number that was found has to do with head's changes.
    ///
    /// No number depends on any of it, so it is asked on its own: who wants only the number does
    /// not pay for it.
    package func pendingStory(
        behind findings: Findings,
        for query: HistoryQuery
    ) throws(GitError) -> PendingStory {
        let history = findings.history
        guard let head = history.head, let base = history.base.commit else {
            let none = Model.absent(paths: history.headModel.entries.count)
            return PendingStory(
                changesModel: history.headModel != none,
                isContained: false,
                files: try files(
                    from: [none],
                    to: history.headModel,
                    base: none,
                    at: try modelPaths(for: query)
                ),
                commits: []
            )
        }
        let paths = try followedPaths(for: query, from: head, to: history.base)
        let graph = CommitGraph(of: self)
        let reader = ModelReader(of: paths, in: objects, keepingTrees: true)
        let side = try HeadSide(of: head, for: query, in: history, reader: reader, graph, self)
        var ancestors: [Model] = []
        for commit in side.mergeBases {
            ancestors.append(try reader.model(inTree: try graph.node(commit).tree))
        }
        return PendingStory(
            changesModel: !ancestors.allSatisfy { $0 == history.headModel },
            isContained: side.isContained,
            files: try files(
                from: ancestors,
                to: history.headModel,
                base: try reader.model(inTree: try graph.node(base).tree),
                at: paths
            ),
            commits: side.modelCommits
        )
    }

    /// The model's paths, by the names that the count was made under.
    func followedPaths(
        for query: HistoryQuery,
        from head: ObjectID,
        to base: Base
    ) throws(GitError) -> ModelPaths {
        let paths = try modelPaths(for: query)
        guard query.follows else { return paths }
        let coming = try comingCommit(from: query.source, after: head, paths: paths)
        let moves = try pendingMoves(of: paths, in: head, or: coming, against: base, for: query)
        let followed = paths.following(moves)
        return followed.following(try walk(from: base, for: query, watching: followed).moves)
    }

    /// What changed since the first merge base, but for what base has by now.
    private func files(
        from ancestors: [Model],
        to model: Model,
        base: Model,
        at paths: ModelPaths
    ) throws(GitError) -> [PendingStory.File] {
        let ancestor = ancestors.first ?? .absent(paths: paths.count)
        let after = try tree(of: model, at: paths)
        let changes = try objects.changes(from: try tree(of: ancestor, at: paths), to: after)
        let open = Set(
            try objects.changes(from: try tree(of: base, at: paths), to: after).map(\.path)
        )
        return changes.filter { open.contains($0.path) }
            .map { (name: Array($0.path.joined(separator: [UInt8(ascii: "/")])), change: $0) }
            .sorted { $0.name.lexicographicallyPrecedes($1.name) }
            .map { PendingStory.File($0.name, $0.change) }
    }

    private func tree(of model: Model, at paths: ModelPaths) throws(GitError) -> ObjectID {
        try ModelTree(model, at: paths).id { (bytes) throws(GitError) in
            try objects.keepInMemory(tree: bytes)
        }
    }
}

extension PendingStory.File {
    fileprivate init(_ name: [UInt8], _ change: FileChange) {
        path = String(decoding: name, as: UTF8.self)
        kind = change.old == nil ? .added : change.new == nil ? .deleted : .modified
    }
}
