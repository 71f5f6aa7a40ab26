import Versioning

/// The shells that the program can tell its commands and options to.
enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// What the shell has to read, made from the tables of commands and options.
    var completions: String {
        switch self {
        case .bash: BashCompletions.script
        case .zsh: ZshCompletions.script
        case .fish: FishCompletions.script
        }
    }
}

extension Shell {
    /// The shell that the operands of `completions` name.
    init(operands: [String]) throws(UsageError) {
        let names = Shell.allCases.map(\.rawValue)
        let hint = "for example schema-version completions bash"
        guard let name = operands.first else {
            throw UsageError("'completions' needs a shell: bash, zsh or fish", hint: hint)
        }
        guard let shell = Shell(rawValue: name) else {
            throw UsageError(
                "'completions' does not know the shell '\(name)'",
                hint: nearestSpelling(of: name, among: names).map { "did you mean '\($0)'?" }
                    ?? "it knows \(names.joined(separator: ", "))"
            )
        }
        guard operands.count == 1 else {
            throw UsageError(
                "'completions' takes one shell, and '\(operands[1])' is one too many",
                hint: hint
            )
        }
        self = shell
    }
}
