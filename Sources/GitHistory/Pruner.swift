import Versioning

/// Takes the excluded files out of a model path: what is left has an id of its own, so that models
/// still compare by ids.
final class Pruner {
    private let excluded: [ArraySlice<[UInt8]>]
    private let objects: ObjectStore
    /// What was worked out already: commits that leave the path alone share its tree.
    private var known: [TreeEntry: TreeEntry?] = [:]

    /// - Parameter excluded: paths as seen from the model path; an empty one is that path itself.
    init(leavingOut excluded: [ArraySlice<[UInt8]>], in objects: ObjectStore) {
        self.excluded = excluded
        self.objects = objects
    }

    /// The entry without what is excluded; nil where nothing is left.
    func pruned(_ entry: TreeEntry) throws(GitError) -> TreeEntry? {
        if let known = known[entry] { return known }
        let result = try pruned(entry, leavingOut: excluded)
        known[entry] = .some(result)
        return result
    }

    private func pruned(
        _ entry: TreeEntry,
        leavingOut paths: [ArraySlice<[UInt8]>]
    ) throws(GitError) -> TreeEntry? {
        if paths.contains(where: \.isEmpty) { return nil }
        guard entry.isDirectory, !paths.isEmpty else { return entry }
        let entries = try objects.entries(ofTree: entry.id)
        var left: [(name: [UInt8], entry: TreeEntry)] = []
        for (name, child) in entries {
            let below = paths.filter { $0.first == name }.map { $0.dropFirst() }
            if let rest = try pruned(child, leavingOut: below) { left.append((name, rest)) }
        }
        let isSame = left.elementsEqual(entries) { $0 == $1 }
        guard !isSame else { return entry }
        guard !left.isEmpty else { return nil }
        let id = try objects.keepInMemory(tree: RawTree.bytes(of: left))
        return TreeEntry(mode: entry.mode, id: id)
    }
}
