import TestSupport
import Testing
import Versioning

@testable import GitHistory

/// Random histories with files left out, held against git.
@Suite struct ExcludedLandingTests {
    @Test(arguments: 1...UInt64(30))
    func `the landings are those that git log lists`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        for (paths, patterns) in questions(about: history) {
            let log = try log(history, paths, patterns)
            if let findings = try findings(history, paths, patterns) {
                let landings = findings.history.line.landings.map(\.commit.hex)
                #expect(landings == log, "\(patterns)\n\(history.story(of: paths))")
            } else {
                let isUnknown = try paths.contains { try self.log(history, [$0], patterns).isEmpty }
                #expect(isUnknown, "\(patterns)\n\(history.story(of: paths))")
            }
        }
    }

    @Test(arguments: 1...UInt64(20))
    func `the fingerprint is the tree that git writes for what is left`(seed: UInt64) throws {
        let history = try RandomHistory(seed: seed)
        for (paths, patterns) in questions(about: history) {
            guard let findings = try findings(history, paths, patterns) else { continue }
            let written = try writtenTree(history, paths, patterns)
            #expect(
                findings.fingerprint?.hex == written,
                "\(patterns)\n\(history.story(of: paths))"
            )
        }
    }

    /// Model paths, and what is left out of them: always something that lies there.
    private func questions(about history: RandomHistory) -> [([String], [String])] {
        let (model, second) = (history.model, history.second)
        var random = SplitMix64(seed: history.seed)
        let patterns = [
            "\(model)/User.swift", "\(model)/*.swift", "**/Old/**", "\(model)/Old", "\(model)/Old/",
            "**/*s*.swift", "\(model)/**/[C-P]*", "\(model)/?*/**", "**/*.swift", "\(model)/*",
            "**/U?er.swift", "\(model)/[!U]*",
        ]
        let one = [random.pick(patterns)]
        let several = random.sample(3, of: patterns)
        return [
            ([model], one), ([model], several), ([model, second], one + ["Store/K*"]),
            (["."], several),
            ([second, "\(model)/Pet.swift", "\(model)/Old"], ["**/Keys.swift", "**/*at*"]),
        ]
    }

    private func log(
        _ history: RandomHistory,
        _ paths: [String],
        _ patterns: [String]
    ) throws -> [String] {
        let excludes = patterns.map { ":(exclude,glob)\($0)" }
        let words = ["log", "--first-parent", "--format=%H", history.main, "--"]
        return try history.git.run(words + paths + excludes).lines
    }

    /// What the program finds; nil where nothing of the model was ever left.
    private func findings(
        _ history: RandomHistory,
        _ paths: [String],
        _ patterns: [String]
    ) throws -> Findings? {
        let query = HistoryQuery(paths: paths, excludes: patterns, bases: [history.main])
        do {
            return try Repository(from: history.directory).findings(for: query)
        } catch let error as GitError where error.code == "model-path-not-found" {
            return nil
        }
    }

    /// The id of an index that holds what git lists; nil where that is nothing.
    private func writtenTree(
        _ history: RandomHistory,
        _ paths: [String],
        _ patterns: [String]
    ) throws -> String? {
        let place = ["--git-dir=\(history.directory)", "--work-tree=\(history.directory)"]
        let excludes = patterns.map { ":(exclude,glob)\($0)" }
        try history.git.run(["read-tree", history.main])
        // Git 2.39 takes the directory that all paths lie in off the pattern as well, so they are
        // listed without one in common.
        let list = ["ls-files", "--stage", "-z", "--"]
        var entries: [String] = []
        for path in paths {
            let all = try history.git.run(place + list + [":/"] + excludes).records
            entries += all.filter { entry in
                let file = entry.split(separator: "\t", maxSplits: 1)[1]
                return path == "." || file == path || file.hasPrefix(path + "/")
            }
        }
        guard !entries.isEmpty else { return nil }
        try history.git("read-tree", "--empty")
        let input = entries.map { $0 + "\0" }.joined()
        try history.git("update-index", "-z", "--index-info", input: input)
        return try history.git("write-tree").text
    }
}
