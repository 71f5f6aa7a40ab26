import Versioning

/// Everything besides a commit and its ancestors that decides what a walk down its line finds.
struct CheckpointKey {
    private var bytes: [UInt8]

    /// Another one for every change of what the program counts, or of how it writes that down.
    private static let format = "1"

    init(
        for query: HistoryQuery,
        of base: Base,
        watching paths: ModelPaths,
        from baseline: ObjectID?,
        in repository: Repository
    ) {
        bytes = Array("schema-version \(Self.format)".utf8)
        // The names tell a foxtrot.
        for name in [base.name, base.shortName] { add(name.utf8) }
        add(baseline?.bytes ?? [])
        for index in paths.included.indices {
            let names = paths.names(at: index)
            add([UInt8(truncatingIfNeeded: names.count)])
            for name in names { add(name.components.joined(separator: [0])) }
        }
        for exclude in paths.excludes.all { add(exclude.spelling) }
        for commit in repository.shallowCommits.map(\.hex).sorted() { add(commit.utf8) }
    }

    /// Parts are told apart by their lengths.
    private mutating func add(_ part: some Sequence<UInt8>) {
        let part = Array(part)
        bytes += "\n\(part.count) ".utf8
        bytes += part
    }

    /// The name of the file that holds the checkpoint.
    var fileName: String {
        get throws(GitError) { "\(try ObjectID(ofContent: bytes)).json" }
    }
}

extension Exclude {
    /// Another one for each exclude that means something else.
    fileprivate var spelling: [UInt8] {
        var bytes = "\(glob ?? -1) ".utf8.map(\.self)
        for token in tokens {
            switch token {
            case .byte(let byte): bytes += [0, byte]
            case .oneOf(let set): bytes += [1] + set.spelling
            case .withinName: bytes.append(2)
            case .across: bytes.append(3)
            case .optional: bytes.append(4)
            case .end: bytes.append(5)
            case .everything: bytes.append(6)
            }
        }
        return bytes
    }
}
