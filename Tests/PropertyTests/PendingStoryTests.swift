import CLI
import TestSupport
import Testing

/// What `explain` lists of a pending change is what git lists.
@Suite struct PendingStoryTests {
    @Test(arguments: Seeds.few)
    func `files as git diff has them, commits as git rev-list`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        var findings = Findings()
        for head in try history.heads(others: 2) {
            let words = ["explain", "--base", history.main, "--head", head]
            let paths = history.paths.flatMap { ["--path", ":/\($0)"] }
            let options = ["--merge-method", "squash"]
            let told = schemaVersion(words + paths + options, in: history.directory)
            guard told.output.contains(" pending\n") else { continue }
            findings.compare(
                listed("commits", in: told),
                with: try history.pendingCommits(of: head),
                "commits of \(head)"
            )
            guard let files = try history.pendingFiles(of: head) else { continue }
            findings.compare(listed("files", in: told), with: files, "files of \(head)")
        }
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: history.paths))")
    }

    private func listed(_ label: String, in told: Outcome) -> [String] {
        let lines = told.output.split(separator: "\n").drop { !$0.hasPrefix("\(label) ") }
        let further = lines.dropFirst().prefix { $0.hasPrefix(" ") }
        return (lines.prefix(1) + further).map { String($0.dropFirst(14)) }
    }
}

extension RandomHistory {
    fileprivate func pendingCommits(of head: String) throws -> [String] {
        let log = ["log", "--format=%H %s", "--topo-order", "--no-merges", "--full-history"]
        let commits = try git.run(log + ["\(main)..\(head)", "--"] + paths).lines
        return shown(5, of: commits.map { "\($0.prefix(10))\($0.dropFirst(40))" })
    }

    /// Nil where there are several merge bases, or none.
    fileprivate func pendingFiles(of head: String) throws -> [String]? {
        let bases = try git.run(["merge-base", "--all", main, head], accepting: [0, 1]).lines
        guard bases.count == 1 else { return nil }
        let diff = ["diff", "--no-renames"]
        let open = try git.run(diff + ["--name-only", main, head, "--"] + paths).lines
        let changed = try git.run(diff + ["--name-status", bases[0], head, "--"] + paths).lines
        let lines = changed.map { $0.split(separator: "\t").map(String.init) }
        return shown(10, of: lines.filter { open.contains($0[1]) }.map { "\($0[0]) \($0[1])" })
    }

    private func shown(_ limit: Int, of items: [String]) -> [String] {
        let more = items.count > limit ? ["and \(items.count - limit) more"] : []
        return items.prefix(limit) + more
    }
}
