/// What is left to do once the configuration is written.
struct NextSteps {
    let lines: [String]

    init(after proposal: Proposal, today: VersionToday) {
        var lines = [
            "\(today.base) has version \(today.version);"
                + " the next change of the model makes \(today.version + 1)."
        ]
        if !today.isKnown {
            lines.append(
                "No version was found that is kept by hand. If a higher one than \(today.version) has"
                    + " shipped: init --force --baseline HEAD=N"
            )
        }
        // Without a configured file each command has to name it.
        let file = proposal.settings.isEmpty ? " FILE" : ""
        let write = "schema-version write\(proposal.settings.isEmpty ? " --create FILE" : "")"
        let added = [Configuration.fileName] + proposal.settings.map(\.file)
        var steps: [(command: String, meaning: String)] = [
            ("schema-version explain", "where the number comes from")
        ]
        switch proposal.keeping {
        case .committed:
            lines.append("The number is committed with the app. Next:")
            steps += [
                (write, "the number of today"),
                ("schema-version install-hook\(file)", "and that of every commit to come"),
                ("schema-version check\(file)", "in CI, on pull requests"),
                ("git add \(added.map(shellWord).joined(separator: " "))\(file)", "and commit it"),
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
