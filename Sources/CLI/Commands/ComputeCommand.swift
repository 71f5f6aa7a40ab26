import Versioning

extension CommandRun {
    /// Prints the number, and nothing else on standard output.
    func compute(_ answer: Answer) throws -> ExitStatus {
        if invocation.format == .json {
            console.json(JSONReport(answer: answer, warnings: answer.warnings))
        } else {
            warn(answer.warnings)
            // First, so that a number is not printed whose outputs could not be set.
            if invocation.format == .github { try publish(answer) }
            console.result(String(answer.decision.version))
        }
        return .done
    }
}
