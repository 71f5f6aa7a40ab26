import Versioning

/// Looks for files that one side of a merge may have moved into or out of the model while the other
/// changed them.
///
/// Git finds renames by content and merges the change at the new place (git-merge(1), "rename
/// detection"), and it moves new files along with a directory. The model alone does not show that.
/// What could be such a move is told by paths only: no blob is read.
struct BorderCrossing {
    private let names: [ModelPath]

    init(paths: ModelPaths) {
        names = paths.names
    }

    /// Whether one side may carry the other's change across the border.
    func isPossible(ours: [FileChange], theirs: [FileChange]) -> Bool {
        carries(ours, along: theirs) || carries(theirs, along: ours)
    }

    private func carries(_ moves: [FileChange], along changes: [FileChange]) -> Bool {
        let added = moves.filter { $0.old == nil }
        let removed = moves.filter { $0.new == nil }
        let targets = Set(added.map { isModel($0.path) })
        guard !targets.isEmpty, !removed.isEmpty else { return false }
        let gone = Set(removed.map(\.path))
        let emptied = Set(removed.map { $0.path.dropLast() })
        return changes.contains { change in
            guard targets.contains(!isModel(change.path)), change.new != nil else { return false }
            return gone.contains(change.path)
                || (change.old == nil && emptied.contains(change.path.dropLast()))
        }
    }

    func isModel(_ path: [[UInt8]]) -> Bool {
        names.contains { path.starts(with: $0.components) }
    }
}
