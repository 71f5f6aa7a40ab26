import CLI
import TestSupport
import Testing

/// Landings that are stacked on each other before any of them is main's.
@Suite struct QueueTests {
    @Test(arguments: Seeds.every(3))
    func `an entry of a merge queue has the number that main gets with it`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        var random = SplitMix64(seed: seed)
        let isMerge = random.chance(50)
        let options = ["--merge-method", isMerge ? "merge" : "squash", "--allow-uncounted"]
        var findings = Findings()
        var entries: [String] = []
        for head in try history.heads(others: 3) where entries.count < 3 {
            let last = entries.last ?? history.line[0]
            let merge = try history.git.mergeTrees([(last, head)])[0]
            guard merge.conflicts.isEmpty else { continue }
            let parents = isMerge ? ["-p", last, "-p", head] : ["-p", last]
            let words = ["commit-tree", merge.tree, "-m", "entry"] + parents
            let entry = try history.git.run(words).text
            entries.append(entry)

            let place = "entry \(entries.count), \(head) on \(last)"
            let number = try history.git.landings(entry, history.paths, merges: isMerge).count
            let queued = history.compute(options, base: entry, head: entry)
            if try history.isRightlyUnknown(queued, head: entry, base: entry) { continue }
            findings.compare(queued.version, with: number, place)
            let branch = history.compute(options, base: last, head: head)
            if branch.isEstimate { continue }
            if try history.isRightlyUnknown(branch, head: head, base: last) { continue }
            // What changes nothing has the number of the commit it is built on.
            if branch.json["adds"].int == 0 {
                let differs = try history.differ(last, entry, at: history.paths)
                findings.compare(differs, with: false, "changes the model: \(place)")
                continue
            }
            findings.compare(branch.version, with: number, "the branch of \(place)")
        }
        // They land one after another: main has the number of each in turn, and of all before it.
        for entry in entries {
            try history.git("update-ref", "refs/heads/\(history.main)", entry)
            let number = try history.git.landings(entry, history.paths, merges: isMerge).count
            for head in [history.main, entry] {
                let landed = history.compute(options, head: head)
                if try history.isRightlyUnknown(landed, head: head) { continue }
                findings.compare(landed.version, with: number, "main at \(entry) as \(head)")
            }
        }
        #expect(findings.isEmpty, "\(options)\n\(findings)\n\(history.story(of: history.paths))")
    }
}
