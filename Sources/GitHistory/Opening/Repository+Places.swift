import Versioning

extension Repository {
    /// A path as it is from the root of the repository; nil where it leads out of it.
    ///
    /// - Parameter typed: a path as `--path` takes it.
    package func pathFromRoot(of typed: String) -> String? {
        (try? ModelPath(typed, in: self))?.description
    }

    /// Whether a path without links lies in the work tree, and not in a folder of git's own there.
    package func checksOut(_ path: String) -> Bool {
        guard let workTree else { return false }
        let top = realPath(workTree) ?? workTree
        let names = path.split(separator: "/")
        let above = top.split(separator: "/")
        // Compared as bytes: equal text in two normal forms is two names.
        let isBelow =
            names.count > above.count
            && zip(above, names).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
        return isBelow && !names.dropFirst(above.count).contains { $0.lowercased() == ".git" }
    }
}
