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
        let files = proposal.settings.map { shellWord($0.file) }.joined(separator: " ")
        var steps: [(command: String, meaning: String)] = [
            ("schema-version explain", "where the number comes from")
        ]
        switch proposal.keeping {
        case .committed:
            lines.append("It is committed, as the settings file holds one already. Next:")
            steps += [
                ("schema-version write", "the number of today"),
                ("schema-version install-hook", "and that of every commit to come"),
                ("schema-version check", "in CI, on pull requests"),
                ("git add \(shellWord(Configuration.fileName)) \(files)", "and commit it"),
            ]
        case .generated where proposal.settings.isEmpty:
            lines.append("It is generated, and no file is to hold it yet. Next:")
            steps += [
                ("schema-version write --create FILE", "in CI, before the build; .gitignore FILE"),
                ("git add \(shellWord(Configuration.fileName))", "and commit it"),
            ]
        case .generated:
            lines.append("It is generated: what is committed is a placeholder. Next:")
            steps += [
                ("schema-version write", "in CI, before the build, with the whole history"),
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
