import Testing
import Versioning

@Suite struct UncommittedDecisionTests {
    private func first(_ model: Int) -> History {
        History(
            base: Base(name: "main", commit: nil),
            head: nil,
            headModel: Drawing.model(model),
            line: Line(landings: [], initialModel: Drawing.model(0)),
            branchPoint: nil,
            pendingCommits: 0
        )
    }

    @Test(arguments: MergeMethod.allCases)
    func `the first commit of all makes number 1, if it has a model`(method: MergeMethod) throws {
        let rule = CountingRule(mergeMethod: method)
        let with = try decide(first(1), standing: .first, by: rule)
        #expect(with.version == 1)
        #expect(with.landed == 0)
        #expect(with.adds == 1)
        #expect(with.countedAt == nil)
        #expect(with.cautions.isEmpty)
        let without = try decide(first(0), standing: .first, by: rule)
        #expect(without.version == 0)
        #expect(without.adds == 0)
    }
}
