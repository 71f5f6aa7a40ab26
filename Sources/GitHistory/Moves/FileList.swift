import Versioning

/// The files at or below a path, each by its way from there: a file alone goes by its name.
///
/// Without those that have no content: they say nothing about where they came from.
struct FileList {
    private let contents: [[[UInt8]]: ObjectID]

    var count: Int { contents.count }

    private static let emptyFile = ObjectID(hex: "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")

    /// - Parameter path: where the entry is; only its last name is looked at.
    init(of entry: TreeEntry, at path: [[UInt8]], in objects: ObjectStore) throws(GitError) {
        var files: [[[UInt8]]: ObjectID] = [:]
        var open: [(path: [[UInt8]], entry: TreeEntry, above: [ObjectID])] = []
        open.append((entry.isDirectory ? [] : path.suffix(1), entry, []))
        while let next = open.popLast() {
            guard next.entry.isDirectory else {
                if next.entry.id != Self.emptyFile { files[next.path] = next.entry.id }
                continue
            }
            guard !next.above.contains(next.entry.id) else { throw .cycle(at: next.entry.id) }
            let above = next.above + [next.entry.id]
            for (name, entry) in try objects.entries(ofTree: next.entry.id) {
                open.append((next.path + [name], entry, above))
            }
        }
        contents = files
    }

    /// How much of `older` is in this list.
    ///
    /// - Parameter isTelling: whether equal content alone says that a file with another name is the
    ///   same one.
    func resemblance(to older: FileList, isTelling: (ObjectID) -> Bool) -> Resemblance {
        var unmatched = contents
        var rest = older.contents
        func take(_ path: [[UInt8]], of old: [[UInt8]]) {
            unmatched[path] = nil
            rest[old] = nil
        }
        for (path, id) in contents where older.contents[path] == id {
            take(path, of: path)
        }
        let inPlace = count - unmatched.count
        var places: [ObjectID: [[[UInt8]]]] = [:]
        for (path, id) in rest { places[id, default: []].append(path) }
        for (path, id) in unmatched {
            let old = places[id]?.lastIndex { $0.last == path.last || isTelling(id) }
            if let old, let place = places[id]?.remove(at: old) { take(path, of: place) }
        }
        let same = count - unmatched.count
        let named = unmatched.keys.count { rest[$0] != nil }
        return Resemblance(
            same: same,
            named: named,
            inPlace: inPlace + named,
            before: older.count,
            after: count
        )
    }
}
