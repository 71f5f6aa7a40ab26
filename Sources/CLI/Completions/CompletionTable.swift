/// What the scripts of the three shells take from the tables of commands and options.
enum CompletionTable {
    /// The options that go with a command.
    static func options(of command: Command) -> [Option] {
        Option.all.filter { $0.commands.contains(command) }
    }

    /// What may stand behind a command: in its first place, its second, and in all from there on.
    static func operands(
        of command: Command
    ) -> [(place: Int, goesOn: Bool, kind: ValueKind)] {
        command.operands.enumerated().map { place, kind in
            let isChoice = if case .choice = kind { true } else { false }
            return (place, place + 1 == command.operands.count && !isChoice, kind)
        }
    }

    /// The options whose value may be the next word.
    static let valued = Option.all.filter { $0.value.map { !$0.isOptional } ?? false }
}

extension Option {
    /// Every name of it with its dashes, the one of messages first.
    var spellings: [String] {
        [long.isEmpty ? nil : "--\(long)", short.map { "-\($0)" }].compactMap(\.self)
    }
}

/// A text as a word for zsh and bash, always in quotes.
func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
        + "'"
}
