import CLI
import TestSupport
import Testing

@Suite struct DistinctTests {
    @Test(arguments: Seeds.all)
    func `neighbours on main with two models have two numbers or none`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        let trees = try history.git.trees()
        let neighbours = zip(history.line, history.line.dropFirst())
        let pairs = neighbours.map { (trees[$0] ?? "", trees[$1] ?? "") }
        let differ = pairs.isEmpty ? [] : try history.git.differ(pairs, at: history.paths)
        let appearance = try history.git.landings(history.main, history.paths).last
        var findings = Findings()
        for method in ["merge", "squash"] {
            let options = ["--merge-method", method]
            let outcomes = history.line.map { history.compute(options, head: $0) }
            for (commit, outcome) in zip(history.line, outcomes) where outcome.status != .done {
                let isKnown = method == "merge" && outcome.refusal == "uncounted-change"
                if try isKnown || history.isRightlyUnknown(outcome, head: commit) { continue }
                findings.note("\(method) at \(commit): \(outcome)")
            }
            for (index, pair) in zip(outcomes, outcomes.dropFirst()).enumerated() {
                let commit = history.line[index]
                guard let newer = pair.0.version, let older = pair.1.version else { continue }
                // Before the model first appeared there was none to tell it from.
                if method == "merge", commit == appearance { continue }
                let isRight = differ[index] ? newer > older : newer == older
                if !isRight {
                    findings.note("\(method) at \(commit): \(older), then \(newer)")
                }
            }
        }
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: history.paths))")
    }
}
