/// The source of the man page, made from the tables of commands and options as the help is.
enum Manual {
    static var page: String {
        Roff.folded(
            """
            .TH SCHEMA\\-VERSION 1 "\(date)" "schema\\-version \(programVersion)" "User Commands"
            \(sections)
            """
        )
    }

    /// The day of the version, which the page has to name.
    private static let date = "2026-11-30"

    private static var sections: String {
        [
            Roff.section(
                "NAME",
                Roff.text("schema-version")
                    + " \\- derive the schema version of an app\\(aqs database from git history"
            ),
            Roff.section("SYNOPSIS", synopsis),
            Roff.section("DESCRIPTION", description),
            Roff.section("COMMANDS", commands),
            Roff.section("OPTIONS", options),
            Roff.section("CONFIGURATION", configuration),
            Roff.section("EXIT STATUS", status),
            Roff.section("ENVIRONMENT", environment),
            Roff.section("FILES", files),
            Roff.section("EXAMPLES", examples),
            Roff.section("SEE ALSO", seeAlso),
        ].joined()
    }

    private static var synopsis: String {
        let name = Roff.bold("schema-version")
        let lines = Command.allCases.map { command in
            let operands = command.synopsis.split(separator: " ").dropFirst()
            let word =
                command.synopsis.hasPrefix("[")
                ? "[\(Roff.bold(command.rawValue))]"
                : Roff.bold(command.rawValue)
            let takesOptions =
                Command.counting.contains(command) ? ["[\(Roff.italic("OPTIONS"))]"] : []
            return ([name, word] + operands.map { Roff.italic(String($0)) } + takesOptions)
                .joined(separator: " ")
        }
        return lines.joined(separator: "\n.br\n")
    }

    private static var commands: String {
        Command.allCases.map { command in
            Roff.entry(Roff.bold(command.synopsis), sentence(command.summary))
        }.joined(separator: "\n")
    }

    private static var options: String {
        Option.all.map { option in
            var text = sentence(option.summary)
            if case .choice(let words) = option.value?.kind, option.value?.isOptional == false {
                text += "\nOne of " + words.map(Roff.bold).joined(separator: ", ") + "."
            }
            if !option.commands.elementsEqual(Command.counting), option.commands != Command.allCases
            {
                text += "\nFor " + Roff.text(Invocation.list(option.commands)) + "."
            }
            if !option.goesWithRecipe {
                text += "\nNot with " + Roff.bold("--formula recipe") + "."
            }
            return Roff.entry(tag(of: option), text)
        }.joined(separator: "\n")
    }

    private static func tag(of option: Option) -> String {
        let names = option.spellings.reversed().map(Roff.bold).joined(separator: ", ")
        guard let value = option.value else { return names }
        return names
            + (value.isOptional ? Roff.bold("[=\(value.name)]") : " " + Roff.italic(value.name))
    }

    private static func sentence(_ summary: String) -> String {
        Roff.text(summary.prefix(1).uppercased() + summary.dropFirst()) + "."
    }
}
