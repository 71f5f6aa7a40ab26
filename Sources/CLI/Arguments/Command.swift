/// What the program is asked to do.
enum Command: String, CaseIterable, Sendable {
    case compute
    case write
    case check
    case explain
    case log
    case initialise = "init"
    case completions

    /// Those that number something.
    static let numbering: [Command] = [.compute, .write, .check, .explain, .log]
    /// Those that look at a repository.
    static let inRepository = allCases.filter { $0 != .completions }

    /// The command and its operands, as the help shows them.
    var synopsis: String {
        switch self {
        case .compute: "[compute]"
        case .write: "write FILE..."
        case .check: "check [FILE...]"
        case .explain: "explain"
        case .log: "log"
        case .initialise: "init [FILE...]"
        case .completions: "completions SHELL"
        }
    }

    /// One line for the help.
    var summary: String {
        switch self {
        case .compute: "print the number, alone on standard output"
        case .write: "compute, and write it into plist, JSON or xcconfig files"
        case .check: "write nothing; status 1 and every problem found"
        case .explain: "say where the number comes from"
        case .log: "list every landing with the version it made, newest first"
        case .initialise: "look at the repository, and write .schema-version.json"
        case .completions: "print what bash, zsh or fish has to know to complete a line"
        }
    }

    /// Whether operands are settings files.
    var takesFiles: Bool { self == .write || self == .check || self == .initialise }

    /// What its operands are, place by place; of what is no choice any number may follow.
    var operands: [ValueKind] {
        if self == .completions { return [.choice(Shell.allCases.map(\.rawValue))] }
        return takesFiles ? [.file] : []
    }
}
