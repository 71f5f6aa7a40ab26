import Versioning

/// Finds the landings among the commits of a line, which it takes newest first.
final class LandingSearch {
    private let reader: ModelReader
    private var landings: [Landing] = []
    private var distance = 0
    /// The commit above the next one, and its model.
    private var newer: (commit: LineCommit, model: Model)?

    init(by reader: ModelReader) {
        self.reader = reader
    }

    /// Goes on with the next older commits.
    func take(_ commits: ArraySlice<LineCommit>) throws(GitError) {
        for commit in commits {
            let changed = try reader.model(inTree: commit.tree, differingFrom: newer?.model)
            if let newer, let changed {
                note(newer.commit, at: distance - 1, made: newer.model)
                self.newer = (commit, changed)
            } else {
                newer = (commit, changed ?? newer?.model ?? Model(entries: []))
            }
            distance += 1
        }
    }

    /// The line, all of whose commits have been taken.
    ///
    /// At the root the model came out of nothing; at a baseline it is what counting starts from.
    func line(endsAtRoot: Bool) -> Line {
        guard let oldest = newer else {
            return Line(landings: [], initialModel: Model(entries: []))
        }
        guard endsAtRoot else { return Line(landings: landings, initialModel: oldest.model) }
        if !oldest.model.isAbsent { note(oldest.commit, at: distance - 1, made: oldest.model) }
        let nothing = Model.absent(paths: oldest.model.entries.count)
        return Line(landings: landings, initialModel: nothing)
    }

    private func note(_ commit: LineCommit, at distance: Int, made model: Model) {
        landings.append(
            Landing(commit: commit.id, distance: distance, isMerge: commit.isMerge, model: model)
        )
    }
}
