import Versioning

extension CommandRun {
    /// Prints the number, and nothing else on standard output.
    func compute(_ answer: Answer) -> ExitStatus {
        if invocation.format == .json {
            console.json(JSONReport(answer: answer, warnings: answer.warnings))
        } else {
            warn(answer.warnings)
            console.result(String(answer.decision.version))
        }
        return .done
    }
}
