import GitHistory

/// The terminal that standard output leads to.
package struct Terminal {
    /// How many characters fit on a line; nil where it does not say.
    let columns: Int?
    /// Shows text through a pager, which a command of the shell starts; false where it did not
    /// start, and nothing was shown.
    let page: (_ text: String, _ command: String) -> Bool

    package init(
        columns: Int?,
        page: @escaping (_ text: String, _ command: String) -> Bool
    ) {
        self.columns = columns
        self.page = page
    }
}

extension CommandRun {
    /// How many columns a table may take: `COLUMNS`, else what the terminal has, else 80, as git
    /// decides it.
    var columns: Int {
        if let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0 { return columns }
        return console.terminal?.columns ?? 80
    }

    /// Prints a result that may be long: through the pager where standard output is a terminal.
    func show(_ lines: [String]) throws {
        let text = lines.map { Console.printable($0) + "\n" }.joined()
        guard let terminal = console.terminal, !text.isEmpty,
            let command = pager(configured: try repository.configuredPager()),
            terminal.page(text, command)
        else {
            console.output(text)
            return
        }
    }

    /// The pager that git would start (git-var(1), `GIT_PAGER`); nil where it would start none.
    private func pager(configured: String?) -> String? {
        let command = environment["GIT_PAGER"] ?? configured ?? environment["PAGER"] ?? "less"
        return command.isEmpty || command == "cat" ? nil : command
    }
}
