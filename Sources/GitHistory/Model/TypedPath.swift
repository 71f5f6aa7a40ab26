/// A path as typed, read as git reads the path of a pathspec: without `.`, `..` and double slashes.
///
/// It is relative to the directory of the run, from the root behind `:/`, or absolute inside the
/// work tree (gitglossary(7), "pathspec").
struct TypedPath {
    /// The names from the root of the repository on; none for the root itself.
    let components: [[UInt8]]
    /// How many of them come from the directory of the run, and were not typed.
    let inherited: Int
    /// Whether it ends in a slash, and so can name a directory only.
    let endsInSlash: Bool

    /// Why a path is none.
    struct Problem: Error {
        let reason: String
    }

    init(_ typed: String, in repository: Repository) throws(Problem) {
        var relative = typed
        var names: [[UInt8]] = []
        if typed.isEmpty {
            throw Problem(reason: "it is empty")
        }
        if typed.hasPrefix(":/") {
            relative = String(typed.dropFirst(2))
        } else if typed.hasPrefix(":") {
            throw Problem(reason: "of git's pathspec signs only ':/' is understood")
        } else if typed.hasPrefix("/") {
            relative = try Self.belowTop(typed, workTree: repository.workTree)
        } else {
            names = repository.prefix.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
        }
        var inherited = names.count
        let parts = relative.utf8.split(
            separator: UInt8(ascii: "/"),
            omittingEmptySubsequences: false
        )
        for name in parts {
            if name.elementsEqual("..".utf8) {
                guard names.popLast() != nil else {
                    throw Problem(reason: "it is outside the repository")
                }
                inherited = min(inherited, names.count)
            } else if !name.isEmpty, !name.elementsEqual(".".utf8) {
                names.append(Array(name))
            }
        }
        components = names
        self.inherited = inherited
        let last = parts.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
        endsInSlash = ["", ".", ".."].contains(last)
    }

    private static func belowTop(_ path: String, workTree: String?) throws(Problem) -> String {
        // Only what lies above the last name may be a link: the path itself is what git tracks.
        for candidate in [path, resolvingParent(of: path)] {
            let full = candidate + "/"
            guard let workTree, full.utf8.starts(with: workTree.utf8) else { continue }
            let below = full.utf8.dropFirst(workTree.utf8.count)
            return String(decoding: path.hasSuffix("/") ? below : below.dropLast(), as: UTF8.self)
        }
        throw Problem(reason: "it is outside the repository")
    }
}
