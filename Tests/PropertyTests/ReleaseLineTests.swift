import CLI
import TestSupport
import Testing

/// Two lines that ship on their own.
@Suite struct ReleaseLineTests {
    private let release = "release/1.0"

    @Test(arguments: Seeds.every(3))
    func `each commit has the number that git counts on its own line`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        var random = SplitMix64(seed: seed)
        let fork = random.pick(history.line)
        let tips = try grow(history, from: fork, &random)
        let main = try history.git("rev-list", "--first-parent", tips.main).lines
        let own = try history.git("rev-list", "--first-parent", tips.release, "^\(fork)").lines
        let firstOwn = own.filter { !main.contains($0) }

        var findings = Findings()
        let lines = [
            (name: history.main, tip: tips.main, commits: main),
            (name: release, tip: tips.release, commits: firstOwn),
        ]
        for line in lines {
            let all = try history.git("rev-list", "--first-parent", line.tip).lines
            let counted = try history.git.landings(line.tip, history.paths, merges: true)
            for commit in line.commits.prefix(6) + random.sample(3, of: line.commits) + [fork] {
                let name = main.contains(commit) ? history.main : release
                guard name == line.name, let index = all.firstIndex(of: commit) else { continue }
                let options = ["--base", "release/*", "--allow-uncounted"]
                let outcome = history.compute(options, head: commit)
                if try history.isRightlyUnknown(outcome, head: commit, base: name) { continue }
                let number = counted.filter(all[index...].contains).count
                findings.compare(outcome.version, with: number, "\(commit) of \(name)")
                findings.compare(outcome.json["base"]["name"].string, with: name, commit)
            }
        }
        #expect(
            findings.isEmpty,
            "cut at \(fork)\n\(findings)\n\(history.story(of: history.paths))"
        )
    }

    /// Cuts the release line and lands changes on both lines, those of one on the other, too.
    private func grow(
        _ history: RandomHistory,
        from fork: String,
        _ random: inout SplitMix64
    ) throws -> (main: String, release: String) {
        var tips = [history.line[0], try history.commit(on: [fork], writing: ["Version": "1.0"])]
        for step in 0..<random.within(3...6) {
            let (side, kind) = (random.below(2), random.below(4))
            let merge = try history.git.mergeTrees([(tips[side], tips[1 - side])])[0]
            // Main never goes to the release line whole: that would be no line of its own.
            if kind == 0, side == 0, merge.conflicts.isEmpty {
                tips[0] = try history.commit(on: tips, tree: merge.tree, "merge the release")
                continue
            }
            let file =
                kind == 1
                ? "README.md"
                : history.paths[0] == history.second
                    && !history.second.hasPrefix("Store")
                    ? history.second : "\(history.paths[0])/Step.swift"
            let content = "step \(random.below(3)) \(step)\n"
            tips[side] = try history.land(on: tips[side], writing: [file: content])
        }
        try history.git("update-ref", "refs/heads/\(history.main)", tips[0])
        try history.git("update-ref", "refs/heads/\(release)", tips[1])
        return (tips[0], tips[1])
    }
}
