import GitHistory
import Versioning

extension Session {
    /// Says where the number comes from, for a person; as JSON, the same object as `compute`.
    func explain(_ answer: Answer) throws -> ExitStatus {
        guard invocation.format == .text else { return compute(answer) }
        for line in try Explanation(of: answer, in: repository).lines { console.result(line) }
        warn(answer.warnings)
        return .done
    }
}
