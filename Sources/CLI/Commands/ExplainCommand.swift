import GitHistory
import Versioning

extension CommandRun {
    /// Says where the number comes from, for a person; as JSON, the same object as `compute`.
    ///
    /// The warnings are the end of the story, so they are not on standard error a second time.
    func explain(_ answer: Answer) throws -> ExitStatus {
        guard invocation.format == .text else { return compute(answer) }
        let explanation = try Explanation(of: answer, in: repository)
        for line in explanation.story.rendered(in: style) { console.output(line + "\n") }
        return .done
    }
}
