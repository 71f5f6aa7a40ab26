import Versioning

extension Repository {
    /// The foxtrots on a line, newest first, each with the landings that it put aside.
    func displacements(
        on line: FirstParentLine,
        paths: ModelPaths
    ) throws(GitError) -> [Displacement] {
        let foxtrots = line.commits.indices.filter { line.commits[$0].mergesBase }
        guard !foxtrots.isEmpty else { return [] }
        let positions = line.positions()
        let graph = CommitGraph(of: self)
        let reader = ModelReader(of: paths, in: objects)
        var displacements: [Displacement] = []
        for distance in foxtrots {
            let commit = line.commits[distance].id
            guard let oldTip = try graph.node(commit).parents.dropFirst().first else { continue }
            let model = try reader.model(inTree: try graph.node(oldTip).tree)
            var landings: [Landing] = []
            var next: ObjectID? = oldTip
            while let id = next, positions[id] == nil {
                let node = try graph.wholeNode(id)
                let (before, after) = try reader.models(aroundCommit: node, in: graph)
                if before != after {
                    let isMerge = node.parents.count > 1
                    landings.append(
                        Landing(commit: id, distance: distance, isMerge: isMerge, model: after)
                    )
                }
                next = node.parents.first
            }
            displacements.append(
                Displacement(
                    merge: LinePosition(commit: commit, distance: distance),
                    oldTip: oldTip,
                    fork: next.flatMap { positions[$0] },
                    landings: landings,
                    oldModel: model
                )
            )
        }
        return displacements
    }
}
