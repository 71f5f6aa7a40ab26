import Foundation
import GitHistory
import TestSupport
import Testing
import Versioning

/// Several models in one walk have the findings, or the refusals, that each has alone, and leave the
/// checkpoints that each leaves alone.
@Suite struct SeveralModelsTests {
    @Test(arguments: Seeds.every(3))
    func `several models in one walk are what each of them is alone`(seed: UInt64) throws {
        let run = try RandomRun(seed: seed)
        var findings = Findings()
        for _ in 1...6 { try run.compare(noting: &findings) }
        #expect(findings.isEmpty, "seed \(seed) \(findings)")
    }
}

/// A random history, asked for random sets of models while main grows, stands and is taken back.
private final class RandomRun {
    private let history: RandomHistory
    private let heads: [String]
    private var random: SplitMix64

    init(seed: UInt64) throws {
        history = try RandomHistory(seed: seed)
        heads = try history.heads(others: 2)
        random = SplitMix64(seed: ~seed)
    }

    func compare(noting findings: inout Findings) throws {
        try history.git("update-ref", "refs/heads/line", random.pick(history.line))
        let queries = queries()
        let before = try checkpoints()
        var left: [String: Set<Data>] = [:]
        var alone: [Result<GitHistory.Findings, GitError>] = []
        for query in queries {
            try restore(before)
            alone += try opened().findings(for: [query])
            for (name, content) in try checkpoints() { left[name, default: []].insert(content) }
        }
        try restore(before)
        let together = try opened().findings(for: queries)
        for (index, query) in queries.enumerated() {
            findings.compare(together[index], with: alone[index], "\(query) of \(queries.count)")
        }
        let now = try checkpoints()
        findings.compare(Set(now.keys), with: Set(left.keys), "the names of the checkpoints")
        for (name, content) in now where left[name]?.contains(content) != true {
            findings.note("\(name) is what none of \(queries) leaves alone")
        }
    }

    /// Two to six, which share what the queries of one run share.
    private func queries() -> [HistoryQuery] {
        let root = history.line[history.line.count - 1]
        let head = random.pick(heads + ["line"])
        let usesCheckpoint = random.chance(50)
        let batch = random.pick([1, 3, 1024])
        return (0..<random.within(2...6)).map { _ in
            let baseline = random.chance(30) ? random.pick(history.line + [root, root]) : nil
            return HistoryQuery(
                paths: paths(),
                excludes: random.chance(30) ? [random.pick(["**/User*", "**/Old/**"])] : [],
                settingsFiles: random.chance(15) ? [random.pick(["View.swift", "README.md"])] : [],
                bases: random.pick([["line"], ["line"], ["line"], [history.main], ["no"], bases]),
                head: head,
                baseline: baseline,
                formula: random.chance(20) ? .recipe : .landing,
                follows: random.chance(30),
                replays: random.chance(30),
                usesCheckpoint: usesCheckpoint,
                batch: batch
            )
        }
    }

    private var bases: [String] { ["line", "feature-*"] }

    private func paths() -> [String] {
        let model = history.model
        return random.pick([
            [model], [model], [history.second], [model, history.second], ["View.swift"],
            ["\(model)Extra", "README.md"], ["\(model)/Old"], ["\(model)/User.swift"], ["."],
            ["Nowhere"],
        ])
    }

    private func opened() throws -> Repository {
        try Repository(
            at: RepositoryLocation(
                directory: history.directory,
                environment: [:],
                isExplicit: false
            )
        )
    }

    private var folder: String { history.directory + "/schema-version" }

    /// The files of the checkpoints by their names.
    private func checkpoints() throws -> [String: Data] {
        guard FileManager.default.fileExists(atPath: folder) else { return [:] }
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
            files[name] = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        return files
    }

    private func restore(_ files: [String: Data]) throws {
        try? FileManager.default.removeItem(atPath: folder)
        if files.isEmpty { return }
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: false
        )
        for (name, content) in files {
            try content.write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
    }
}
