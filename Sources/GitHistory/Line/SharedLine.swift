import Versioning

/// Base's line as the questions of one run share it, besides the walk: what one of them needed of it
/// is there for the next one.
///
/// All lines here are the same one, each down to where its question let the walk end, so that one
/// commit has the same distance in all of them.
final class SharedLine {
    private let repository: Repository
    /// The line down to the root, or to where the clone is cut off, once somebody needed it.
    private var whole: FirstParentLine?
    private var known: [Int: [ObjectID: Int]] = [:]
    private var places: [Standpoint: HeadPlace] = [:]

    /// Where head stands: as a set of commits and as a distance, held against how much of the line.
    private struct Standpoint: Hashable {
        let head: ObjectID
        let parents: [ObjectID]?
        let length: Int
        let end: FirstParentLine.End
    }

    init(in repository: Repository) {
        self.repository = repository
    }

    /// The line, below its baseline as well.
    func extendedToRoot(_ line: FirstParentLine) throws(GitError) -> FirstParentLine {
        guard line.end == .baseline else {
            if line.end == .root { whole = line }
            return line
        }
        if let whole { return line.extended(along: whole) }
        var extended = line
        try extended.extendToRoot(in: repository)
        whole = extended
        return extended
    }

    /// The distance of every commit of a line.
    func positions(on line: FirstParentLine) -> [ObjectID: Int] {
        if let positions = known[line.commits.count] { return positions }
        let positions = line.positions()
        known[line.commits.count] = positions
        return positions
    }

    /// Where head, or the commit to come, stands beside a line.
    ///
    /// - Parameter position: head's own distance where it is on the line, which saves looking for it.
    func place(
        of head: ObjectID,
        coming: ComingCommit?,
        at position: Int?,
        beside line: FirstParentLine
    ) throws(GitError) -> HeadPlace {
        let standpoint = Standpoint(
            head: head,
            parents: coming?.parents,
            length: line.commits.count,
            end: line.end
        )
        if let place = places[standpoint] { return place }
        let starts = coming?.parents ?? [head]
        let isOnLine = starts.count == 1 && position != nil
        let place = try HeadPlace(
            of: head,
            reachedFrom: starts,
            beside: line,
            positions: isOnLine ? position.map { [head: $0] } ?? [:] : positions(on: line),
            in: repository
        )
        places[standpoint] = place
        return place
    }
}
