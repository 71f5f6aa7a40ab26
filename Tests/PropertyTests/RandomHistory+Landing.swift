import TestSupport

/// What git says would happen if a head landed on a commit now.
struct Landing {
    let head: String
    let base: String
    let merge: MergeTree
    /// Base's model would not stay as it is: it changes, or someone has to resolve a conflict in it.
    let changesModel: Bool
}

extension RandomHistory {
    /// Lands each head on its base, by git's own merge, without moving anything.
    func landings(_ pairs: [(base: String, head: String)]) throws -> [Landing] {
        guard !pairs.isEmpty else { return [] }
        let trees = try git.trees()
        let merges = try git.mergeTrees(pairs.map { ($0.base, $0.head) })
        let differences = try git.differ(
            zip(pairs, merges).map { (trees[$0.base] ?? "", $1.tree) },
            at: paths
        )
        return zip(pairs, zip(merges, differences)).map { pair, answer in
            Landing(
                head: pair.head,
                base: pair.base,
                merge: answer.0,
                changesModel: answer.1 || answer.0.conflicts(in: paths)
            )
        }
    }

    func landings(of heads: [String], on base: String) throws -> [Landing] {
        try landings(heads.map { (base, $0) })
    }
}
