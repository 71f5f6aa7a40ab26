import BuildSettings
import Versioning

extension CommandRun {
    /// Writes the number into every file; all are ready before the first is written.
    func write(_ answer: Answer) throws -> ExitStatus {
        let planned = try plannedEdits(for: answer)
        let doubts = planned.flatMap(\.edits).flatMap(\.warnings)
        let settings = try stagedSettings(of: planned, for: answer)
        let warnings =
            answer.warnings + (try requireNoLowering(planned, answer)) + doubts
            + stagingNotices(settings, answer)
        let written = settings.filter(\.isWritten).map(\.onDisk)
        try invocation.isDryRun ? checkWriting(written) : write(written)
        if invocation.stages, !invocation.isDryRun { try stage(settings) }
        let status = status(of: settings)
        let edits = settings.map(\.reported).flatMap(\.edits)
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
        for file in settings {
            report(file.reported)
            report(file)
        }
        if invocation.format == .github { try publish(answer, settings: edits) }
        return status
    }

    /// Whether a file is off, or could not be staged, is a status of its own.
    private func status(of settings: [StagedSettings]) -> ExitStatus {
        if invocation.stages, settings.contains(where: { $0.canBeStaged == false }) {
            return .problems
        }
        return invocation.failsIfChanged && settings.contains(where: \.isOff) ? .problems : .done
    }

    /// What was staged; and that of a file which no commit has, nothing needs to be.
    private func report(_ file: StagedSettings) {
        switch file.state {
        case .off(_, let edits, hasOtherChanges: false) where invocation.stages:
            console.result("\(edits.number.file): staged")
        case .right where file.onDisk.change != nil && !invocation.isQuiet:
            console.note("\(file.onDisk.file.path) is right as staged; on disk it stays as it is")
        case .keptOut where file.onDisk.change != nil && !invocation.isQuiet:
            console.note("\(file.onDisk.file.path) is kept out of commits, and needs no staging")
        default: break
        }
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
