import Testing
import Versioning

@Suite struct BaselineDecisionTests {
    private let drawing = Drawing("o1 M2 M3 o4 M5")

    private func version(
        at index: Int,
        from start: UInt64,
        maximum: UInt64 = CountingRule.highestVersion
    ) throws(Refusal) -> UInt64 {
        try decide(
            drawing.history(head: drawing.commits[index].model, baseline: 1),
            standing: .settled(at: drawing.position(of: index)),
            by: CountingRule(mergeMethod: .squash, startingVersion: start, maximum: maximum)
        ).version
    }

    @Test func `counting starts after the baseline with its version`() throws {
        #expect(try version(at: 1, from: 37) == 37)
        #expect(try version(at: 2, from: 37) == 38)
        #expect(try version(at: 4, from: 37) == 40)
    }

    @Test func `a head that settled before the baseline is refused`() {
        let history = drawing.history(head: 1, baseline: 1)
        #expect(throws: Refusal.beforeBaseline(head: history.head)) {
            _ = try decide(history, standing: .settledBeforeBaseline, by: CountingRule())
        }
    }

    @Test func `an uncounted change is held against the baseline's model`() {
        let drawing = Drawing("o1 o2")
        #expect(throws: Refusal.self) {
            _ = try decide(
                drawing.history(head: 2, baseline: 0),
                standing: .settled(at: drawing.position(of: 1)),
                by: CountingRule(startingVersion: 5)
            )
        }
    }

    @Test func `the version for an uncounted change that the refusal offers is a new one`() throws {
        let drawing = Drawing("M1 M2 o3 o4")
        let refusal = #expect(throws: Refusal.self) {
            _ = try decide(
                drawing.history(head: 4),
                standing: .settled(at: drawing.position(of: 3)),
                by: CountingRule()
            )
        }
        guard case .uncountedChange(let change) = refusal else {
            Issue.record("refused for another reason")
            return
        }
        #expect(change.version == 2)
        #expect(change.uncounted == 2)
        #expect(change.distinctVersion == 4)
        #expect(change.change == Drawing.commit(3))
    }

    @Test func `a version above the maximum is refused, an overflow too`() throws {
        #expect(try version(at: 4, from: 7, maximum: 10) == 10)
        #expect(throws: Refusal.versionOutOfRange(version: 11, maximum: 10)) {
            _ = try version(at: 4, from: 8, maximum: 10)
        }
        #expect(throws: Refusal.self) { _ = try version(at: 4, from: .max - 1) }
    }
}
