import BuildSettings
import Versioning

extension CommandRun {
    /// Writes the numbers into every file; all are ready before the first is written, and where one
    /// schema is refused none is.
    func write(_ answers: [SchemaResult<Answer>]) throws -> ExitStatus {
        let made = plan(answers)
        let staging = try Staging(of: made.compactMap { try? $0.result.get() }, in: self)
        let plans = made.map { plan in
            plan.map { try (plan: $0, report: planned($0, staging)) }
        }
        let ready = try? plans.map { try $0.result.get().plan }
        if let ready {
            let changes = staging.changes(of: ready)
            try invocation.isDryRun ? checkWriting(changes) : write(changes)
            if invocation.stages, !invocation.isDryRun { try staging.stage(in: repository) }
        }
        if ready == nil, schemas.count > 1 { console.note("nothing was written") }
        let status = try deliver(
            plans.map { plan in
                plan.map { ready == nil ? $0.report.unwritten : $0.report }
            }
        )
        if ready != nil, invocation.format != .json, !invocation.isQuiet {
            staging.notes.forEach(console.note)
        }
        return status
    }

    private func planned(_ plan: Plan, _ staging: Staging) throws -> Report {
        let reported = plan.edits.map(staging.reported)
        let edits = reported.flatMap(\.edits)
        let lowerings = try requireNoLowering(plan.edits, plan.answer)
        let notices = stagingNotices(plan, staging)
        return Report(
            answer: plan.answer,
            settings: edits,
            warnings: plan.answer.warnings + lowerings + edits.flatMap(\.warnings) + notices,
            lines: reported.flatMap(lines) + stagedLines(plan, staging),
            status: status(of: plan, staging)
        )
    }

    private func write(
        _ changes: [(file: SettingsFile, edit: Edit)]
    ) throws(SettingsError) {
        try PreparedChanges(changes, partingLinks: invocation.isForced).commit()
    }

    /// Refuses what writing would refuse.
    private func checkWriting(
        _ changes: [(file: SettingsFile, edit: Edit)]
    ) throws(SettingsError) {
        for (file, _) in changes {
            try file.checkReplaceable(partingLinks: invocation.isForced)
        }
    }

    /// What becomes of one file; in a dry run with its lines, for a new file all of them.
    private func lines(of planned: PlannedEdit) -> [String] {
        let isNew = planned.file.isNew
        let lines = planned.edits.flatMap { self.lines(of: $0, showingChange: !isNew) }
        guard invocation.isDryRun, isNew else { return lines }
        return lines + planned.lines.map { "+\($0)" }
    }

    private func lines(of edit: Edit, showingChange: Bool) -> [String] {
        guard edit.changesFile else {
            return invocation.isQuiet ? [] : ["\(edit.file): \(edit.key) is \(edit.now) already"]
        }
        let was = edit.was?.description ?? "(none)"
        let line = "\(edit.file): \(edit.key) \(was) -> \(edit.now)"
        guard invocation.isDryRun, showingChange else { return [line] }
        let changed = edit.changedLines
        return [line] + changed.old.map { "-\($0)" } + changed.new.map { "+\($0)" }
    }
}

extension Report {
    /// The same where another schema's refusal kept everything from being written.
    fileprivate var unwritten: Report {
        Report(answer: answer, warnings: warnings, status: .refused)
    }
}
