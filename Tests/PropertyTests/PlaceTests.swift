import CLI
import TestSupport
import Testing

@Suite struct PlaceTests {
    @Test(arguments: Seeds.few)
    func `one head has one number in every kind of checkout`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        let places = try Places(of: history)
        var findings = Findings()
        let cloned = Set(try history.git("rev-list", "--branches").lines)
        for head in try history.heads(others: 4) where cloned.contains(head) {
            let expected = Number(history.compute(["--merge-method", "squash"], head: head))
            for (name, outcome) in try places.compute(head) {
                // A blobless clone may lack the content for a merge: an estimate, which says so.
                if outcome.isEstimate, name == "blobless clone" { continue }
                findings.compare(Number(outcome), with: expected, "\(name) at \(head)")
            }
        }
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: history.paths))")
    }
}

/// Clones and worktrees of one history.
private struct Places {
    private let history: RandomHistory
    private let folder: TemporaryFolder
    private let clone: Git
    private let worktree: Git
    private let blobless: String

    init(of history: RandomHistory) throws {
        self.history = history
        folder = try TemporaryFolder()
        clone = Git(in: try folder.folder("clone"))
        worktree = Git(in: "\(folder.path)/worktree")
        blobless = try folder.folder("blobless")
        let source = "file://\(history.directory)"
        try history.git("config", "uploadpack.allowFilter", "true")
        try clone("clone", "--quiet", source, ".")
        try clone("worktree", "add", "--quiet", "--detach", worktree.directory)
        try clone("clone", "--quiet", "--bare", "--filter=blob:none", source, blobless)
        _ = try folder.folder("clone/some folder/deeper")
    }

    /// The outcome in every place: with the head named, and as it is checked out.
    func compute(_ head: String) throws -> [(String, Outcome)] {
        try clone("checkout", "--quiet", "--detach", head)
        try worktree("checkout", "--quiet", "--detach", head)
        let deeper = "\(clone.directory)/some folder/deeper"
        let base = "origin/\(history.main)"
        return [
            ("clone, head named", run(in: clone.directory, base, "--head", head)),
            ("detached checkout", run(in: clone.directory, base)),
            ("linked worktree", run(in: worktree.directory, base)),
            ("folder inside", run(in: deeper, base)),
            ("other folder", run(in: "/", base, "-C", deeper)),
            ("blobless clone", run(in: blobless, history.main, "--head", head)),
        ]
    }

    private func run(in place: String, _ base: String, _ options: String...) -> Outcome {
        let words = ["compute", "--format", "json", "--merge-method", "squash", "--base", base]
        let named = history.paths.flatMap { ["--path", ":/\($0)"] }
        return schemaVersion(words + named + options, in: place)
    }
}
