import Versioning

extension CommandRun {
    /// Prints the number, and nothing else on standard output; of several schemas a line each.
    func compute(_ answers: [SchemaResult<Answer>]) throws -> ExitStatus {
        try deliver(
            answers.map { answer in
                answer.map { found in
                    let number = String(found.decision.version)
                    return Report(
                        answer: found,
                        warnings: found.warnings,
                        lines: [answer.name.map { "\($0) \(number)" } ?? number]
                    )
                }
            }
        )
    }
}
