import GitHistory
import Versioning

/// One commit of base's line as `log` lists it.
struct LogEntry {
    enum Kind {
        case counted
        case uncounted
        case baseline
    }

    let version: UInt64
    let kind: Kind
    let commit: CommitSummary
}

extension LogEntry: Encodable {
    private enum Key: String, CodingKey {
        case version, commit, date, subject, counted
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(version, forKey: .version)
        try container.encode(commit.id.hex, forKey: .commit)
        try container.encode(commit.date?.full, forKey: .date)
        try container.encode(commit.subject, forKey: .subject)
        if kind != .baseline { try container.encode(kind == .counted, forKey: .counted) }
    }
}

/// The object that `log` prints as JSON.
struct LogReport: Encodable {
    let landings: [LogEntry]
    /// What the list ends at, where a baseline was given.
    let baseline: LogEntry?

    /// All lines of the list, newest first.
    var entries: [LogEntry] { landings + [baseline].compactMap(\.self) }
}
