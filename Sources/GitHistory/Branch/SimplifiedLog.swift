import Versioning

/// What `git log EXCLUDED..TIP -- MODEL` lists, by git's own algorithm for history simplification.
///
/// Git decides which parents matter while it walks, newest commit first, so its list depends on
/// commit dates; a count without that agrees with git on four ranges of five only. This follows
/// `limit_list`, `process_parents` and `try_to_simplify_commit` of git 2.39 (`revision.c`).
struct SimplifiedLog {
    /// A commit as the walk has it; its parents shrink where one alone explains it.
    private struct State {
        var parents: [ObjectID] = []
        var isParsed = false
        var isUninteresting = false
        var isBottom = false
        var isSeen = false
        var isAdded = false
        var isSame = false
    }

    private let graph: CommitGraph
    private let reader: ModelReader
    private var states: [ObjectID: State] = [:]
    private var queue = DateQueue()

    /// How many commits git goes on looking at once nothing of interest seems left.
    private static let slop = 5

    init(of reader: ModelReader, in graph: CommitGraph) {
        self.reader = reader
        self.graph = graph
    }

    /// The number of commits in `excluded..tip` that git lists for the model.
    mutating func count(after excluded: ObjectID, upTo tip: ObjectID) throws(GitError) -> Int {
        try parse(excluded)
        try parse(tip)
        states[excluded]?.isUninteresting = true
        states[excluded]?.isBottom = true
        markParentsUninteresting(of: excluded)
        try enqueue(excluded)
        try enqueue(tip)

        var listed: [ObjectID] = []
        var lastDate = UInt64.max
        var slop = Self.slop
        while let commit = queue.pop() {
            try expand(commit.id)
            guard states[commit.id]?.isUninteresting == true else {
                lastDate = commit.date
                listed.append(commit.id)
                continue
            }
            markParentsUninteresting(of: commit.id)
            guard let newest = queue.first else { break }
            if lastDate <= newest.date || queue.contains(where: { !isUninteresting($0.id) }) {
                slop = Self.slop
            } else {
                slop -= 1
                if slop == 0 { break }
            }
        }
        return listed.count { !isUninteresting($0) && states[$0]?.isSame == false }
    }

    private func isUninteresting(_ id: ObjectID) -> Bool { states[id]?.isUninteresting == true }

    private func isRelevant(_ id: ObjectID) -> Bool {
        !isUninteresting(id) || states[id]?.isBottom == true
    }

    private mutating func parse(_ id: ObjectID) throws(GitError) {
        guard states[id]?.isParsed != true else { return }
        states[id, default: State()].parents = try graph.wholeNode(id).parents
        states[id]?.isParsed = true
    }

    private mutating func enqueue(_ id: ObjectID) throws(GitError) {
        guard states[id]?.isSeen != true else { return }
        states[id, default: State()].isSeen = true
        queue.insert(id, date: try graph.node(id).time)
    }

    /// Git's `process_parents`: simplifies a commit of interest, and queues its parents.
    private mutating func expand(_ id: ObjectID) throws(GitError) {
        guard states[id]?.isAdded == false else { return }
        states[id]?.isAdded = true
        let excludes = isUninteresting(id)
        if !excludes { try simplify(id) }
        for parent in states[id]?.parents ?? [] {
            if excludes { states[parent, default: State()].isUninteresting = true }
            try parse(parent)
            if excludes { markParentsUninteresting(of: parent) }
            try enqueue(parent)
        }
    }

    /// Git's `try_to_simplify_commit`: follows one parent alone where the model is the same there.
    private mutating func simplify(_ id: ObjectID) throws(GitError) {
        let model = try reader.model(inTree: try graph.node(id).tree)
        let parents = states[id]?.parents ?? []
        if parents.isEmpty {
            states[id]?.isSame = model.isAbsent
            return
        }
        var hasRelevantParent = false
        var hasRelevantChange = false
        var hasIrrelevantChange = false
        for parent in parents {
            try parse(parent)
            let isRelevant = isRelevant(parent)
            hasRelevantParent = hasRelevantParent || isRelevant
            if try reader.model(inTree: try graph.node(parent).tree) != model {
                if isRelevant { hasRelevantChange = true } else { hasIrrelevantChange = true }
            } else if isRelevant {
                states[id]?.parents = [parent]
                states[id]?.isSame = true
                return
            }
        }
        states[id]?.isSame = hasRelevantParent ? !hasRelevantChange : !hasIrrelevantChange
    }

    /// Git's `mark_parents_uninteresting`: down through the commits that were parsed already.
    private mutating func markParentsUninteresting(of id: ObjectID) {
        var open = states[id]?.parents ?? []
        while let parent = open.popLast() {
            guard !isUninteresting(parent) else { continue }
            states[parent, default: State()].isUninteresting = true
            open.append(contentsOf: states[parent]?.parents ?? [])
        }
    }
}
