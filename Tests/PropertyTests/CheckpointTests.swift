import CLI
import TestSupport
import Testing

/// The number with what earlier runs remembered is the one without, while main grows, stands, and is
/// taken back.
@Suite struct CheckpointTests {
    @Test(arguments: Seeds.every(6))
    func `a checkpoint changes nothing`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        let heads = try history.heads(others: 2)
        var random = SplitMix64(seed: seed)
        var findings = Findings()
        // From the root on, with a step back now and then, which rewrites the branch.
        var distances = Array(history.line.indices.reversed())
        for _ in 0..<3 { distances.append(random.below(history.line.count)) }
        for distance in distances {
            let tip = history.line[distance]
            try history.git("update-ref", "refs/heads/line", tip)
            for head in [tip] + random.sample(2, of: heads) {
                let method = random.pick(["merge", "squash", "rebase"])
                var options = ["--merge-method", method]
                if random.below(3) == 0 { options.append("--follow") }
                if random.below(4) == 0 {
                    let root = history.line[history.line.count - 1]
                    options += ["--baseline", "\(root)=40"]
                }
                if random.below(4) == 0 { options += ["--exclude", "**/User*"] }
                let known = history.compute(
                    options,
                    base: "line",
                    head: head,
                    usingCheckpoint: true
                )
                let anew = history.compute(
                    options,
                    base: "line",
                    head: head,
                    usingCheckpoint: false
                )
                findings.compare(
                    known.output,
                    with: anew.output,
                    "\(options) of \(head) on \(tip)"
                )
            }
        }
        #expect(findings.isEmpty, "seed \(seed) \(findings)")
    }
}
