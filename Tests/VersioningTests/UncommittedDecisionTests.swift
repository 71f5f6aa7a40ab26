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

    @Test func `under rebase the commit to come adds one to those that are pending`() throws {
        let history = History(
            base: Base(name: "main", commit: Drawing.commit(1)),
            head: Drawing.id(1000),
            headModel: Drawing.model(4),
            line: Drawing("o1 o2").line(),
            branchPoint: nil,
            pendingCommits: 1,
            landingCommits: 2
        )
        let standing = Standing.pending(result: Drawing.model(4))
        let rebased = try decide(
            history,
            standing: standing,
            by: CountingRule(mergeMethod: .rebase)
        )
        #expect(rebased.adds == 2)
        let squashed = try decide(
            history,
            standing: standing,
            by: CountingRule(mergeMethod: .squash)
        )
        #expect(squashed.adds == 1)
    }
}
