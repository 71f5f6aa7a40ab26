/// What the program is asked to do.
enum Command: String, CaseIterable, Sendable {
    case compute
    case write
    case check
    case explain
    case log
    case initialise = "init"

    /// The command and its operands, as the help shows them.
    var synopsis: String {
        switch self {
        case .compute: "[compute]"
        case .write: "write FILE..."
        case .check: "check [FILE...]"
        case .explain: "explain"
        case .log: "log"
        case .initialise: "init [FILE...]"
        }
    }

    /// One line for the help.
    var summary: String {
        switch self {
        case .compute: "print the number, alone on standard output"
        case .write: "compute, and write it into plist, JSON or xcconfig files"
        case .check: "write nothing; status 1 and every problem if something is off"
        case .explain: "say where the number comes from"
        case .log: "list every landing with the version it made, newest first"
        case .initialise: "look at the repository, and write .schema-version.json"
        }
    }

    /// Whether operands are settings files.
    var takesFiles: Bool { self == .write || self == .check || self == .initialise }

    /// The commands that number something.
    static let numbering: [Command] = [.compute, .write, .check, .explain, .log]
}
