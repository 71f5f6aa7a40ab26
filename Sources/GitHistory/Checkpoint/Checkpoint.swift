import Versioning

/// What earlier walks down one line found, so that the next one need not go to its end.
///
/// A mark tells of a commit and its ancestors, which never change; all else that it depends on is
/// the key's. So a mark is right wherever its commit is met, and one that is not met does nothing.
struct Checkpoint: Hashable, Codable, Sendable {
    /// Newest first, all on one line.
    private(set) var marks: [Mark] = []

    /// More would only make the file longer.
    private static let mostMarks = 8

    /// As far as a walk goes on beyond a mark for the sake of an older one, which serves more heads.
    private static let nearby = 64

    /// For one run after the other, the marks at which it may end: first those that let it end early,
    /// then those that let it find where an older branch left the line.
    ///
    /// - Parameter head: the commit that is numbered; one that is a mark needs nothing below it.
    func attempts(for head: ObjectID) -> [[Mark]] {
        guard !marks.isEmpty else { return [] }
        if marks.contains(where: { $0.commit == head }) { return [marks] }
        var (first, steps) = (0, 0)
        while first + 1 < marks.count, steps + marks[first].stepsToNext <= Self.nearby {
            steps += marks[first].stepsToNext
            first += 1
        }
        return (first..<marks.count).map { Array(marks[$0...]) }
    }

    /// Takes in what a walk found: a mark at its tip, and some further down.
    ///
    /// The first of these is a short way below the oldest commit that mattered, since side branches
    /// that were merged above it left the line somewhat earlier.
    ///
    /// Marks that are not on the line of the walk are dropped.
    ///
    /// - Parameter depth: the distance of the oldest commit of the line that mattered.
    mutating func take(
        _ walk: LineWalk,
        reaching depth: Int,
        with displacements: [Displacement]
    ) {
        let last = walk.line.commits.count - 1
        let end = walk.mark.flatMap { mark in marks.firstIndex { $0.commit == mark.commit } }
        let older = end.map { Array(marks[$0...]) } ?? []
        var wanted: Set<Int> = [0, depth + 64, 8 * depth + 512, 32 * depth + 4096]
        // A short way further there is a mark already.
        if end != nil { wanted = wanted.filter { last - $0 > Self.nearby || $0 == 0 && last > 0 } }
        var placed: [Int: Mark] = [:]
        for distance in wanted where distance <= last {
            placed[distance] = walk.mark(at: distance, with: displacements)
        }
        // What the walk passed by on its way to an older mark is good as it is.
        for mark in marks[..<(end ?? 0)] {
            let distance = walk.line.commits.firstIndex { $0.id == mark.commit }
            if let distance { placed[distance] = mark }
        }
        let distances = placed.keys.sorted()
        var newer: [Mark] = []
        for (index, distance) in distances.enumerated() {
            guard var mark = placed[distance] else { continue }
            mark.stepsToNext =
                (index + 1 < distances.count ? distances[index + 1] : last) - distance
            newer.append(mark)
        }
        marks = newer + older
        while marks.count > Self.mostMarks { dropOne() }
        if !marks.isEmpty { marks[marks.count - 1].stepsToNext = 0 }
    }

    /// Drops the mark that is missed least: the one with the narrowest gap around it for how far down
    /// it is.
    private mutating func dropOne() {
        var (distance, narrowest, least) = (0, marks.count - 1, Double.infinity)
        for index in 1..<(marks.count - 1) {
            distance += marks[index - 1].stepsToNext
            let gap = marks[index - 1].stepsToNext + marks[index].stepsToNext
            let share = Double(gap) / Double(distance + 1)
            if share < least { (narrowest, least) = (index, share) }
        }
        marks[narrowest - 1].stepsToNext += marks[narrowest].stepsToNext
        marks.remove(at: narrowest)
    }
}
