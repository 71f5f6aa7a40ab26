import GitHistory
import Versioning

/// The merge method that a line's history speaks for, and what it says.
struct MethodChoice: Hashable, Sendable {
    let method: MergeMethod
    /// Sentences with the numbers.
    let why: [String]

    /// As many landings by merge commits say for sure how a team lands its work.
    private static let enough = 3
    /// A line of fewer commits than this tells nothing.
    private static let few = 10

    /// Chooses by the landings of the model, which decide; where they are few, by the newest
    /// commits of the line.
    ///
    /// `squash` counts every landing, so it is right for a mix, and for merges alone it gives the
    /// same numbers. `merge` refuses what does not come with a merge commit, and so is chosen only
    /// where nothing ever did, but for the change that the model appeared with.
    ///
    /// - Parameter own: the commits of release lines, on which a change that is no merge would be
    ///   refused as well.
    init(
        landings: [Landing],
        isFromRoot: Bool,
        recent: RecentCommits,
        own: OwnCommits = OwnCommits(),
        base: String
    ) {
        // The first appearance under `merge` is no uncounted change.
        let changes =
            isFromRoot && landings.last?.isMerge == false ? landings.dropLast() : landings[...]
        let merges = changes.count(where: \.isMerge)
        let onlyMerges = merges == changes.count
        let mostlyMerges = recent.count >= Self.few && recent.merges * 10 >= recent.count * 9
        let plain = own.count - own.merges
        method =
            plain == 0 && onlyMerges && (merges >= Self.enough || mostlyMerges) ? .merge : .squash
        var why: [String] = []
        if !changes.isEmpty {
            why.append(
                onlyMerges
                    ? "All \(counted(changes.count, "change")) of the model on \(base) landed by"
                        + " merge commits."
                    : "\(merges) of the \(counted(changes.count, "change")) of the model on \(base)"
                        + " landed by merge commits."
            )
        }
        why.append(Self.sentence(on: recent, base: base))
        if plain > 0 {
            why.append(
                "Of the \(counted(own.count, "commit")) that the release lines have of their own,"
                    + " \(plain) \(plain == 1 ? "is" : "are") no merge \(plain == 1 ? "commit" : "commits")."
            )
        }
        why.append(
            method == .merge
                ? "A change that is pushed directly is refused; squash would count it."
                : "squash counts every landing, merge commits too."
                    + " A team that lands by \"Rebase and merge\" has rebase here."
        )
        self.why = why
    }

    private static func sentence(on recent: RecentCommits, base: String) -> String {
        guard recent.count >= few else {
            return "\(base) has \(counted(recent.count, "commit")), too few to tell how work lands."
        }
        var parts = ["\(recent.merges) are merge commits"]
        if recent.squashes > 0 { parts.append("\(recent.squashes) name a request, as squashes do") }
        return
            "Of the last \(counted(recent.count, "commit")) of \(base), \(parts.joined(separator: " and "))."
    }
}
