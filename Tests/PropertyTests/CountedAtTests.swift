import CLI
import TestSupport
import Testing

@Suite struct CountedAtTests {
    @Test(arguments: Seeds.late)
    func `a head counts at the first commit of main that it would not change`(
        seed: UInt64
    ) throws {
        let history = try RandomHistory(seed: seed)
        let heads = try history.heads(others: 3)
        var findings = Findings()
        for landing in try history.landings(of: heads, on: history.line[0])
        where !landing.changesModel {
            let outcome = history.compute(["--merge-method", "squash"], head: landing.head)
            if try history.isRightlyUnknown(outcome, head: landing.head) { continue }
            let way = try way(of: landing.head, in: history)
            if outcome.isEstimate || !isPlain(landing.head, way, history) { continue }
            let expected = try history.landings(way.map { ($0, landing.head) })
                .first { !$0.changesModel }
            findings.compare(
                outcome.json["countedAt"].string,
                with: expected?.base,
                "place of \(landing.head)"
            )
        }
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: history.paths))")
    }

    /// The line from the branch point on, oldest first.
    private func way(of head: String, in history: RandomHistory) throws -> [String] {
        let contained = Set(try history.git("rev-list", head).lines)
        let ahead = history.line.prefix { !contained.contains($0) }
        return history.line.prefix(ahead.count + 1).reversed()
    }

    /// With several merge bases the rule leans to a change; that is for another test.
    private func isPlain(_ head: String, _ way: [String], _ history: RandomHistory) -> Bool {
        way.allSatisfy { history.mergeBaseCount(head, $0) == 1 }
    }
}
