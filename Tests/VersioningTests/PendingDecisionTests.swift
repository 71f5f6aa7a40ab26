import Testing
import Versioning

@Suite struct PendingDecisionTests {
    private let drawing = Drawing("o1 M2 M3")

    private func decision(
        result: Model?,
        head: Int = 4,
        method: MergeMethod = .merge
    ) throws -> Decision {
        try decide(
            drawing.history(head: head, pendingCommits: 5),
            standing: .pending(result: result),
            by: CountingRule(mergeMethod: method)
        )
    }

    @Test func `a pending change gets base's next number`() throws {
        let decision = try decision(result: Drawing.model(4))
        #expect(decision.version == 3)
        #expect(decision.landed == 2)
        #expect(decision.adds == 1)
        #expect(decision.countedAt == Drawing.commit(2))
        #expect(decision.cautions.isEmpty)
    }

    @Test func `the number is shared where base's model moved on as well`() throws {
        let decision = try decision(result: Drawing.model(9))
        #expect(decision.cautions.map(\.code) == ["shared-number"])
    }

    @Test func `a conflict counts as a change, and says that it is an estimate`() throws {
        let decision = try decision(result: nil)
        #expect(decision.adds == 1)
        #expect(decision.cautions.map(\.code) == ["estimated-merge", "shared-number"])
    }

    @Test func `one landing adds one, however many commits it squashes`() throws {
        for method in [MergeMethod.merge, .squash] {
            #expect(try decision(result: Drawing.model(4), method: method).adds == 1)
        }
    }

    @Test(arguments: [1, 2, 7])
    func `a rebase adds one for each commit that changes the model`(changes: Int) throws {
        let decision = try decide(
            drawing.history(head: 4),
            standing: .replayed(
                Replay(changes: changes, result: Drawing.model(4), hasConflict: false)
            ),
            by: CountingRule(mergeMethod: .rebase)
        )
        #expect(decision.adds == UInt64(changes))
        #expect(decision.version == decision.landed + decision.adds)
        #expect(decision.cautions.isEmpty)
    }

    @Test func `a commit that does not apply makes the replay an estimate`() throws {
        let decision = try decide(
            drawing.history(head: 4),
            standing: .replayed(Replay(changes: 1, result: Drawing.model(4), hasConflict: true)),
            by: CountingRule(mergeMethod: .rebase)
        )
        #expect(decision.cautions.map(\.code) == ["estimated-merge", "shared-number"])
    }

    @Test func `a pending branch keeps its number though base has an uncounted change`() throws {
        let drawing = Drawing("M1 o2")
        let decision = try decide(
            drawing.history(head: 3),
            standing: .pending(result: Drawing.model(3)),
            by: CountingRule(mergeMethod: .merge)
        )
        #expect(decision.version == 2)
        #expect(decision.uncounted == 1)
    }

    @Test func `a head that settled on another model shares its number`() throws {
        let decision = try decide(
            drawing.history(head: 2),
            standing: .settled(at: drawing.position(of: 2)),
            by: CountingRule()
        )
        #expect(decision.version == 2)
        #expect(decision.cautions.map(\.code) == ["shared-number"])
    }
}
