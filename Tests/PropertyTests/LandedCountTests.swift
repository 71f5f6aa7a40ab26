import CLI
import TestSupport
import Testing

@Suite struct LandedCountTests {
    @Test(arguments: Seeds.early)
    func `every commit of main has the landings that git log counts`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        let findings = try findings(history, method: "squash", merges: false)
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: history.paths))")
    }

    @Test(arguments: Seeds.late)
    func `every commit of main has the merges that git log counts`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        let findings = try findings(history, method: "merge", merges: true)
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: history.paths))")
    }

    /// One log serves the whole line, since with `--first-parent` git judges each commit alone; a
    /// log of its own is held against it for one commit.
    private func findings(
        _ history: RandomHistory,
        method: String,
        merges: Bool
    ) throws -> Findings {
        var findings = Findings()
        let all = try history.git.landings(history.main, history.paths, merges: merges)
        let sampled = Int(history.seed) % history.line.count
        for (index, commit) in history.line.enumerated() {
            let expected = all.filter(history.line[index...].contains).count
            if index == sampled {
                let own = try history.git.landings(commit, history.paths, merges: merges)
                #expect(own.count == expected)
            }
            let options = ["--merge-method", method, "--allow-uncounted"]
            let outcome = history.compute(options, head: commit)
            if try history.isRightlyUnknown(outcome, head: commit) { continue }
            findings.compare(outcome.json["landed"].int, with: expected, "landed at \(commit)")
            findings.compare(outcome.json["adds"].int, with: 0, "adds at \(commit)")
            findings.compare(outcome.version, with: expected, "version at \(commit)")
            findings.compare(outcome.json["countedAt"].string, with: commit, "countedAt")
            findings.compare(outcome.status, with: .done, "status at \(commit)")
        }
        return findings
    }
}
