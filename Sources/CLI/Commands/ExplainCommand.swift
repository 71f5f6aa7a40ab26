import GitHistory
import Versioning

extension CommandRun {
    /// Says where the number comes from, for a person; as JSON, the same object as `compute`.
    ///
    /// The warnings are the end of the story, so they are not on standard error a second time, unless
    /// as annotations.
    func explain(_ answer: Answer) throws -> ExitStatus {
        guard invocation.format != .json else { return try compute(answer) }
        let explanation = try Explanation(of: answer, in: repository)
        for line in explanation.story.rendered(in: style) { console.output(line + "\n") }
        if invocation.format == .github {
            warn(answer.warnings)
            try publish(answer)
        }
        return .done
    }
}
