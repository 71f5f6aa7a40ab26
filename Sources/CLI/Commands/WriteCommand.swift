import BuildSettings
import Versioning

extension CommandRun {
    /// Writes the number into every file; all are ready before the first is written.
    func write(_ answer: Answer) throws -> ExitStatus {
        let planned = try plannedEdits(for: answer)
        let doubts = planned.flatMap(\.edits).flatMap(\.warnings)
        let warnings = answer.warnings + (try requireNoLowering(planned, answer)) + doubts
        try invocation.isDryRun ? checkWriting(planned) : write(planned)
        let edits = planned.flatMap(\.edits)
        let isChanged = edits.contains(where: \.changesFile)
        let status = invocation.failsIfChanged && isChanged ? ExitStatus.problems : .done
        if invocation.format == .json {
            console.json(
                JSONReport(
                    answer: answer,
                    settings: edits,
                    warnings: warnings
                )
            )
            return status
        }
        warn(warnings)
        for file in planned { report(file) }
        if invocation.format == .github { try publish(answer, settings: edits) }
        return status
    }

    private func write(_ planned: [PlannedEdit]) throws(SettingsError) {
        let changes = planned.compactMap(\.change)
        try PreparedChanges(changes, partingLinks: invocation.isForced).commit()
    }

    /// Refuses what writing would refuse.
    private func checkWriting(_ planned: [PlannedEdit]) throws(SettingsError) {
        for (file, _) in planned.compactMap(\.change) {
            try file.checkReplaceable(partingLinks: invocation.isForced)
        }
    }

    /// What becomes of one file; in a dry run with its lines, for a new file all of them.
    private func report(_ planned: PlannedEdit) {
        for edit in planned.edits { report(edit, showsLines: !planned.file.isNew) }
        guard invocation.isDryRun, planned.file.isNew else { return }
        for line in planned.lines { console.result("+\(line)") }
    }

    private func report(_ edit: Edit, showsLines: Bool) {
        guard edit.changesFile else {
            console.result("\(edit.file): \(edit.key) is \(edit.now) already")
            return
        }
        console.result(
            "\(edit.file): \(edit.key) \(edit.was?.description ?? "(none)") -> \(edit.now)"
        )
        guard invocation.isDryRun, showsLines else { return }
        let lines = edit.changedLines
        for line in lines.old { console.result("-\(line)") }
        for line in lines.new { console.result("+\(line)") }
    }
}
