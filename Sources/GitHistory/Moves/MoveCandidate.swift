import Versioning

/// What may have been moved, and how much speaks for it.
struct MoveCandidate {
    let path: ModelPath
    let isFile: Bool
    let resemblance: Resemblance
}

extension MoveSearch {
    /// What two files may well have in common by chance, in bytes.
    private static let fewBytes = 64

    /// Those of the paths that are gone which resemble what appeared as `name`.
    func candidates(
        for entry: TreeEntry,
        named name: ModelPath,
        among gone: [GonePath]
    ) throws(GitError) -> [MoveCandidate] {
        let files = try FileList(of: entry, at: name.components, in: objects)
        var candidates: [MoveCandidate] = []
        for path in gone where entry.isDirectory || !path.entry.isDirectory {
            let older = try FileList(of: path.entry, at: path.components, in: objects)
            let resemblance = files.resemblance(to: older) { file in
                // Two files of a few bytes are easily the same. One that a clone lacks is not.
                objects.size(of: file) ?? .max > Self.fewBytes
            }
            // Of a directory that took up some loose files none was the model.
            let isSameKind = path.entry.isDirectory == entry.isDirectory
            guard isSameKind ? resemblance.isMove : resemblance.isMoveOfFile else { continue }
            candidates.append(
                MoveCandidate(
                    path: ModelPath(components: path.components),
                    isFile: !path.entry.isDirectory,
                    resemblance: resemblance
                )
            )
        }
        return candidates
    }

    /// The best, and another one that could be meant as well.
    static func best(of candidates: [MoveCandidate]) -> [ModelPath] {
        let sorted = candidates.sorted { $0.resemblance.tellsMore(than: $1.resemblance) }
        guard let best = sorted.first else { return [] }
        let other = sorted.dropFirst().first { other in
            if other.path.lies(within: best.path) || best.path.lies(within: other.path) {
                return false
            }
            let isSecondBest = best.resemblance.inPlace > other.resemblance.inPlace
            return other.resemblance.isGoodPart && !(other.isFile && isSecondBest)
        }
        return [best.path] + [other?.path].compactMap(\.self)
    }
}
