extension CommandRun {
    /// Says where the number comes from, for a person; as JSON, the same object as `compute`.
    ///
    /// The warnings are the end of the story, so they are not on standard error a second time, unless
    /// as annotations.
    func explain(_ answers: [SchemaResult<Answer>]) throws -> ExitStatus {
        guard invocation.format != .json else { return try compute(answers) }
        return try deliver(answers) { answer, name in
            if let name, name != answers.first?.name { console.result("") }
            let explanation = try Explanation(of: answer, named: name, in: repository)
            for line in explanation.story.rendered(in: style) { console.output(line + "\n") }
            if invocation.format == .github {
                warn(answer.warnings, about: name)
                try publish(Report(answer: answer, warnings: answer.warnings), named: name)
            }
            return .done
        }
    }
}
