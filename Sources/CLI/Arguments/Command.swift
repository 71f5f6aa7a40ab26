/// What the program is asked to do.
enum Command: String, CaseIterable, Sendable {
    case compute
    case write
    case check
    case explain
    case log
    case initialise = "init"
    case installHook = "install-hook"
    case uninstallHook = "uninstall-hook"
    case completions

    /// Those that number something.
    static let numbering: [Command] = [.compute, .write, .check, .explain, .log]
    /// Those that ask for a model themselves.
    static let needingModel = numbering + [.initialise]
    /// Those that number something by a configuration, or have a hook do so.
    static let configured = numbering + [.installHook]
    /// Those that look at a repository.
    static let inRepository = allCases.filter { $0 != .completions }
    /// Those that give a number, or say how it is to be given.
    static let counting = configured + [.initialise]

    /// The command and its operands, as the help shows them.
    var synopsis: String {
        switch self {
        case .compute: "[compute]"
        case .write: "write FILE..."
        case .check: "check [FILE...]"
        case .explain: "explain"
        case .log: "log"
        case .initialise: "init [FILE...]"
        case .installHook: "install-hook"
        case .uninstallHook: "uninstall-hook"
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
        case .installHook: "have git run it: pre-commit, pre-merge-commit or pre-push"
        case .uninstallHook: "take that out of all hooks again, or of those named"
        case .completions: "print what bash, zsh or fish has to know to complete a line"
        }
    }

    /// Whether operands are settings files.
    var takesFiles: Bool { [.write, .check, .initialise, .installHook].contains(self) }

    /// What its operands are, place by place; of what is no choice any number may follow.
    var operands: [ValueKind] {
        switch self {
        case .completions: [.choice(Shell.allCases.map(\.rawValue))]
        case .installHook: [.choice(Hook.allCases.map(\.rawValue)), .file]
        case .uninstallHook: [.choice(Hook.allCases.map(\.rawValue))]
        default: takesFiles ? [.file] : []
        }
    }
}
