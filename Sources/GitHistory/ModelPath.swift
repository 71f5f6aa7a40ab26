/// A path of the model, from the root of the repository, as bytes: git compares nothing else.
package struct ModelPath: Hashable, Sendable {
    /// The names on the way; none for the root itself.
    let components: [[UInt8]]

    /// The path as a person reads it.
    package var description: String {
        components.isEmpty
            ? "." : components.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    }

    /// Reads a path as git reads a pathspec, literally and without patterns.
    ///
    /// It is relative to the directory of the run, from the root behind `:/`, or absolute inside
    /// the work tree.
    init(_ typed: String, in repository: Repository) throws(GitError) {
        var relative = typed
        var start = repository.prefix
        if typed.isEmpty {
            throw .modelPathUnusable(path: typed, reason: "it is empty")
        }
        if typed.hasPrefix(":/") {
            relative = String(typed.dropFirst(2))
            start = ""
        } else if typed.hasPrefix(":") {
            throw .modelPathUnusable(
                path: typed,
                reason: "of git's pathspec signs only ':/' is understood"
            )
        } else if typed.hasPrefix("/") {
            start = ""
            relative = try Self.belowTop(typed, workTree: repository.workTree)
        }
        var names: [[UInt8]] = []
        for name in (start + "/" + relative).utf8.split(separator: UInt8(ascii: "/")) {
            if name.elementsEqual("..".utf8) {
                guard names.popLast() != nil else {
                    throw .modelPathUnusable(path: typed, reason: "it is outside the repository")
                }
            } else if !name.elementsEqual(".".utf8) {
                names.append(Array(name))
            }
        }
        components = names
    }

    private static func belowTop(_ path: String, workTree: String?) throws(GitError) -> String {
        // Only what lies above the last name may be a link: the path itself is what git tracks.
        for candidate in [path, resolvingParent(of: path)] {
            let full = candidate + "/"
            guard let workTree, full.utf8.starts(with: workTree.utf8) else { continue }
            return String(decoding: full.utf8.dropFirst(workTree.utf8.count), as: UTF8.self)
        }
        throw .modelPathUnusable(path: path, reason: "it is outside the repository")
    }

    /// Whether this path is `other` or lies below it.
    func lies(within other: ModelPath) -> Bool {
        components.starts(with: other.components)
    }

    /// This path as seen from `other`, none of its own names left where they are the same; nil
    /// where it does not lie there.
    func relative(to other: ModelPath) -> ArraySlice<[UInt8]>? {
        lies(within: other) ? components.dropFirst(other.components.count) : nil
    }
}
