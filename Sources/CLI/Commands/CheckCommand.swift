import BuildSettings
import Versioning

extension CommandRun {
    /// Holds the files against the number, and the number against what it should mean; writes
    /// nothing.
    func check(_ answers: [SchemaResult<Answer>]) throws -> ExitStatus {
        if schemas.allSatisfy(\.targets.isEmpty), configurationFile != nil, !invocation.isQuiet,
            invocation.format != .json
        {
            console.note(
                "no settings file was looked at: none was named, here or in the configuration"
            )
        }
        return try deliver(plan(answers).map { $0.map(checked) })
    }

    private func checked(_ plan: Plan) throws -> Report {
        let answer = plan.answer
        let isProblem = { (warning: Notice) in
            ["shared-number", "displaced", "configuration-differs"].contains(warning.code)
                || (warning.code == "uncounted-change" && !invocation.allowsUncounted)
        }
        let releases = try releaseFindings(answer)
        let problems =
            plan.edits.map(\.number).filter(\.changesFile).map(stale)
            + plan.edits.compactMap(\.fingerprint).filter(\.changesFile).map(otherModel)
            + answer.warnings.filter(isProblem)
            + releases.unmatched + releases.problems.map(\.notice)
        let edits = plan.edits.flatMap(\.edits)
        let right = invocation.isQuiet ? [] : edits.filter { !$0.changesFile }
        return Report(
            answer: answer,
            settings: edits,
            problems: problems,
            warnings: answer.warnings.filter { !isProblem($0) } + edits.flatMap(\.warnings),
            lines: right.map { "\($0.file): \($0.key) is \($0.now)" },
            status: problems.isEmpty ? .done : .problems
        )
    }

    private func otherModel(_ edit: Edit) -> Notice {
        let found = edit.was.map { "is '\($0)'" } ?? "is missing"
        return Notice(
            code: "fingerprint",
            message: "\(edit.file): \(edit.key) \(found), and the model is '\(edit.now)'",
            hint: writingHint(edit.file),
            file: edit.file
        )
    }

    private func stale(_ edit: Edit) -> Notice {
        let found =
            edit.was == edit.now
            ? "is of another type" : edit.was.map { "is \($0)" } ?? "is missing"
        return Notice(
            code: "stale",
            message: "\(edit.file): \(edit.key) \(found), and the number is \(edit.now)",
            hint: writingHint(edit.file),
            file: edit.file
        )
    }

    private func writingHint(_ file: String) -> String {
        invocation.files.isEmpty
            ? "schema-version write mends it"
            : "schema-version write \(shellWord(file)) with the same options mends it"
    }
}
