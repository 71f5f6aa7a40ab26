import TestSupport
import Testing
import Versioning

@testable import GitHistory

/// Expects the program to list as many commits of a range as `git log START..TIP -- Models`.
///
/// With `expected`, that is also held against the number that git is known to give.
func expectCount(
    _ expected: Int?,
    from start: String,
    to tip: String,
    in app: HistoryBuilder,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let log = try app.git("log", "--format=%H", "\(start)..\(tip)", "--", "Models").lines
    let repository = try app.opened()
    let paths = try repository.modelPaths(for: HistoryQuery(paths: ["Models"]))
    let graph = CommitGraph(of: repository)
    var simplified = SimplifiedLog(
        of: ModelReader(of: paths, in: repository.objects),
        in: graph
    )
    let count = try simplified.count(
        after: try repository.commit(named: start),
        upTo: try repository.commit(named: tip)
    )
    #expect(count == log.count, sourceLocation: sourceLocation)
    if let expected { #expect(log.count == expected, sourceLocation: sourceLocation) }
}
