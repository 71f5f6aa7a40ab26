import Versioning

/// What looking for an absent path in one tree brings to light.
enum PathSearch {
    /// Something on the way is no directory.
    case blocked(reason: String)
    /// A submodule is on the way, and the rest of the path lies in it.
    case otherRepository(at: String, rest: String)
    /// A path that is spelt much like it.
    case near([String])
    case nothingNear
}

extension ObjectStore {
    func search(
        for path: [[UInt8]],
        inTree root: ObjectID
    ) throws(GitError) -> PathSearch {
        var tree = root
        var way: [String] = []
        for (depth, component) in path.enumerated() {
            let entries = try entries(ofTree: tree)
            let name = String(decoding: component, as: UTF8.self)
            var found = entries.first { $0.name == component }
            if found == nil {
                let names = entries.map { String(decoding: $0.name, as: UTF8.self) }
                guard let near = nearestSpelling(of: name, among: names) else { break }
                found = entries.first { $0.name.elementsEqual(near.utf8) }
            }
            guard let found else { break }
            way.append(String(decoding: found.name, as: UTF8.self))
            let here = way.joined(separator: "/")
            if depth == path.count - 1 { return .near(way) }
            if found.entry.isSymbolicLink {
                return .blocked(reason: "'\(here)' is a symbolic link")
            }
            if found.entry.isSubmodule {
                let rest = ModelPath(components: Array(path.dropFirst(depth + 1)))
                return .otherRepository(at: here, rest: rest.description)
            }
            guard found.entry.isDirectory else { break }
            tree = found.entry.id
        }
        return .nothingNear
    }
}
