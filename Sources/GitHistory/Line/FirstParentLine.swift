import Versioning

/// One commit of a first-parent line.
struct LineCommit: Sendable {
    let id: ObjectID
    let tree: ObjectID
    let isMerge: Bool
    /// By git's own message, this commit merged base into what became base: a foxtrot.
    let mergesBase: Bool
}

/// A commit, its first parent, and so on: newest first, so that an index is a distance from the
/// tip.
struct FirstParentLine {
    /// Why a walk went no further.
    enum End: Hashable {
        /// The last commit has no parent: the line is whole.
        case root
        /// The baseline was reached: everything that counts was seen.
        case baseline
        /// A mark was reached: an earlier walk knows what is below.
        case mark
        /// The clone is cut off at this commit: there is more that was not seen.
        case shallow(at: ObjectID)
    }

    private(set) var commits: [LineCommit] = []
    let mergeTitles: MergeTitles
    private(set) var end = End.root
    /// The distance of the baseline, where the walk met it.
    private(set) var baselineDistance: Int?

    /// Walks from `tip` down to the root, or to where the clone is cut off; with a `baseline` no
    /// further than that, since nothing below it counts.
    init(from tip: ObjectID, to baseline: ObjectID?, in repository: Repository) throws(GitError) {
        self.init(titles: MergeTitles(of: []))
        let stop = LineStop(at: baseline)
        try extend(from: tip, in: repository) { stop.end(at: $0) }
        if end == .baseline { baselineDistance = commits.count - 1 }
    }

    /// A line of which nothing has been walked.
    init(titles: MergeTitles) {
        mergeTitles = titles
    }

    /// The line from the same tip, as far down as one of its shares goes.
    func cut(at distance: Int, by end: End) -> FirstParentLine {
        var line = self
        if distance < commits.count - 1 { line.commits = Array(commits[...distance]) }
        line.end = end
        if end == .baseline { line.baselineDistance = distance }
        return line
    }

    /// The distance of every commit.
    func positions() -> [ObjectID: Int] {
        var positions: [ObjectID: Int] = [:]
        positions.reserveCapacity(commits.count)
        for (distance, commit) in commits.enumerated() { positions[commit.id] = distance }
        return positions
    }

    /// Goes on below the baseline, for a head that branched off before it.
    mutating func extendToRoot(in repository: Repository) throws(GitError) {
        guard end == .baseline, let last = commits.popLast() else { return }
        try extend(from: last.id, in: repository) { _ in nil }
    }

    /// The same line as far down as another walk from its tip went, which went below its baseline.
    func extended(along whole: FirstParentLine) -> FirstParentLine {
        var line = whole
        line.baselineDistance = baselineDistance
        return line
    }

    /// - Parameters:
    ///   - stop: is asked after every commit whether the walk ends there, and why.
    ///   - visit: is shown the line so far after every commit.
    mutating func extend(
        from tip: ObjectID,
        in repository: Repository,
        until stop: (ObjectID) -> End?,
        visit: ([LineCommit]) throws(GitError) -> Void = { (_) throws(GitError) in }
    ) throws(GitError) {
        var next: ObjectID? = tip
        end = .root
        var cycles = CycleGuard()
        while let id = next {
            try cycles.pass(id)
            let (commit, parent) = try repository.objects.lineCommit(id, mergeTitles)
            commits.append(commit)
            repository.commitCounter.note(read: commits.count)
            try visit(commits)
            if let reached = stop(id) {
                end = reached
                return
            }
            if parent != nil, repository.shallowCommits.contains(id) {
                end = .shallow(at: id)
                return
            }
            next = parent
        }
    }
}

extension ObjectStore {
    /// What a walk along the line needs of one commit, and the commit it goes on with.
    fileprivate func lineCommit(
        _ id: ObjectID,
        _ titles: MergeTitles
    ) throws(GitError) -> (commit: LineCommit, firstParent: ObjectID?) {
        try read(id, as: .commit) { (bytes) throws(GitError) in
            guard let raw = unsafe RawCommit(bytes) else { throw .damagedCommit(id) }
            let parent = raw.parent(at: 0)
            guard raw.parentCount == 0 || parent != nil else { throw .damagedCommit(id) }
            let isMerge = raw.parentCount > 1
            let commit = LineCommit(
                id: id,
                tree: raw.tree,
                isMerge: isMerge,
                mergesBase: unsafe isMerge && titles.begin(messageOf: bytes)
            )
            return (commit, parent)
        }
    }
}

extension GitError {
    static func damagedCommit(_ id: ObjectID) -> GitError {
        .damagedObject(id, reason: "its header is malformed")
    }
}
