package import Versioning

/// How far down a first-parent line a file says the same.
package struct FileRun: Hashable, Sendable {
    /// The oldest commit at which it does.
    package let commit: ObjectID
    /// How many first-parent steps below the tip that is.
    package let distance: Int
    /// The commit below, where it does not; nil at the root.
    package let parent: ObjectID?
}

extension Repository {
    /// Follows a file down the first-parent line of `tip` for as long as it says the same.
    ///
    /// - Parameters:
    ///   - distance: where `tip` itself stands on the line that distances are told of.
    ///   - saysSame: what decides; it is asked only where the file's content is another one.
    /// - Throws: `shallowHistory` where the line is cut off first.
    package func run(
        ofFile path: String,
        from tip: ObjectID,
        at distance: Int,
        while saysSame: (TrackedFile?) throws(GitError) -> Bool
    ) throws(GitError) -> FileRun {
        let graph = CommitGraph(of: self)
        let place = ModelPath(
            components: path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
        )
        var (commit, distance) = (tip, distance)
        var content = try objects.entry(at: place, inTree: graph.node(tip).tree)?.id
        var cycles = CycleGuard()
        while let parent = try graph.wholeNode(commit).parents.first {
            try cycles.pass(parent)
            let entry = try objects.entry(at: place, inTree: graph.node(parent).tree)
            if entry?.id != content {
                let isFile = entry.map { $0.mode & 0o170000 == 0o100000 } ?? false
                let file = entry.flatMap { isFile ? TrackedFile(path: path, content: $0.id) : nil }
                guard try saysSame(file) else {
                    return FileRun(commit: commit, distance: distance, parent: parent)
                }
                content = entry?.id
            }
            (commit, distance) = (parent, distance + 1)
        }
        return FileRun(commit: commit, distance: distance, parent: nil)
    }

    /// How many first-parent steps below `tip` each of some commits is; those beside the line have
    /// no place on it.
    package func distances(
        of commits: Set<ObjectID>,
        below tip: ObjectID
    ) throws(GitError) -> [ObjectID: Int] {
        let graph = CommitGraph(of: self)
        var found: [ObjectID: Int] = [:]
        var (next, distance): (ObjectID?, Int) = (tip, 0)
        var cycles = CycleGuard()
        while let commit = next, found.count < commits.count {
            try cycles.pass(commit)
            if commits.contains(commit) { found[commit] = distance }
            next = try graph.node(commit).parents.first
            distance += 1
        }
        return found
    }

    /// The model of a commit, at the paths of a query.
    package func model(
        of commit: ObjectID,
        for query: HistoryQuery
    ) throws(GitError) -> Model {
        let paths = try modelPaths(for: query)
        let tree = try CommitGraph(of: self).node(commit).tree
        return try ModelReader(of: paths, in: objects).model(inTree: tree)
    }
}
