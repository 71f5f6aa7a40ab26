import Dispatch
import Versioning

/// The searches of one walk. They take each commit together, so that its trees are read once.
final class LandingSearches {
    private var all: [Search]

    /// One search, and where it ends.
    private struct Search {
        let search: LandingSearch
        let stop: LineStop
        var isOver = false
        var error: GitError?
    }

    init(for tasks: [LineWalk.Task], in graph: CommitGraph) {
        let trees = SharedTrees(in: graph.objects)
        all = tasks.map { task in
            let search = LandingSearch(
                for: task.paths,
                in: graph,
                sharing: trees,
                findingMoves: task.findsMoves
            )
            return Search(search: search, stop: task.stop)
        }
    }

    /// Goes on with the next older commits.
    func take(_ commits: ArraySlice<LineCommit>) {
        for commit in commits {
            for index in all.indices where !all[index].isOver { take(commit, index) }
        }
    }

    private func take(_ commit: LineCommit, _ index: Int) {
        do throws(GitError) {
            try all[index].search.take(commit)
            all[index].isOver = all[index].stop.end(at: commit.id) != nil
        } catch {
            (all[index].error, all[index].isOver) = (error, true)
        }
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
