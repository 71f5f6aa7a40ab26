/// What is left to do once the configuration is written.
struct NextSteps {
    let lines: [String]

    /// - Parameter typed: the options of this run, for a hint that repeats it.
    init(after proposal: Proposal, today: VersionToday, typed: String) {
        var lines = [
            "\(today.base) has version \(today.version);"
                + " the next change of the model makes \(today.version + 1)."
        ]
        lines += proposal.notes
        let again = "schema-version init --force"
        if !today.isKnown {
            lines.append(
                "No version was found that is kept by hand. If a higher one than \(today.version) has"
                    + " shipped: \(again) --baseline \(shellWord(today.revision))=N\(typed)"
            )
        }
        if proposal.settings.isEmpty {
            lines.append(
                "No settings file was found for the number. To name one, so that no command has to:"
                    + " \(again)\(typed) FILE"
            )
        }
        // Without a configured file each command has to name it.
        let file = proposal.settings.isEmpty ? " FILE" : ""
        let creates = proposal.settings.contains { !$0.isThere } || proposal.settings.isEmpty
        let write = "schema-version write\(creates ? " --create" : "")\(file)"
        let added = [Configuration.fileName] + proposal.settings.map(\.file)
        var steps: [(command: String, meaning: String)] = [
            ("schema-version explain", "where the number comes from")
        ]
        switch proposal.keeping {
        case .committed:
            lines.append("The number is committed with the app. Next:")
            steps += [
                (write, "the number of today"),
                ("git add \(added.map(shellWord).joined(separator: " "))\(file)", "and commit it"),
                ("schema-version install-hook\(file)", "writes that of every commit to come"),
                ("schema-version check\(file)", "in CI, on pull requests"),
            ]
        case .generated:
            lines.append(
                proposal.settings.isEmpty
                    ? "The number is generated, into a file that git ignores. Next:"
                    : "The number is generated: what is committed is a placeholder. Next:"
            )
            steps += [
                (write, "in CI, before the build, with the whole history"),
                ("git add \(shellWord(Configuration.fileName))", "and commit it"),
            ]
        }
        let width = steps.map(\.command.count).max() ?? 0
        self.lines =
            lines
            + steps.map { step in
                let gap = String(repeating: " ", count: width - step.command.count)
                return "  \(step.command)\(gap)  # \(step.meaning)"
            }
    }
}
