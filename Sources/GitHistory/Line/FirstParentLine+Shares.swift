import Versioning

/// Where a walk down a line may end before the root.
struct LineStop {
    /// Nothing below it counts.
    let baseline: ObjectID?
    /// Commits below which an earlier walk knows everything.
    let marks: Set<ObjectID>

    init(at baseline: ObjectID?, orMarks marks: [Mark] = []) {
        self.baseline = baseline
        self.marks = Set(marks.map(\.commit))
    }

    /// All commits where it may end.
    var commits: Set<ObjectID> { baseline.map { marks.union([$0]) } ?? marks }

    /// Why the walk ends at this commit; nil where it goes on.
    func end(at commit: ObjectID) -> FirstParentLine.End? {
        if commit == baseline { return .baseline }
        return marks.contains(commit) ? .mark : nil
    }
}

extension FirstParentLine {
    /// Walks once for several: each gets the line down to where its own stop was met, and an error
    /// of the walk only where it had to go on that far.
    ///
    /// - Parameters:
    ///   - names: the names that the tip's branch goes by.
    ///   - visit: is shown the line so far after every commit.
    static func lines(
        from tip: ObjectID,
        to stops: [LineStop],
        named names: [String],
        in repository: Repository,
        visit: ([LineCommit]) throws(GitError) -> Void
    ) -> [Result<FirstParentLine, GitError>] {
        var line = FirstParentLine(titles: MergeTitles(of: names))
        var met: [(distance: Int, end: End)?] = stops.map { _ in nil }
        var (distance, open) = (-1, stops.count)
        func lastEnd(at commit: ObjectID) -> End? {
            distance += 1
            var last: End?
            for index in stops.indices where met[index] == nil {
                guard let end = stops[index].end(at: commit) else { continue }
                met[index] = (distance, end)
                last = end
                open -= 1
            }
            return open == 0 ? last : nil
        }
        var failure: GitError?
        do throws(GitError) {
            try line.extend(from: tip, in: repository, until: lastEnd, visit: visit)
        } catch {
            failure = error
        }
        return met.map { met in
            if let (distance, end) = met { return .success(line.cut(at: distance, by: end)) }
            return failure.map(Result.failure) ?? .success(line)
        }
    }
}
