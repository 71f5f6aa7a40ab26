import Dispatch
import Versioning

/// The searches of one walk.
///
/// They go down the line side by side, so that each tree is read once, and only those look at a commit
/// whose model may differ there.
final class LandingSearches {
    private var all: [Search]
    private let trees: SharedTrees
    /// Which of them end at a commit.
    private var ends: [ObjectID: [Int]] = [:]
    /// Which of them watch a name in the root tree, by its number.
    private var watchers: [[Int]] = []
    /// Those that watch all of it.
    private var watchersOfAll: [Int] = []
    /// The commit that was taken last, and how far down the next one is.
    private var newer: LineCommit?
    private var distance = 0

    private struct Search {
        let search: LandingSearch
        var isOver = false
        var error: GitError?
    }

    init(for tasks: [LineWalk.Task], in graph: CommitGraph) {
        let trees = SharedTrees(in: graph.objects)
        self.trees = trees
        all = tasks.map { task in
            let search = LandingSearch(
                for: task.paths,
                in: graph,
                sharing: trees,
                findingMoves: task.findsMoves
            )
            return Search(search: search)
        }
        for (index, task) in tasks.enumerated() {
            for commit in task.stop.commits { ends[commit, default: []].append(index) }
        }
        watch()
    }

    /// Notes what each of them watches.
    private func watch() {
        (watchers, watchersOfAll) = ([], [])
        for (index, search) in all.enumerated() {
            guard let names = search.search.rootNames else {
                watchersOfAll.append(index)
                continue
            }
            for name in names {
                while watchers.count <= name { watchers.append([]) }
                watchers[name].append(index)
            }
        }
    }

    /// Goes on with the next older commits.
    func take(_ commits: ArraySlice<LineCommit>) {
        for commit in commits {
            if commit.tree != newer?.tree {
                if let changed = trees.changes(from: newer?.tree, to: commit.tree) {
                    for index in watchersOfAll { take(commit, index) }
                    for name in changed { for index in watchers[name] { take(commit, index) } }
                } else {
                    for index in all.indices { take(commit, index) }
                }
            }
            if !ends.isEmpty { for index in ends[commit.id] ?? [] { all[index].isOver = true } }
            newer = commit
            distance += 1
        }
    }

    private func take(_ commit: LineCommit, _ index: Int) {
        if all[index].isOver { return }
        let search = all[index].search
        let moves = search.moves.count
        do throws(GitError) {
            try search.take(commit, at: distance, below: newer)
        } catch {
            (all[index].error, all[index].isOver) = (error, true)
        }
        if search.moves.count > moves { watch() }
    }

    /// The search at `index`, once it has taken its part of the line.
    func finished(_ index: Int) throws(GitError) -> LandingSearch {
        if let error = all[index].error { throw error }
        return all[index].search
    }
}

/// Searches that run on a thread of their own.
///
/// Sendable although the compiler cannot see it: the searches are touched on the serial queue only,
/// until they are given back.
final class BackgroundSearch: @unchecked Sendable {
    private let queue = DispatchQueue(label: "landings")
    private let searches: LandingSearches

    init(_ searches: LandingSearches) {
        self.searches = searches
    }

    /// Takes a copy: a slice would share the line's storage and make it copied as it grows.
    func take(_ commits: [LineCommit]) {
        queue.async { [self] in searches.take(commits[...]) }
    }

    /// Takes the last commits, waits for everything that was taken, and gives the searches back.
    func finished(with commits: [LineCommit]) -> LandingSearches {
        take(commits)
        queue.sync {}
        return searches
    }
}
