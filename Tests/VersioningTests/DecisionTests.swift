import Testing
import Versioning

@Suite struct DecisionTests {
    /// One commit of a drawn line, numbered by both counting methods.
    struct Case: CustomTestStringConvertible {
        let drawing: String
        /// The number at each commit, oldest first; nil where it is refused.
        let merge: [UInt64?]
        let squash: [UInt64]
        var testDescription: String { drawing }
    }

    private static let cases = [
        Case(drawing: "o0 o0", merge: [0, 0], squash: [0, 0]),
        Case(drawing: "o1 M2 M3", merge: [0, 1, 2], squash: [1, 2, 3]),
        Case(drawing: "o1 o1 M1 M2", merge: [0, 0, 0, 1], squash: [1, 1, 1, 2]),
        // The first appearance may come by a direct push; a second change may not.
        Case(drawing: "o0 o1 o2", merge: [0, 0, nil], squash: [0, 1, 2]),
        Case(drawing: "o1 o2 M3", merge: [0, nil, 1], squash: [1, 2, 3]),
        // A direct push between merges shares their number, until it is taken back.
        Case(drawing: "M1 o2 o1 M3", merge: [1, nil, 1, 2], squash: [1, 2, 3, 4]),
        Case(drawing: "M1 o2 M2 M3", merge: [1, nil, nil, 2], squash: [1, 2, 2, 3]),
        // The model disappears and comes back.
        Case(drawing: "M1 M0 M1", merge: [1, 2, 3], squash: [1, 2, 3]),
        Case(drawing: "M1 o0 o1", merge: [1, nil, 1], squash: [1, 2, 3]),
        Case(drawing: "M1 M0 o1", merge: [1, 2, nil], squash: [1, 2, 3]),
        Case(drawing: "o1 o0 o2", merge: [0, nil, nil], squash: [1, 2, 3]),
    ]

    private func number(
        _ drawing: Drawing,
        at index: Int,
        by rule: CountingRule
    ) throws(Refusal) -> UInt64 {
        try decide(
            drawing.history(head: drawing.commits[index].model),
            standing: .settled(at: drawing.position(of: index)),
            by: rule
        ).version
    }

    @Test(arguments: cases)
    func `merge counts merge commits and refuses what it would leave out`(_ item: Case) {
        let drawing = Drawing(item.drawing)
        for (index, expected) in item.merge.enumerated() {
            let number = try? number(drawing, at: index, by: CountingRule(mergeMethod: .merge))
            #expect(number == expected, "commit \(index)")
        }
    }

    @Test(arguments: cases)
    func `squash counts every landing and refuses nothing`(_ item: Case) throws {
        let drawing = Drawing(item.drawing)
        for (index, expected) in item.squash.enumerated() {
            for method in [MergeMethod.squash, .rebase] {
                let rule = CountingRule(mergeMethod: method)
                #expect(try number(drawing, at: index, by: rule) == expected, "commit \(index)")
            }
        }
    }

    @Test(arguments: cases)
    func `what is refused is given with a warning when allowed`(_ item: Case) throws {
        let drawing = Drawing(item.drawing)
        let rule = CountingRule(mergeMethod: .merge, allowsUncounted: true)
        for (index, expected) in item.merge.enumerated() {
            let decision = try decide(
                drawing.history(head: drawing.commits[index].model),
                standing: .settled(at: drawing.position(of: index)),
                by: rule
            )
            let warns = decision.cautions.contains { $0.code == "uncounted-change" }
            #expect(warns == (expected == nil), "commit \(index)")
        }
    }

    @Test(arguments: UInt64(0)..<300)
    func `neighbours with different models never share a number under squash`(seed: UInt64) throws {
        let drawing = Drawing(seed: seed)
        let rule = CountingRule(mergeMethod: .squash)
        for index in drawing.commits.indices.dropFirst() {
            let one = try number(drawing, at: index - 1, by: rule)
            let other = try number(drawing, at: index, by: rule)
            let differs = drawing.commits[index].model != drawing.commits[index - 1].model
            #expect(other == one + (differs ? 1 : 0), "\(drawing.commits) at \(index)")
        }
    }

    @Test(arguments: UInt64(0)..<300)
    func `under merge they do not either, or one is refused`(seed: UInt64) {
        let drawing = Drawing(seed: seed)
        let rule = CountingRule(mergeMethod: .merge)
        // The first appearance and what was before it are both 0 by design.
        let first = drawing.commits.firstIndex { $0.model != 0 } ?? 0
        for index in drawing.commits.indices.dropFirst(first + 1)
        where drawing.commits[index].model != drawing.commits[index - 1].model {
            let one = try? number(drawing, at: index - 1, by: rule)
            let other = try? number(drawing, at: index, by: rule)
            #expect(one == nil || other == nil || one != other, "\(drawing.commits) at \(index)")
        }
    }
}
