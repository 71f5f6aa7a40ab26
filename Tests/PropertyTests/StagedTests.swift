import CLI
import Foundation
import TestSupport
import Testing

@Suite struct StagedTests {
    @Test(arguments: Seeds.late)
    func `what is staged has the number that its commit will have`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        let desk = try Desk(in: history)
        var findings = Findings()
        let method = ["merge", "squash", "rebase"][Int(seed % 3)]
        let options = ["--merge-method", method, "--allow-uncounted"]
        for head in try history.heads(others: 3) {
            try desk.stage(on: head)
            let staged = desk.compute(options)
            let committed = history.compute(options, head: try desk.commit())
            // A path that is nowhere but in the work tree is no mistake.
            if committed.refusal == "model-path-not-found" { continue }
            // A commit that is a copy of one of base's is known by its whole change, and of what is
            // staged only the model is looked at: it adds one, as every staged change does.
            let isCopy = method == "rebase" && staged.adds == (committed.adds ?? 0) + 1
            if isCopy { continue }
            let place = "\(method) on \(head), staged \(desk.staged)"
            findings.compare(Number(staged), with: Number(committed), place)
            for key in ["adds", "branchPoint"] {
                findings.compare(staged.json[key], with: committed.json[key], "\(key), \(place)")
            }
            findings.compare(warnings(staged), with: warnings(committed), "warnings, \(place)")
        }
        #expect(findings.isEmpty, "\(findings)\n\(history.story(of: history.paths))")
    }

    /// All but the one about renames across the model's border: of what is staged only the model is
    /// looked at, and the rest is taken from HEAD.
    private func warnings(_ outcome: Outcome) -> [String?] {
        outcome.json["warnings"].array.map { $0["message"].string }
            .filter { $0?.contains("border") != true }
    }
}

/// A linked worktree without files, where a commit is in the making: its HEAD is detached, and a
/// merge may be under way.
private final class Desk {
    /// What was staged last, for the message of a failed expectation.
    private(set) var staged = ""

    private let history: RandomHistory
    private let folder: TemporaryFolder
    private let git: Git
    private let mergeHead: String
    private var random: SplitMix64
    private var parents: [String] = []

    init(in history: RandomHistory) throws {
        self.history = history
        random = SplitMix64(seed: history.seed)
        folder = try TemporaryFolder(small: true)
        git = Git(in: "\(folder.path)/desk")
        try history.git("worktree", "add", "--quiet", "--no-checkout", "--detach", git.directory)
        mergeHead = try git("rev-parse", "--path-format=absolute", "--git-path", "MERGE_HEAD").text
    }

    /// Stages something on top of a commit: a new file, the tree of another commit, nothing at
    /// all, or a merge.
    func stage(on head: String) throws {
        try git("update-ref", "--no-deref", "HEAD", head)
        try git("read-tree", "HEAD")
        try? FileManager.default.removeItem(atPath: mergeHead)
        parents = [head]
        let other = random.pick(history.commits)
        switch random.below(6) {
        case 0:
            staged = "nothing"
        case 1:
            staged = "the tree of \(other)"
            try git("read-tree", other)
        case 2:
            staged = "a new file"
            let id = try git("hash-object", "-w", "--stdin", input: "new").text
            let entry = "100644,\(id),\(history.model)/New.swift"
            try git("update-index", "--add", "--cacheinfo", entry)
        default:
            staged = "a merge of \(other)"
            let words = ["merge-tree", "--write-tree", "--allow-unrelated-histories", head, other]
            let tree = try git.run(words, accepting: [0, 1]).lines[0]
            try git("read-tree", tree)
            try Data("\(other)\n".utf8).write(to: URL(fileURLWithPath: mergeHead))
            parents.append(other)
        }
    }

    /// The commit that git would make of it.
    func commit() throws -> String {
        let tree = try git("write-tree").text
        return try git.run(
            ["commit-tree", tree, "-m", "staged"] + parents.flatMap { ["-p", $0] }
        ).text
    }

    func compute(_ options: [String]) -> Outcome {
        let words = ["compute", "--staged", "--format", "json", "--base", history.main]
        let named = history.paths.flatMap { ["--path", ":/\($0)"] }
        return schemaVersion(words + named + options, in: git.directory)
    }
}

extension Outcome {
    fileprivate var adds: Int? { json["adds"].int }
}
