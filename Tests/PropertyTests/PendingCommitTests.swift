import CLI
import TestSupport
import Testing

@Suite struct PendingCommitTests {
    @Test(arguments: Seeds.late)
    func `the pending commits are those that git rev-list counts`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        var findings = Findings()
        for head in try history.heads(others: 3) {
            let outcome = history.compute(["--merge-method", "squash"], head: head)
            if try history.isRightlyUnknown(outcome, head: head) { continue }
            let count = try history.git.run(
                [
                    "--literal-pathspecs", "rev-list", "--count", "--no-merges", "--full-history",
                    "\(history.main)..\(head)", "--",
                ] + history.paths
            )
            findings.compare(
                outcome.json["pending"]["commits"].int,
                with: Int(count.text),
                "pending commits at \(head)"
            )
        }
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: history.paths))")
    }
}
