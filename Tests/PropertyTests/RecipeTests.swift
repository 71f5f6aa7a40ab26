import CLI
import TestSupport
import Testing

@Suite struct RecipeTests {
    @Test(arguments: Seeds.early)
    func `the recipe is what the lane's four commands give`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        let lane = Lane(git: history.git, main: history.main)
        var findings = Findings()
        let sets = [[history.model], [history.model, history.second]]
        for head in try history.heads(others: 3) {
            for paths in sets {
                let outcome = history.compute(["--formula", "recipe"], paths: paths, head: head)
                if try history.isRightlyUnknown(outcome, head: head, paths: paths) { continue }
                let expected = try lane.version(of: head, paths)
                findings.compare(outcome.version, with: expected, "recipe of \(paths) at \(head)")
            }
        }
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: sets[1]))")
    }
}

/// The starting point: the four commands, run as they stand.
private struct Lane {
    let git: Git
    let main: String

    func version(of head: String, _ paths: [String]) throws -> Int {
        let landed = try git.landings(main, paths, merges: true).count
        let latestMerge = try git("log", "--merges", "--format=%h", "-1", head).text
        guard !latestMerge.isEmpty else { return landed }
        let range = "\(latestMerge)..\(head)"
        let words = ["--literal-pathspecs", "log", "--oneline", range, "--"]
        return try landed + (git.run(words + paths).lines.isEmpty ? 0 : 1)
    }
}
