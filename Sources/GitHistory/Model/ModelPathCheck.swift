import Versioning

extension Repository {
    /// Refuses a model path that is nowhere: not in head, not in base, never landed, not on disk.
    ///
    /// A count of 0 for a misspelt path would be a silently wrong number, and so would one for a
    /// model all of which is excluded.
    /// One that was there and has another name now is refused too: its count would stand still.
    func requireKnown(
        _ paths: ModelPaths,
        in history: History,
        for query: HistoryQuery
    ) throws(GitError) {
        let models = [history.headModel, history.line.model(at: 0)]
        let commits = [history.head, history.base.commit].compactMap(\.self)
        var emptied: [String] = []
        for (index, path) in paths.included.enumerated() {
            let entries = models.compactMap { $0.entries[index] }
            if entries.contains(where: \.isSymbolicLink) {
                throw .modelPathUnusable(
                    path: path.description,
                    reason: "it is a symbolic link, and its target's changes would not be seen"
                )
            }
            guard entries.isEmpty else { continue }
            if try hasLanded(path, at: index, in: history, for: query) { continue }
            let exists = try exists(path, in: commits)
            if exists, paths.excludes.concern(path) {
                emptied.append(path.description)
            } else {
                try explainAbsence(of: path, from: commits, isCheckedOut: query.head == nil)
            }
        }
        guard emptied.count < paths.count else { throw .everythingExcluded(paths: emptied) }
    }

    /// Whether a path that is gone was there once; an error where the landing that took it away gave
    /// it another name.
    private func hasLanded(
        _ path: ModelPath,
        at index: Int,
        in history: History,
        for query: HistoryQuery
    ) throws(GitError) -> Bool {
        guard history.line.foot == nil else { throw .markUnusable }
        let landings = history.line.landings
        guard let last = landings.firstIndex(where: { $0.model.entries[index] != nil }) else {
            return false
        }
        guard last > 0, query.formula == .landing else { return true }
        let removal = landings[last - 1].commit
        let graph = CommitGraph(of: self)
        let node = try graph.node(removal)
        guard let parent = node.parents.first else { return true }
        // What became of it is what it would come from, were history to run backwards.
        let names = try MoveSearch(graph: graph).origins(
            of: [path],
            from: node.tree,
            to: try graph.node(parent).tree
        )
        guard let name = names.first else { return true }
        throw .modelMovedAway(path: path.description, to: name.description, commit: removal)
    }

    /// Whether a path is in one of the commits, excluded or not.
    private func exists(_ path: ModelPath, in commits: [ObjectID]) throws(GitError) -> Bool {
        let graph = CommitGraph(of: self)
        for commit in commits {
            let tree = try graph.node(commit).tree
            if try objects.entry(at: path, inTree: tree) != nil { return true }
        }
        return false
    }

    private func explainAbsence(
        of path: ModelPath,
        from commits: [ObjectID],
        isCheckedOut: Bool
    ) throws(GitError) {
        let graph = CommitGraph(of: self)
        var suggestion: String?
        for commit in commits {
            let tree = try graph.node(commit).tree
            switch try objects.search(for: path.components, inTree: tree) {
            case .blocked(let reason):
                throw .modelPathUnusable(path: path.description, reason: reason)
            case .otherRepository(let submodule, let rest):
                throw .modelPathInSubmodule(
                    path: path.description,
                    submodule: submodule,
                    way: way(to: submodule),
                    rest: rest
                )
            case .near(let names): suggestion = suggestion ?? spelling(of: names)
            case .nothingNear: break
            }
            // Typed from the root, perhaps, where the run started further down.
            let start = prefix.split(separator: "/").count
            let typed = Array(path.components.dropFirst(start))
            if suggestion == nil, start > 0, !typed.isEmpty,
                case .near(let names) = try objects.search(for: typed, inTree: tree)
            {
                suggestion = spelling(of: names)
            }
        }
        // Files that were never committed are a model of which nothing landed yet. On a disk that
        // folds case, a misspelt path is there as well.
        if isCheckedOut, suggestion == nil, let workTree,
            path.components.first != Array(".git".utf8),
            holdsFile(at: workTree + path.description)
        {
            return
        }
        throw .modelPathNotFound(path: path.description, suggestion: suggestion)
    }

    /// The way from the directory of the run to a path from the root.
    private func way(to path: String) -> String {
        let here = prefix.split(separator: "/")
        let names = path.split(separator: "/")
        let common = zip(here, names).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        let up = here.dropFirst(common).map { _ in ".."[...] }
        return (up + names.dropFirst(common)).joined(separator: "/")
    }

    /// Whether files are checked out here.
    package var hasWorkTree: Bool { workTree != nil }

    /// A path as it would be typed where the run started.
    private func spelling(of names: [String]) -> String {
        (prefix.isEmpty ? "" : ":/") + names.joined(separator: "/")
    }
}
