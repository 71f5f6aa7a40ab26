/// What does not hold in one history: all of it, so that one run shows the whole pattern.
struct Findings: CustomStringConvertible {
    private var lines: [String] = []

    var isEmpty: Bool {
        lines.isEmpty
    }

    var description: String {
        lines.joined(separator: "\n")
    }

    /// Notes the two values where the program's is not the one that git gives.
    mutating func compare<Value: Equatable>(
        _ value: Value,
        with expected: Value,
        _ what: @autoclosure () -> String
    ) {
        if value != expected {
            lines.append("\(what()): \(value), but git says \(expected)")
        }
    }

    mutating func note(_ line: String) {
        lines.append(line)
    }
}
