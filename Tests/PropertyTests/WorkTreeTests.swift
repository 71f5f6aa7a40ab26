import CLI
import Foundation
import TestSupport
import Testing

@Suite struct WorkTreeTests {
    @Test(arguments: Seeds.early)
    func `the staged model and the one on disk are those that git would commit`(
        seed: UInt64
    ) throws {
        let work = try RandomWorkTree(seed: seed)
        let before = try content(of: work.app.path)
        let staged = model(of: work, "--staged")
        let onDisk = model(of: work, "--worktree")
        let plain = schemaVersion("--path", "Models", "--format", "json", in: work.app.path)
        #expect(try content(of: work.app.path) == before, "seed \(seed): something was written")

        let expected = (staged: try work.stagedModel(), onDisk: try work.modelOnDisk())
        let committed = try work.app.git("rev-parse", "HEAD:Models").text
        var findings = Findings()
        findings.compare(staged, with: expected.staged, "--staged")
        findings.compare(onDisk, with: expected.onDisk, "--worktree")
        findings.compare(
            plain.warnings.contains("dirty-model"),
            with: expected.staged != committed || expected.onDisk != committed,
            "dirty-model"
        )
        let story = work.story.joined(separator: "\n")
        #expect(findings.isEmpty, "seed \(seed)\n\(findings)\n\(story)")
    }

    /// The fingerprint of the model, or the refusal in its place.
    private func model(of work: RandomWorkTree, _ option: String) -> String? {
        let words = ["--path", "Models", "--format", "json", "--merge-method", "squash", option]
        let outcome = schemaVersion(words, in: work.app.path)
        return outcome.refusal ?? outcome.json["fingerprint"].string
    }

    /// All of the repository but the program's own checkpoint.
    private func content(of folder: String) throws -> [String: String] {
        try TestSupport.content(ofFolder: folder + "/.git").filter {
            !$0.key.hasPrefix("schema-version")
        }
    }
}
