import CLI
import TestSupport
import Testing

@Suite struct LandingTests {
    @Test(arguments: Seeds.all)
    func `a branch has the number that main has once it has landed`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        var findings = Findings()
        for landing in try history.landings(of: history.heads(others: 2), on: history.line[0]) {
            for method in MergeMethod.allCases {
                try check(landing, by: method, in: history, &findings)
            }
        }
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: history.paths))")
    }

    private func check(
        _ landing: Landing,
        by method: MergeMethod,
        in history: RandomHistory,
        _ findings: inout Findings
    ) throws {
        let options = ["--merge-method", method.rawValue, "--allow-uncounted"]
        let branch = history.compute(options, head: landing.head)
        if try history.isRightlyUnknown(branch, head: landing.head) { return }
        let isConflict = landing.merge.conflicts(in: history.paths)
        if branch.isEstimate, !isConflict { return }

        let place = "\(method) of \(landing.head)"
        let adds = landing.changesModel ? 1 : 0
        findings.compare(branch.json["adds"].int, with: adds, "adds, \(place)")
        findings.compare(
            branch.json["pending"]["changesModel"].bool,
            with: landing.changesModel,
            "pending, \(place)"
        )
        if !landing.changesModel {
            let place = branch.json["countedAt"].string ?? "no commit"
            let counted = history.compute(options, head: place)
            // A path that the branch alone has is unknown there.
            if try history.isRightlyUnknown(counted, head: place) { return }
            findings.compare(branch.version, with: counted.version, "\(landing.head), as \(place)")
        } else if landing.merge.conflicts.isEmpty {
            let commit = try method.land(landing, with: history.git)
            let landed = history.compute(options, base: commit, head: commit)
            findings.compare(branch.version, with: landed.version, place)
            // What the host checks out for a pull request is no other number.
            let request = try MergeMethod.merge.land(landing, with: history.git)
            let checkedOut = history.compute(options, head: request)
            findings.compare(checkedOut.version, with: landed.version, "merge ref, \(place)")
        }
    }
}

/// The ways to land that make one commit.
private enum MergeMethod: String, CaseIterable {
    case merge
    case squash

    func land(_ landing: Landing, with git: Git) throws -> String {
        let parents =
            switch self {
            case .merge: ["-p", landing.base, "-p", landing.head]
            case .squash: ["-p", landing.base]
            }
        return try git.run(["commit-tree", landing.merge.tree, "-m", rawValue] + parents).text
    }
}
