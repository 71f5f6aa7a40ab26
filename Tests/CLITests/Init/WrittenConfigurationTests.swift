import BuildSettings
import Foundation
import TestSupport
import Testing
import Versioning

@testable import CLI

/// What `init` writes is read as what it meant, by the reader that every other command has.
@Suite struct WrittenConfigurationTests {
    /// A proposal with every kind of name that a repository may hold, and any of the settings.
    private func proposal(by random: inout SplitMix64) -> Proposal {
        func names(_ most: Int) -> [String] {
            (0..<random.below(most + 1)).map { _ in
                random.pick([
                    "App/Models", "A b/ü", "say \"so\"", "back\\slash", "// no comment", "/* none",
                    "*/", "tab\there", "new\nline", "\u{1}\u{7f}", "emoji 🗂", "[a]?*", "{}", "'",
                    ",",
                    "\u{2028}", String(repeating: "long name/", count: 20) + "x",
                ])
            }
        }
        var proposal = Proposal()
        proposal.bases = names(3) + ["main"]
        proposal.mergeMethod = random.pick(MergeMethod.allCases)
        proposal.paths = names(14) + ["App"]
        proposal.excludes = names(2)
        proposal.follows = random.chance(30)
        proposal.releases = names(2)
        if random.chance(50) { proposal.maximum = random.pick([1, 2_147_483_647, .max]) }
        if random.chance(50) {
            proposal.baseline = Baseline(
                revision: String(repeating: "a1", count: 20),
                version: random.pick([0, 37, .max])
            )
        }
        proposal.settings = names(3).map { name in
            var settings = Proposal.Settings(file: name)
            if random.chance(50) {
                settings.key = random.pick(["a.b", "a\\.b", "SCHEMA", "\"k\""])
            }
            if random.chance(30) { settings.type = random.pick(["integer", "string"]) }
            if random.chance(30) { settings.fingerprintKey = "print" }
            return settings
        }
        for key in ["base", "paths", "mergeMethod", "settings", "baseline", "keeping"] {
            proposal.why[key] = names(3)
        }
        return proposal
    }

    private func meant(_ proposal: Proposal) -> ConfiguredSchema {
        ConfiguredSchema(
            bases: proposal.bases,
            mergeMethod: proposal.mergeMethod,
            paths: proposal.paths,
            excludes: proposal.excludes.isEmpty ? nil : proposal.excludes,
            baseline: proposal.baseline,
            follows: proposal.follows ? true : nil,
            releases: proposal.releases.isEmpty ? nil : proposal.releases,
            maximum: proposal.maximum,
            settings: proposal.settings.isEmpty
                ? nil
                : proposal.settings.map {
                    ConfiguredSchema.Settings(
                        file: $0.file,
                        key: $0.key.flatMap(SettingPath.init),
                        type: $0.type.flatMap(ValueType.init),
                        fingerprintKey: $0.fingerprintKey.flatMap(SettingPath.init)
                    )
                }
        )
    }

    @Test(arguments: 0..<400)
    func `any proposal is read back as it was meant`(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let proposal = proposal(by: &random)
        let text = ConfigurationText(of: proposal).text
        let read = try Configuration(named: "written", bytes: Array(text.utf8))
        #expect(read.common == meant(proposal), "\(text)")
        #expect(read.schemas == nil)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.last != " " && $0.last != "\t" }, "\(text)")
    }

    @Test func `the commands run by what it wrote, and nothing else`() throws {
        let app = try NotesApp.merged(4, keeping: 94)
        try app.commit(["App/Info.plist": NotesApp.propertyList(94)], "settings")
        #expect(schemaVersion("init", in: app.path).status == .done)
        expectVersion(94, [], in: app.path)
        let explain = schemaVersion("explain", in: app.path + "/App")
        #expect(explain.status == .done, "\(explain)")
        #expect(explain.output.contains("94 = 94 at the baseline + 0 landed"), "\(explain)")
        #expect(schemaVersion("check", in: app.path).status == .done)
        try app.git("add", "-A")
        try app.git("commit", "--quiet", "-m", "number by git")
        try app.branch("feature", from: "main")
        try app.commit([NotesApp.model: NotesApp.note("other")], "change the model")
        expectVersion(95, [], in: app.path)
        let write = schemaVersion("write", in: app.path)
        #expect(write.output == "App/Info.plist: schemaVersion 94 -> 95\n", "\(write)")
        #expect(schemaVersion("check", in: app.path).status == .done)
    }

    @Test func `the sample app goes on from 3 to what git calls for`() throws {
        let folder = try TemporaryFolder(small: true)
        let app = Git(in: folder.path)
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let history = root.appending(path: "Fixtures/SampleApp/history.fast-import")
        try app("init", "--quiet", "--initial-branch=main")
        try app("fast-import", "--quiet", input: String(contentsOf: history, encoding: .utf8))
        try app("checkout", "--quiet", "main")
        #expect(schemaVersion("init", "--yes", in: app.directory).status == .done)
        expectVersion(9, [], in: app.directory)
        let write = schemaVersion("write", in: app.directory)
        #expect(write.output == "App/Info.plist: schemaVersion 3 -> 9\n", "\(write)")
        #expect(schemaVersion("check", in: app.directory).status == .done)
        try app("checkout", "--quiet", "--force", "feature/reminders")
        expectVersion(10, [], in: app.directory)
    }
}
