import GitHistory
import Versioning

/// The log in columns: version, commit, day, and as much of the subject as fits.
struct LogTable {
    let lines: [String]

    /// What is left for the subject on a terminal too narrow for a table.
    private static let narrowest = 12

    /// - Parameter columns: how wide a line may be.
    init(_ entries: [LogEntry], columns: Int) {
        let versions = entries.map { String($0.version) }
        let days = entries.map { $0.commit.date?.day ?? "" }
        let versionWidth = versions.map(\.count).max() ?? 0
        let dayWidth = days.map(\.count).max() ?? 0
        lines = entries.indices.map { index in
            let entry = entries[index]
            let version = Self.padding(versions[index], to: versionWidth) + versions[index]
            let day = days[index] + Self.padding(days[index], to: dayWidth)
            let start = "\(version)  \(entry.commit.id.abbreviated)  \(day)  "
            let subject = cut(
                entry.mark + visible(entry.commit.subject),
                to: max(columns - start.count, Self.narrowest)
            )
            return subject.isEmpty ? String(start.dropLast(2)) : start + subject
        }
    }

    private static func padding(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: width - text.count)
    }
}

extension LogEntry {
    /// What makes this line unlike the others.
    fileprivate var mark: String {
        switch kind {
        case .counted: ""
        case .uncounted: "(uncounted) "
        case .baseline: "(baseline) "
        }
    }
}
