import CLI
import TestSupport
import Testing

@Suite struct BaselineTests {
    /// Half of the histories leave a folder of the model out as well.
    @Test(arguments: Seeds.early)
    func `from a baseline on it counts what git log counts from there`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        var random = SplitMix64(seed: seed)
        let start = random.below(history.line.count)
        let number = random.within(0...1000)
        let isMerge = random.chance(50)
        let excluded = random.chance(50) ? ["\(history.model)/Old/*.swift"] : []
        let options =
            ["--merge-method", isMerge ? "merge" : "squash", "--allow-uncounted"]
            + excluded.flatMap { ["--exclude", ":/\($0)"] }
        let baseline = ["--baseline", "\(history.line[start])=\(number)"]
        var findings = Findings()
        for head in try history.heads(others: 3) + random.sample(4, of: history.line) {
            let plain = history.compute(options, head: head)
            if try isUnknown(plain, head, without: excluded, in: history) { continue }
            let outcome = history.compute(options + baseline, head: head)
            if try isUnknown(outcome, head, without: excluded, in: history) { continue }
            let place = plain.json["countedAt"].string ?? "no commit"
            guard let distance = history.line.firstIndex(of: place), distance <= start else {
                findings.compare(outcome.refusal, with: "before-baseline", "refusal at \(head)")
                continue
            }
            let range = "\(history.line[start])..\(place)"
            let count = try landings(range, merges: isMerge, without: excluded, in: history)
            findings.compare(outcome.json["landed"].int, with: number + count, "landed, \(head)")
            let adds = plain.json["adds"]
            findings.compare(outcome.json["adds"], with: adds, "adds of \(head)")
        }
        #expect(findings.isEmpty, "\(options + baseline)\n\(findings)\n\(story(of: history))")
    }

    private func landings(
        _ range: String,
        merges: Bool,
        without excluded: [String],
        in history: RandomHistory
    ) throws -> Int {
        let kind = merges ? ["--merges"] : []
        let words = ["log", "--first-parent", "--format=%H"] + kind + [range, "--"]
        let patterns = excluded.map { ":(exclude,glob)\($0)" }
        return try history.git.run(words + history.paths + patterns).lines.count
    }

    /// Below the baseline nobody looks for a path of which nothing is left in head and in base.
    private func isUnknown(
        _ outcome: Outcome,
        _ head: String,
        without excluded: [String],
        in history: RandomHistory
    ) throws -> Bool {
        guard outcome.refusal == "model-path-not-found" else { return false }
        let patterns = excluded.map { ":(exclude,glob)\($0)" }
        return try history.paths.contains { path in
            try [head, history.main].allSatisfy { revision in
                let words = ["diff", "--quiet", Self.emptyTree, revision, "--", path]
                return try history.git.run(words + patterns, accepting: [0, 1]).status == 0
            }
        }
    }

    private static let emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904"

    private func story(of history: RandomHistory) -> String {
        history.story(of: history.paths)
    }
}
