import BuildSettings
import Versioning

extension CommandRun {
    /// Holds the files against the number, and the number against what it should mean; writes
    /// nothing.
    func check(_ answer: Answer) throws -> ExitStatus {
        let planned = try plannedEdits(for: answer)
        let edits = planned.flatMap(\.edits)
        let isProblem = { (warning: Notice) in
            ["shared-number", "displaced"].contains(warning.code)
                || (warning.code == "uncounted-change" && !invocation.allowsUncounted)
        }
        let releases = try releaseFindings(answer)
        let problems =
            planned.map(\.number).filter(\.changesFile).map(stale)
            + planned.compactMap(\.fingerprint).filter(\.changesFile).map(otherModel)
            + answer.warnings.filter(isProblem)
            + releases.unmatched + releases.problems.map(\.notice)
        let warnings =
            answer.warnings.filter { !isProblem($0) } + edits.flatMap(\.warnings)
        if invocation.format == .json {
            console.json(
                JSONReport(answer: answer, settings: edits, problems: problems, warnings: warnings)
            )
        } else {
            warn(warnings)
            for problem in problems { console.complain(problem) }
            if !invocation.isQuiet {
                for edit in edits where !edit.changesFile {
                    console.result("\(edit.file): \(edit.key) is \(edit.now)")
                }
            }
            if invocation.format == .github {
                try publish(answer, settings: edits, problems: problems)
            }
        }
        return problems.isEmpty ? .done : .problems
    }

    private func otherModel(_ edit: Edit) -> Notice {
        let found = edit.was.map { "is '\($0)'" } ?? "is missing"
        return Notice(
            code: "fingerprint",
            message: "\(edit.file): \(edit.key) \(found), and the model is '\(edit.now)'",
            hint: "schema-version write \(shellWord(edit.file)) with the same options mends it",
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
            hint: "schema-version write \(shellWord(edit.file)) with the same options mends it",
            file: edit.file
        )
    }
}
