import Versioning

/// The files at or below a path, each by its way from there: a file alone goes by its name.
struct FileList {
    let contents: [[[UInt8]]: ObjectID]

    var count: Int { contents.count }

    /// - Parameter path: where the entry is; only its last name is looked at.
    init(of entry: TreeEntry, at path: [[UInt8]], in objects: ObjectStore) throws(GitError) {
        guard entry.isDirectory else {
            contents = [path.suffix(1): entry.id]
            return
        }
        var files: [[[UInt8]]: ObjectID] = [:]
        var open: [(path: [[UInt8]], tree: ObjectID)] = [([], entry.id)]
        while let next = open.popLast() {
            for (name, entry) in try objects.entries(ofTree: next.tree) {
                let path = next.path + [name]
                if entry.isDirectory {
                    open.append((path, entry.id))
                } else {
                    files[path] = entry.id
                }
            }
        }
        contents = files
    }
}

extension FileList {
    /// How much of `older` is in this list.
    func resemblance(to older: FileList) -> Resemblance {
        var unmatched = contents
        var rest = older.contents
        func take(_ path: [[UInt8]], of old: [[UInt8]]) {
            unmatched[path] = nil
            rest[old] = nil
        }
        for (path, id) in contents where older.contents[path] == id && id != emptyFile {
            take(path, of: path)
        }
        let inPlace = count - unmatched.count
        var places: [ObjectID?: [[[UInt8]]]] = Dictionary(grouping: rest.keys) { rest[$0] }
        for (path, id) in unmatched where id != emptyFile {
            if let old = places[id]?.popLast() { take(path, of: old) }
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

/// The file without content says nothing about where it came from.
private let emptyFile = ObjectID(hex: "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
