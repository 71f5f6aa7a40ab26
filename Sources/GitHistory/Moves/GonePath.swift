import Versioning

/// What was there before and is gone: a file, or a directory with all that was in it.
struct GonePath {
    let components: [[UInt8]]
    let entry: TreeEntry
}

extension ObjectStore {
    /// What `older` has and `newer` has not, a directory before what is in it; without a `newer`
    /// everything.
    func gonePaths(
        from older: ObjectID,
        to newer: ObjectID?,
        below path: [[UInt8]] = []
    ) throws(GitError) -> [GonePath] {
        guard older != newer else { return [] }
        let after = try newer.map { (tree) throws(GitError) in try entriesByName(ofTree: tree) }
        var gone: [GonePath] = []
        for (name, entry) in try entries(ofTree: older) {
            let here = path + [name]
            let other = after?[name]
            let remains = entry.isDirectory ? other?.isDirectory == true : other != nil
            if !remains { gone.append(GonePath(components: here, entry: entry)) }
            guard entry.isDirectory else { continue }
            gone += try gonePaths(from: entry.id, to: remains ? other?.id : nil, below: here)
        }
        return gone
    }
}
