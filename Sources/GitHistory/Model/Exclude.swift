/// What is left out of the model: one file, or whatever a pattern names.
///
/// A pattern means what `:(exclude,glob)` means to git, which takes such a pathspec literally first,
/// as a path and what lies below it, and then as a pattern for whole paths (gitglossary(7);
/// `match_pathspec_item` in `dir.c`). So `Generated` leaves out a directory, and `**/Generated` only
/// files of that name: directories take `**/Generated/**`.
struct Exclude: Hashable, Sendable {
    /// Both readings one behind the other; the literal one may go on behind its `.end`.
    let tokens: [GlobToken]
    /// Where the pattern begins; nil for what is literal only.
    let glob: Int?

    /// One file, whatever its name holds; a directory there stays.
    init(file path: ModelPath) {
        tokens = path.components.joined(separator: "/".utf8).map(GlobToken.byte) + [.end]
        glob = nil
    }

    /// A pattern from the root of the repository.
    ///
    /// - Parameter literal: how many of the first bytes are the directory of the run, in which
    ///   nothing is special.
    init(pattern: [UInt8], literal: Int = 0) {
        let directory = pattern.last == UInt8(ascii: "/")
        let path = directory ? pattern.dropLast() : pattern[...]
        let literally = Self.literally(path, mayBeFile: !directory)
        let special = pattern.firstIndex(where: Set("*?[\\".utf8).contains) ?? pattern.count
        // Git cuts off what is literal and matches the rest alone, so asterisks at the cut are at
        // the pattern's beginning, whatever stands before them.
        let cut = max(special, literal)
        guard cut < pattern.count else {
            (tokens, glob) = (literally, nil)
            return
        }
        let globbed = pattern[..<cut].map(GlobToken.byte) + GlobToken.tokens(of: pattern[cut...])
        (tokens, glob) = (literally + globbed + [.end], literally.count)
    }

    /// A pattern as typed.
    init(_ typed: String, in repository: Repository) throws(GitError) {
        do throws(TypedPath.Problem) {
            let path = try TypedPath(typed, in: repository)
            var bytes = Array(path.components.joined(separator: "/".utf8))
            if path.endsInSlash, !bytes.isEmpty { bytes.append(UInt8(ascii: "/")) }
            let literal = path.components.prefix(path.inherited).reduce(0) { $0 + $1.count + 1 }
            self.init(pattern: bytes, literal: literal)
        } catch {
            throw .excludeUnusable(pattern: typed, reason: error.reason)
        }
    }

    private static func literally(
        _ path: some Collection<UInt8>,
        mayBeFile: Bool
    ) -> [GlobToken] {
        if path.isEmpty { return [.everything] }
        let below = [GlobToken.byte(UInt8(ascii: "/")), .everything]
        return path.map(GlobToken.byte) + (mayBeFile ? [.end] : []) + below
    }
}
