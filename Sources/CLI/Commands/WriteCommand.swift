import BuildSettings
import Versioning

extension CommandRun {
    /// Writes the number into every file; all edits are worked out before the first is written.
    func write(_ answer: Answer) throws -> ExitStatus {
        let planned = try plannedEdits(for: answer)
        if !invocation.isDryRun {
            for edit in planned { try edit.write() }
        }
        let edits = planned.flatMap(\.edits)
        let warnings = answer.warnings + edits.flatMap(\.warnings)
        if invocation.format == .json {
            console.json(
                JSONReport(
                    answer: answer,
                    settings: edits,
                    warnings: warnings
                )
            )
            return .done
        }
        warn(warnings)
        for edit in edits { report(edit) }
        if invocation.format == .github { try publish(answer, settings: edits) }
        return .done
    }

    private func report(_ edit: Edit) {
        guard edit.changesFile else {
            console.result("\(edit.file): \(edit.key) is \(edit.now) already")
            return
        }
        console.result(
            "\(edit.file): \(edit.key) \(edit.was?.description ?? "(none)") -> \(edit.now)"
        )
        guard invocation.isDryRun else { return }
        let lines = edit.changedLines
        for line in lines.old { console.result("-\(line)") }
        for line in lines.new { console.result("+\(line)") }
    }
}
