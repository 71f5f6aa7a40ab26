import CLI
import TestSupport
import Testing

/// The lines of an explanation, found by their labels.
struct Explained {
    let lines: [String]

    /// What stands behind a label, further lines included.
    subscript(label: String) -> String {
        let found = lines.drop { !$0.hasPrefix(label) }
        let further = found.dropFirst().prefix { $0.hasPrefix(" ") }
        return (found.prefix(1) + further).map { $0.dropFirst(14) }.joined(separator: "\n")
    }
}

/// Has HEAD's number explained.
func explain(in app: HistoryBuilder, _ options: [String] = []) throws -> Explained {
    let outcome = schemaVersion(["explain", "--path", "Models"] + options, in: app.path)
    try #require(outcome.status == .done, "\(outcome)")
    return Explained(lines: outcome.lines)
}

/// A commit's id as an explanation has it.
func short(_ revision: String, in app: HistoryBuilder) throws -> String {
    String(try app.id(of: revision).prefix(10))
}
