import CLI
import Foundation
import TestSupport
import Testing

/// Random damage to whatever is read from disk as bytes: a number or a refusal, never a crash.
@Suite struct DamagedBytesTests {
    /// A file of a repository, and how a run comes to read it.
    enum Target: String, CaseIterable, Sendable {
        case commit, parent, tree, tag, stream, shallow, head, packedReferences, mergeHead
        case alternates, grafts
    }

    @Test(arguments: Target.allCases)
    func `damaged bytes end in a number or a refusal`(target: Target) throws {
        let app = try App.merged(2, workTree: true)
        try app.git("tag", "-a", "release", "-m", "release")
        try app.git("pack-refs", "--all")
        var random = SplitMix64(seed: FuzzInputs.seed)
        let (file, whole) = try original(of: target, in: app)
        let head = target == .tag ? "release" : "HEAD"
        for number in 0..<FuzzInputs.count(usual: 200) {
            let damaged = Damage().applied(to: whole, by: &random)
            try? FileManager.default.removeItem(atPath: file)
            try Data(target.isObject ? stream(of: damaged) : damaged)
                .write(to: URL(fileURLWithPath: file))
            let words = ["--path", "Models", "--base", "main"]
            for command in ["compute", "log", "explain"] {
                let named = command == "log" ? [] : ["--head", head]
                let outcome = schemaVersion([command] + words + named, in: app.path)
                let place = "seed \(FuzzInputs.seed), input \(number): \(outcome)"
                #expect([ExitStatus.done, .refused].contains(outcome.status), "\(place)")
                if command == "compute", outcome.status == .done {
                    #expect(Int(outcome.output.dropLast()) != nil, "\(place)")
                }
            }
        }
    }

    /// Where the bytes are kept, and what they are before anything happens to them.
    private func original(
        of target: Target,
        in app: HistoryBuilder
    ) throws -> (file: String, bytes: [UInt8]) {
        let folder = app.path + "/.git/"
        let head = try app.id(of: "HEAD")
        func object(_ revision: String, _ kind: String) throws -> (String, [UInt8]) {
            let id = try app.git("rev-parse", revision).text
            let file = folder + "objects/\(id.prefix(2))/\(id.dropFirst(2))"
            let content = try app.git("cat-file", kind, id).bytes
            return (file, Array("\(kind) \(content.count)\0".utf8) + content)
        }
        switch target {
        case .commit: return try object("main", "commit")
        case .parent: return try object("main~1", "commit")
        case .tree: return try object("main^{tree}", "tree")
        case .tag: return try object("release", "tag")
        case .stream:
            let file = try object("main", "commit").0
            return (file, Array(try Data(contentsOf: URL(fileURLWithPath: file))))
        case .shallow: return (folder + "shallow", Array("\(head)\n".utf8))
        case .head: return (folder + "HEAD", Array("ref: refs/heads/main\n".utf8))
        case .packedReferences:
            let file = folder + "packed-refs"
            return (file, Array(try Data(contentsOf: URL(fileURLWithPath: file))))
        case .mergeHead: return (folder + "MERGE_HEAD", Array("\(head)\n".utf8))
        case .alternates:
            return (folder + "objects/info/alternates", Array("# none\n../objects\n".utf8))
        case .grafts:
            let info = folder + "info"
            try FileManager.default.createDirectory(
                atPath: info,
                withIntermediateDirectories: true
            )
            return (folder + "info/grafts", Array("# none\n\(head)\n".utf8))
        }
    }

    /// A zlib stream of the bytes as they are (RFC 1950 and 1951: one stored block).
    private func stream(of bytes: [UInt8]) -> [UInt8] {
        let (low, high) = (UInt8(bytes.count & 255), UInt8(bytes.count >> 8))
        var (first, second) = (UInt32(1), UInt32(0))
        for byte in bytes {
            first = (first + UInt32(byte)) % 65521
            second = (second + first) % 65521
        }
        let sum = second << 16 | first
        let trailer = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
        return [0x78, 0x01, 0x01, low, high, ~low, ~high] + bytes + trailer
    }
}

extension DamagedBytesTests.Target {
    /// Whether the bytes are those of an object, and stored as one.
    fileprivate var isObject: Bool { [.commit, .parent, .tree, .tag].contains(self) }
}
