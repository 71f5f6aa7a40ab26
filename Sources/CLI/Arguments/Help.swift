/// The help, made from the tables of commands and options.
enum Help {
    /// No line is longer than 80 columns.
    static var text: String {
        """
        Derives an app's database schema version from git history: how many times the
        model changed on main, plus one if this branch is about to change it.

        usage: schema-version [COMMAND] [OPTIONS]

        Commands:
        \(rows(Command.allCases.map { ($0.synopsis, $0.summary) }))

        Options:
        \(rows(Option.all.map { ($0.spelling, $0.summary) }))

        Status: 0 done; 1 check found something, or --fail-if-changed a change; 2 no
        number can be given, or a file could not be written, and the error says why and
        how to mend it; 64 wrong usage.

        """
    }

    private static func rows(_ rows: [(name: String, summary: String)]) -> String {
        let width = (rows.map(\.name.count).max() ?? 0) + 2
        return rows.map { row in
            let padding = String(repeating: " ", count: width - row.name.count)
            return "  \(row.name)\(padding)\(row.summary)"
        }.joined(separator: "\n")
    }
}

/// Other forms of the help.
enum HelpFormat: String, CaseIterable, Sendable {
    /// The source of a man page.
    case man
}
