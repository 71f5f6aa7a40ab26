import Versioning

/// Finds the landings among the commits of a line, which it takes newest first.
final class LandingSearch {
    private let reader: ModelReader
    private var landings: [Landing] = []
    private var distance = 0
    /// The commit above the next one, and its model.
    private var newer: (commit: LineCommit, model: Model)?

    private let graph: CommitGraph
    private let moveSearch: MoveSearch?
    private let paths: ModelPaths
    /// The renames that were met, newest first; the reader follows them.
    private(set) var moves: [ModelMove] = []

    /// - Parameters:
    ///   - trees: what the searches of a walk read together.
    ///   - findsMoves: whether to look where a model came from that a commit made appear.
    init(
        for paths: ModelPaths,
        in graph: CommitGraph,
        sharing trees: SharedTrees,
        findingMoves findsMoves: Bool
    ) {
        self.paths = paths
        self.graph = graph
        reader = ModelReader(of: paths, in: graph.objects, sharing: trees)
        moveSearch = findsMoves ? MoveSearch(graph: graph) : nil
    }

    /// Goes on with the next older commit.
    func take(_ commit: LineCommit) throws(GitError) {
        var changed = try reader.model(inTree: commit.tree, differingFrom: newer?.model)
        if let model = changed, try followMoves(to: commit, having: model) {
            changed = try reader.model(inTree: commit.tree, differingFrom: newer?.model)
        }
        if let newer, let changed {
            note(newer.commit, at: distance - 1, made: newer.model)
            self.newer = (commit, changed)
        } else {
            newer = (commit, changed ?? newer?.model ?? Model(entries: []))
        }
        distance += 1
    }

    /// Looks where the paths came from that the newer commit made appear; whether any was found.
    private func followMoves(
        to commit: LineCommit,
        having model: Model
    ) throws(GitError) -> Bool {
        guard let moveSearch, let newer else { return false }
        var hasMoved = false
        for (index, entry) in newer.model.entries.enumerated() {
            guard entry != nil, model.entries[index] == nil else { continue }
            let path = paths.included[index]
            let met = moves.filter { $0.path == path }.map(\.from)
            let origins = try moveSearch.origins(
                of: paths.names(at: index) + met,
                in: MoveSearch.Step(of: try graph.node(newer.commit.id)),
                since: commit.tree
            )
            guard let move = ModelMove(of: path, from: origins, by: newer.commit.id) else {
                continue
            }
            moves.append(move)
            reader.follow(move.from, at: index)
            hasMoved = true
        }
        return hasMoved
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
