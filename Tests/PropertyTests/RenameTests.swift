import CLI
import TestSupport
import Testing

/// A model directory that a merge renames, and nothing else.
@Suite struct RenameTests {
    private let renamed = "Sources/Tables"

    @Test(arguments: Seeds.every(3))
    func `followed, a renamed model has the numbers of both its names`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        var random = SplitMix64(seed: seed)
        let isMerge = random.chance(50)
        let old = history.model
        let (before, move, tip) = try rename(in: history, &random)
        let plain = ["--merge-method", isMerge ? "merge" : "squash", "--allow-uncounted"]
        let options = plain + ["--follow"]
        var findings = Findings()
        let refused = history.compute(plain, paths: [renamed], head: tip)
        findings.compare(refused.refusal, with: "model-moved", "not followed")

        let counted = try history.git.landings(before, [old], merges: isMerge)
        let after = try history.git.landings("\(move)..\(tip)", [renamed], merges: isMerge)
        let number = counted.count + after.count
        let main = history.compute(options, paths: [renamed], head: tip)
        findings.compare(main.version, with: number, "main")
        let line = try history.git("rev-list", "--first-parent", before).lines
        for commit in [before] + random.sample(4, of: line) {
            let index = line.firstIndex(of: commit) ?? 0
            let outcome = history.compute(options, paths: [renamed], head: commit)
            let expected = counted.filter(line[index...].contains).count
            findings.compare(outcome.version, with: expected, "\(commit) of the old line")
        }

        for head in try history.heads(others: 2) {
            let merge = try history.git.mergeTrees([(tip, head)])[0]
            let branch = history.compute(options, paths: [renamed], head: head)
            guard merge.conflicts.isEmpty, !branch.isEstimate else { continue }
            let parents = isMerge ? ["-p", tip, "-p", head] : ["-p", tip]
            let words = ["commit-tree", merge.tree, "-m", "landing"] + parents
            let landing = try history.git.run(words).text
            let isPending = try history.differ(tip, landing, at: [renamed])
            findings.compare(branch.json["adds"].int, with: isPending ? 1 : 0, "adds of \(head)")
            guard isPending else { continue }
            findings.compare(branch.version, with: number + 1, "\(head), to land")
            let landed = history.compute(options, paths: [renamed], base: landing, head: landing)
            findings.compare(landed.version, with: number + 1, "\(head), landed")
        }
        let story = history.story(of: [old, renamed])
        #expect(findings.isEmpty, "\(options), moved by \(move)\n\(findings)\n\(story)")
    }

    /// Lands the rename and a change or two of the model under its new name; first of all files,
    /// where the model has too few.
    private func rename(
        in history: RandomHistory,
        _ random: inout SplitMix64
    ) throws -> (before: String, move: String, tip: String) {
        var before = history.line[0]
        let files = try history.git("ls-tree", "-r", "--name-only", before, "\(history.model)/")
        if files.lines.count < 2 {
            let names = ["One.swift", "Two.swift"].map { "\(history.model)/\($0)" }
            let contents = names.map { ($0, String(repeating: "\($0) is long\n", count: 9)) }
            before = try history.land(
                on: before,
                writing: Dictionary(uniqueKeysWithValues: contents)
            )
        }
        let move = try history.land(on: before, moving: [history.model: renamed])
        var tip = move
        for change in 0...random.below(2) {
            let content = "\(change)\n"
            let file = "\(renamed)/Later.swift"
            tip = try history.land(on: tip, writing: [file: content], merging: random.chance(60))
        }
        try history.git("update-ref", "refs/heads/\(history.main)", tip)
        return (before, move, tip)
    }
}
