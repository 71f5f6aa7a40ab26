import Versioning

extension Repository {
    /// The foxtrots on a line, newest first, each with the landings that it put aside.
    ///
    /// One that the baseline contains is none any more: the baseline's number is what mends it.
    func displacements(
        on line: FirstParentLine,
        of shared: SharedLine,
        paths: ModelPaths
    ) throws(GitError) -> [Displacement] {
        let counted = line.commits[..<(line.baselineDistance ?? line.commits.count)]
        let foxtrots = counted.indices.filter { counted[$0].mergesBase }
        guard !foxtrots.isEmpty else { return [] }
        // Where the old line left this one may be below the baseline.
        let line = try shared.extendedToRoot(line)
        let graph = CommitGraph(of: self, titles: line.mergeTitles, endingAt: line)
        let sides = SideLines(
            beside: shared.positions(on: line),
            paths: paths,
            graph: graph,
            in: self
        )
        var displacements: [Displacement] = []
        for distance in foxtrots {
            let commit = line.commits[distance].id
            let merge = LinePosition(commit: commit, distance: distance)
            // The old line may have put a still older one aside.
            var oldTips = Array(try graph.node(commit).parents.dropFirst().prefix(1))
            var seen: Set<ObjectID> = []
            while let oldTip = oldTips.popLast() {
                guard seen.insert(oldTip).inserted else { continue }
                let (oldLine, older) = try sides.follow(oldTip)
                displacements.append(Displacement(merge: merge, oldLine: oldLine))
                oldTips += older
            }
        }
        return displacements
    }
}
