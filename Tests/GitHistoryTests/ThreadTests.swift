import GitHistory
import TestSupport
import Testing

/// The same facts on one thread and on two, whatever git has written beside the objects.
@Suite struct ThreadTests {
    @Test(arguments: 1...100 as ClosedRange<UInt64>)
    func `a second thread finds what one alone finds`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        for head in [history.line[0]] + history.branches {
            let findings = [1, 3, 1024].map { batch in
                Result<Findings, GitError> { () throws(GitError) in
                    let location = RepositoryLocation(
                        directory: history.directory,
                        environment: [:],
                        isExplicit: false
                    )
                    return try Repository(at: location).findings(
                        for: HistoryQuery(
                            paths: [history.model],
                            bases: [history.main],
                            head: head,
                            batch: batch
                        )
                    )
                }
            }
            #expect(findings[0] == findings[2], "seed \(seed), \(head)")
            #expect(findings[1] == findings[2], "seed \(seed), \(head)")
        }
    }
}
