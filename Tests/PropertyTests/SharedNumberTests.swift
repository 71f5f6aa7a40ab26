import CLI
import TestSupport
import Testing

/// Two models under one number: refused where both are main's, warned of where one is the head's.
@Suite struct SharedNumberTests {
    @Test(arguments: Seeds.early)
    func `a number is refused where main's last counted model is another`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        let trees = try history.git.trees()
        let counted = try history.git.landings(history.main, history.paths, merges: true)
        let all = try history.git.landings(history.main, history.paths)
        var findings = Findings()
        for (index, commit) in history.line.enumerated() {
            let outcome = history.compute(["--merge-method", "merge"], head: commit)
            if try history.isRightlyUnknown(outcome, head: commit) { continue }
            // The number means the model of the last counted landing, or the first model there was.
            let known = history.line[index...]
            let owner = known.first(where: counted.contains) ?? known.last(where: all.contains)
            let isOther = try owner.map { owner in
                let pair = (trees[owner] ?? "", trees[commit] ?? "")
                return try history.git.differ([pair], at: history.paths)[0]
            }
            let expected = isOther == true ? "uncounted-change" : nil
            findings.compare(outcome.refusal, with: expected, "refusal at \(commit)")
        }
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: history.paths))")
    }

    @Test(arguments: Seeds.late)
    func `a head is warned when its number is another model's`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        let trees = try history.git.trees()
        let heads = try history.heads(others: 3)
        var findings = Findings()
        for landing in try history.landings(of: heads, on: history.line[0]) {
            let outcome = history.compute(["--merge-method", "squash"], head: landing.head)
            if try history.isRightlyUnknown(outcome, head: landing.head) { continue }
            if outcome.isEstimate { continue }
            let countedAt = outcome.json["countedAt"].string ?? ""
            let carrier = landing.changesModel ? landing.merge.tree : trees[countedAt] ?? ""
            let pair = (trees[landing.head] ?? "", carrier)
            findings.compare(
                outcome.warnings.contains("shared-number"),
                with: try history.git.differ([pair], at: history.paths)[0],
                "warning at \(landing.head)"
            )
        }
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: history.paths))")
    }
}
