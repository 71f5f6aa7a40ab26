import CLI
import Foundation
import TestSupport
import Testing

@Suite struct RebaseTests {
    @Test(arguments: Seeds.early)
    func `a branch has the number that main has once git has rebased it`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        let folder = try TemporaryFolder(small: true)
        try history.git.run(["clone", "--quiet", "--shared", history.directory, folder.path + "/c"])
        let clone = Git(in: folder.path + "/c")
        let main = history.line[0]
        var findings = Findings()
        for head in try history.heads(others: 2) {
            let branch = history.compute(["--merge-method", "rebase"], head: head)
            if try history.isRightlyUnknown(branch, head: head) { continue }
            guard !branch.isEstimate, let landed = try rebase(head, onto: main, in: clone) else {
                continue
            }
            let count = try clone.run(
                [
                    "--literal-pathspecs", "log", "--first-parent", "--format=%H",
                    "\(main)..\(landed)", "--",
                ]
                    + history.paths
            ).lines.count
            findings.compare(branch.json["adds"].int, with: count, "adds of \(head)")
        }
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: history.paths))")
    }

    /// The commit that main is at after the rebase; nil where it stops for a conflict.
    private func rebase(_ head: String, onto main: String, in clone: Git) throws -> String? {
        try clone.run(["checkout", "--quiet", "--force", "--detach", head])
        let outcome = try clone.run(["rebase", "--quiet", main], accepting: [0, 1, 128])
        if outcome.status != 0 {
            try clone.run(["rebase", "--abort"], accepting: [0, 128])
            return nil
        }
        return try clone.run(["rev-parse", "HEAD"]).text
    }
}
