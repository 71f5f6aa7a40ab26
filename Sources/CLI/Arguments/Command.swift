/// What the program is asked to do.
enum Command: String, CaseIterable, Sendable {
    case compute
    case write
    case check
    case explain
    case log
    case installHook = "install-hook"
    case uninstallHook = "uninstall-hook"

    /// Those that give a number, or say how it is given.
    static let counting = allCases.filter { $0 != .uninstallHook }

    /// The command and its operands, as the help shows them.
    var synopsis: String {
        switch self {
        case .compute: "[compute]"
        case .write: "write FILE..."
        case .check: "check [FILE...]"
        case .explain: "explain"
        case .log: "log"
        case .installHook: "install-hook"
        case .uninstallHook: "uninstall-hook"
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
        case .installHook: "have git run it: pre-commit, pre-merge-commit or pre-push"
        case .uninstallHook: "take that out of all hooks again, or of those named"
        }
    }

    /// Whether operands are settings files.
    var takesFiles: Bool { [.write, .check, .installHook].contains(self) }
}
