import Versioning

/// Takes what is excluded out of a model path: what is left has an id of its own, so that models
/// still compare by ids.
final class Pruner {
    private let excludes: ExcludeMemory
    private let names: [ModelPath]
    private let objects: ObjectStore
    private let keepsTrees: Bool
    /// What was worked out already: commits that leave a directory alone share its tree.
    private var known: [Directory: TreeEntry?] = [:]

    /// A tree at a place: what is left of it.
    private struct Directory: Hashable {
        let tree: ObjectID
        let place: ExcludeMemory.Place
    }

    /// - Parameters:
    ///   - names: those that the path goes by; what is excluded under one of them is excluded.
    ///   - keepsTrees: whether what is left will be read again, for a merge.
    init(
        at names: [ModelPath],
        leavingOut excludes: Excludes,
        in objects: ObjectStore,
        keepingTrees keepsTrees: Bool
    ) {
        self.names = names
        self.excludes = ExcludeMemory(of: excludes)
        self.objects = objects
        self.keepsTrees = keepsTrees
    }

    /// The entry at the model path without what is excluded; nil where nothing is left.
    func pruned(_ entry: TreeEntry) throws(GitError) -> TreeEntry? {
        switch excludes.verdict(on: entry, at: names) {
        case .excluded: nil
        case .kept: entry
        case .open(let place): try pruned(Directory(tree: entry.id, place: place))
        }
    }

    /// One directory on the way down, as far as its entries were looked at.
    private struct Level {
        let directory: Directory
        let entries: [(name: [UInt8], entry: TreeEntry)]
        var index = 0
        var left: [(name: [UInt8], entry: TreeEntry)] = []

        /// Goes on to the next entry, of which `rest` is left.
        mutating func settle(_ rest: TreeEntry?) {
            if let rest { left.append((entries[index].name, rest)) }
            index += 1
        }
    }

    /// What is left of a directory, the directories below it first.
    ///
    /// With a stack of its own, since how deep they lie is up to whoever made them.
    private func pruned(_ directory: Directory) throws(GitError) -> TreeEntry? {
        if let known = known[directory] { return known }
        var levels = [try level(directory)]
        while true {
            let depth = levels.count - 1
            guard levels[depth].index < levels[depth].entries.count else {
                let rest = try rest(of: levels.removeLast())
                if depth == 0 { return rest }
                levels[depth - 1].settle(rest)
                continue
            }
            let (name, entry) = levels[depth].entries[levels[depth].index]
            switch excludes.verdict(on: entry, named: name, in: levels[depth].directory.place) {
            case .excluded: levels[depth].settle(nil)
            case .kept: levels[depth].settle(entry)
            case .open(let place):
                let child = Directory(tree: entry.id, place: place)
                if let known = known[child] {
                    levels[depth].settle(known)
                } else if levels.contains(where: { $0.directory.tree == child.tree }) {
                    throw .cycle(at: child.tree)
                } else {
                    levels.append(try level(child))
                }
            }
        }
    }

    private func level(_ directory: Directory) throws(GitError) -> Level {
        Level(directory: directory, entries: try objects.entries(ofTree: directory.tree))
    }

    /// What is left of a directory all of whose entries are settled: as in git's index, a directory
    /// without any is not there.
    private func rest(of level: Level) throws(GitError) -> TreeEntry? {
        var rest: TreeEntry?
        if level.left.elementsEqual(level.entries, by: { $0.entry == $1.entry }) {
            rest = TreeEntry(mode: 0o040000, id: level.directory.tree)
        } else if !level.left.isEmpty {
            let bytes = RawTree.bytes(of: level.left)
            let id = try keepsTrees ? objects.keepInMemory(tree: bytes) : ObjectID(ofTree: bytes)
            rest = TreeEntry(mode: 0o040000, id: id)
        }
        known[level.directory] = .some(rest)
        return rest
    }
}
