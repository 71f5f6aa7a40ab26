import Versioning

extension Repository {
    /// The foxtrots on a line, newest first, each with the landings that it put aside.
    func displacements(
        on line: FirstParentLine,
        paths: ModelPaths
    ) throws(GitError) -> [Displacement] {
        let foxtrots = line.commits.indices.filter { line.commits[$0].mergesBase }
        guard !foxtrots.isEmpty else { return [] }
        let graph = CommitGraph(of: self)
        let sides = SideLines(beside: line, paths: paths, graph: graph, in: self)
        var displacements: [Displacement] = []
        for distance in foxtrots {
            let commit = line.commits[distance].id
            guard let oldTip = try graph.node(commit).parents.dropFirst().first else { continue }
            displacements.append(
                Displacement(
                    merge: LinePosition(commit: commit, distance: distance),
                    oldLine: try sides.line(of: oldTip)
                )
            )
        }
        return displacements
    }
}
