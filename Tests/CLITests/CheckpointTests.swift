import CLI
import Foundation
import TestSupport
import Testing

/// What a run remembers for the next one: always the same number as without.
@Suite struct CheckpointTests {
    private func compute(
        _ arguments: [String],
        in directory: String,
        environment: [String: String] = [:]
    ) -> Outcome {
        schemaVersion(
            ["--path", "Models", "--format", "json"] + arguments,
            in: directory,
            environment: environment
        )
    }

    /// The checkpoint that an explanation says was used.
    private func used(_ arguments: String..., in directory: String) -> Bool {
        schemaVersion(["explain", "--path", "Models"] + arguments, in: directory).output
            .contains("\ncheckpoint ")
    }

    private func folder(of app: HistoryBuilder) throws -> String {
        try app.git("rev-parse", "--absolute-git-dir").text + "/schema-version"
    }

    private func files(of app: HistoryBuilder) throws -> [String] {
        let folder = try folder(of: app)
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .map { folder + "/" + $0 }
    }

    @Test func `the second run ends where the first one began`() throws {
        let app = try App.merged(3)
        #expect(!used(in: app.path))
        #expect(used(in: app.path))
        #expect(!used("--no-cache", in: app.path))
        try app.land(4)
        #expect(used(in: app.path))
        #expect(compute([], in: app.path).json["version"].int == 4)
    }

    @Test(arguments: [["--no-cache"], []])
    func `switched off, nothing is read or written`(option: [String]) throws {
        let app = try App.merged(3)
        let environment = option.isEmpty ? ["SCHEMA_VERSION_NO_CACHE": "1"] : [:]
        let outcome = compute(option, in: app.path, environment: environment)
        #expect(outcome.json["version"].int == 3)
        #expect(try files(of: app).isEmpty)
    }

    @Test func `another question has a checkpoint of its own`() throws {
        let app = try App.merged(3)
        let root = try app.id(of: "main~2")
        let questions = [
            [], ["--exclude", "Models/X"], ["--exclude", "Models/X*"], ["--path", "README"],
            ["--baseline", "\(root)=10"], ["--base", "main"],
        ]
        for question in questions { _ = compute(question, in: app.path) }
        // The base has the same name in the first and the last one.
        #expect(try files(of: app).count == questions.count - 1)
    }

    @Test func `a rewritten branch is walked anew`() throws {
        let app = try App.merged(5)
        _ = compute([], in: app.path)
        try app.git("update-ref", "refs/heads/main", "main~3")
        try app.land(9)
        #expect(compute([], in: app.path).json["version"].int == 3)
        #expect(compute([], in: app.path).json["version"].int == 3)
    }

    @Test func `a branch that left long ago finds where it did`() throws {
        let app = try App.merged(1)
        for number in 1...70 { try app.commit(["View": "\(number)"], "view \(number)") }
        for number in 2...3 { try app.land(number) }
        try app.branch("old", from: "main~2")
        try app.commit(["Models/Order": "1"], "orders", on: "old")
        for number in 4...90 { try app.land(number) }
        for head in ["main", "old", "main", "old", "old~1"] {
            let options = ["--base", "main", "--head", head]
            let known = compute(options, in: app.path).json
            let anew = compute(options + ["--no-cache"], in: app.path).json
            #expect(known == anew, "\(head)")
        }
        #expect(used("--base", "main", "--head", "old", in: app.path))
    }

    @Test func `a foxtrot and an uncounted change below a mark are still told`() throws {
        let app = try App.merged(3)
        try app.commit(["Models/User": "pushed"], "push")
        for number in 1...70 { try app.commit(["View": "\(number)"], "view \(number)") }
        for _ in 1...2 {
            #expect(compute([], in: app.path).refusal == "uncounted-change")
            let allowed = compute(["--allow-uncounted"], in: app.path).json
            #expect(allowed["uncounted"].int == 1)
        }
    }

    @Test func `a shallow clone does not use what the whole one knew`() throws {
        let app = try App.merged(5)
        let clone = try app.clone("--no-local")
        _ = compute(["--base", "main"], in: clone)
        let shallow = "\(clone)/.git/shallow"
        let commit = try app.id(of: "main~1")
        try Data("\(commit)\n".utf8).write(to: URL(fileURLWithPath: shallow))
        #expect(compute(["--base", "main"], in: clone).refusal == "shallow-history")
    }

    @Test(arguments: ["", "x", "\n", "{}", "0000\n{}", #"{"marks":[]}"#])
    func `a file that is none of ours is passed over`(content: String) throws {
        let app = try App.merged(3)
        _ = compute([], in: app.path)
        let file = try #require(try files(of: app).first)
        try Data(content.utf8).write(to: URL(fileURLWithPath: file))
        #expect(compute([], in: app.path).json["version"].int == 3)
        #expect(used(in: app.path), "it was not replaced")
    }

    @Test func `damaged bytes change nothing`() throws {
        let app = try App.merged(4)
        _ = compute([], in: app.path)
        let file = URL(fileURLWithPath: try #require(try files(of: app).first))
        let sound = [UInt8](try Data(contentsOf: file))
        for seed in 0..<300 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            var bytes = sound
            let start = random.below(bytes.count)
            switch random.below(4) {
            case 0: bytes[start] ^= UInt8(1 << random.below(8))
            case 1: bytes.removeSubrange(start...)
            case 2: bytes.removeSubrange(start..<min(bytes.count, start + 1 + random.below(9)))
            default: bytes.insert(UInt8(random.below(256)), at: start)
            }
            try Data(bytes).write(to: file)
            #expect(compute([], in: app.path).json["version"].int == 4, "seed \(seed)")
        }
    }

    @Test func `a folder in its place, or a file in that of its folder, does no harm`() throws {
        let app = try App.merged(3)
        try Data().write(to: URL(fileURLWithPath: folder(of: app)))
        for _ in 1...2 { #expect(compute([], in: app.path).json["version"].int == 3) }
        try FileManager.default.removeItem(atPath: folder(of: app))
        _ = compute([], in: app.path)
        let file = try #require(try files(of: app).first)
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createDirectory(
            atPath: file,
            withIntermediateDirectories: false
        )
        for _ in 1...2 { #expect(compute([], in: app.path).json["version"].int == 3) }
    }

    @Test func `many questions do not fill the disk`() throws {
        let app = try App.merged(1)
        for _ in 1...2 {
            for number in 0..<260 { _ = compute(["--exclude", "x\(number)"], in: app.path) }
            #expect(try files(of: app).count == 256)
        }
    }
}
