import Versioning

/// A line of history as one word a commit, oldest first: `M2` is a merge commit with model 2, `o2`
/// any other commit with model 2, and model 0 is none at all.
struct Drawing {
    let commits: [(isMerge: Bool, model: Int)]

    init(_ text: String) {
        commits = text.split(separator: " ").map { word in
            (word.first == "M", Int(word.dropFirst()) ?? 0)
        }
    }

    /// A line of twelve commits with models 0 to 3, the same for the same seed (SplitMix64).
    init(seed: UInt64) {
        var state = seed
        func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
        commits = (0..<12).map { _ in (next() % 2 == 0, Int(next() % 4)) }
    }

    /// The line as counting sees it; with `baseline`, counting starts at that commit.
    func line(baseline: Int? = nil) -> Line {
        let start = baseline ?? 0
        var landings: [Landing] = []
        for index in commits.indices.dropFirst(baseline == nil ? 0 : start + 1) {
            let before = index == 0 ? 0 : commits[index - 1].model
            guard commits[index].model != before else { continue }
            landings.append(
                Landing(
                    commit: Self.commit(index),
                    distance: distance(of: index),
                    isMerge: commits[index].isMerge,
                    model: Self.model(commits[index].model)
                )
            )
        }
        return Line(
            landings: landings.reversed(),
            initialModel: Self.model(baseline == nil ? 0 : commits[start].model)
        )
    }

    /// The history of a head with this model, on base at the newest commit.
    func history(head model: Int, pendingCommits: Int = 0, baseline: Int? = nil) -> History {
        History(
            base: Base(name: "main", commit: Self.commit(commits.count - 1)),
            head: Self.id(1000),
            headModel: Self.model(model),
            line: line(baseline: baseline),
            branchPoint: position(of: commits.count - 1),
            pendingCommits: pendingCommits
        )
    }

    /// Where the commit at `index`, counted from the oldest, lies.
    func position(of index: Int) -> LinePosition {
        LinePosition(commit: Self.commit(index), distance: distance(of: index))
    }

    private func distance(of index: Int) -> Int { commits.count - 1 - index }

    static func commit(_ index: Int) -> ObjectID { id(UInt64(index) + 100) }

    static func model(_ number: Int) -> Model {
        let entry = TreeEntry(mode: 0o040000, id: id(UInt64(number)))
        return Model(entries: [number == 0 ? nil : entry])
    }

    static func id(_ number: UInt64) -> ObjectID { ObjectID(high: 0, middle: number, low: 7) }
}
