import Versioning

/// Finds the landings among the commits of a line, which it takes newest first; commits whose model is
/// that of the commit above may be left out.
final class LandingSearch {
    private let reader: ModelReader
    private var landings: [Landing] = []
    /// The model of the commits taken last.
    private var model: Model?

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

    /// The names in the root tree on which the model depends; nil where it is all of it.
    var rootNames: [Int]? { reader.rootNames }

    /// Goes on to an older commit.
    ///
    /// - Parameter newer: the commit above it; nil at the tip.
    func take(
        _ commit: LineCommit,
        at distance: Int,
        below newer: LineCommit?
    ) throws(GitError) {
        var changed = try reader.model(inTree: commit.tree, differingFrom: model)
        if let older = changed, let model, let newer,
            try followMoves(from: newer, having: model, to: commit, having: older)
        {
            changed = try reader.model(inTree: commit.tree, differingFrom: model)
        }
        guard let changed else { return }
        if let newer, let model { note(newer, at: distance - 1, made: model) }
        model = changed
    }

    /// Looks where the paths came from that the newer commit made appear; whether any was found.
    private func followMoves(
        from newer: LineCommit,
        having newerModel: Model,
        to commit: LineCommit,
        having model: Model
    ) throws(GitError) -> Bool {
        guard let moveSearch else { return false }
        var hasMoved = false
        for (index, entry) in newerModel.entries.enumerated() {
            guard entry != nil, model.entries[index] == nil else { continue }
            let path = paths.included[index]
            let met = moves.filter { $0.path == path }.map(\.from)
            let origins = try moveSearch.origins(
                of: paths.names(at: index) + met,
                in: MoveSearch.Step(of: try graph.node(newer.id)),
                since: commit.tree
            )
            guard let move = ModelMove(of: path, from: origins, by: newer.id) else {
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
    ///
    /// - Parameter oldest: its last commit.
    func line(endingWith oldest: LineCommit, at distance: Int, atRoot: Bool) -> Line {
        let model = model ?? Model(entries: [])
        guard atRoot else { return Line(landings: landings, initialModel: model) }
        if !model.isAbsent { note(oldest, at: distance, made: model) }
        let nothing = Model.absent(paths: model.entries.count)
        return Line(landings: landings, initialModel: nothing)
    }

    private func note(_ commit: LineCommit, at distance: Int, made model: Model) {
        landings.append(
            Landing(commit: commit.id, distance: distance, isMerge: commit.isMerge, model: model)
        )
    }
}
