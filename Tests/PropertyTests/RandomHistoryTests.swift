import TestSupport
import Testing

/// The histories themselves: what they lack, no property is tried on.
@Suite struct RandomHistoryTests {
    @Test func `a seed makes the same history every time`() throws {
        let (one, other) = (try RandomHistory(seed: 7), try RandomHistory(seed: 7, landings: 10))
        #expect(one.commits == other.commits)
        #expect(one.line == other.line)
    }

    @Test func `the histories hold every step that a team makes`() throws {
        var seen: Set<String> = []
        for seed in 1...60 {
            seen.formUnion(try RandomHistory(seed: UInt64(seed)).steps.keys)
        }
        let wanted: Set = [
            "push", "empty", "mode", "rename", "vanish", "appear", "revert", "backport", "merge",
            "evil", "ours", "octopus", "squash", "rebase", "branch", "stale branch",
            "stacked branch", "net-zero branch", "grow", "update", "fast-forward",
        ]
        #expect(seen == wanted)
    }

    @Test func `git finds changes, conflicts and heads without a change in them`() throws {
        var (changes, conflicts, without) = (0, 0, 0)
        for seed in 1...60 {
            let history = try RandomHistory(seed: UInt64(seed))
            let heads = try history.heads(others: 2)
            for landing in try history.landings(of: heads, on: history.line[0]) {
                if landing.merge.conflicts(in: history.paths) {
                    conflicts += 1
                } else if landing.changesModel {
                    changes += 1
                } else {
                    without += 1
                }
            }
        }
        #expect(min(changes, conflicts, without) >= 15)
    }
}
