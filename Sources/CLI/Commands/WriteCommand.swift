import BuildSettings
import Versioning

extension CommandRun {
    /// Writes the numbers into every file; all are ready before the first is written, and where one
    /// schema is refused none is.
    func write(_ answers: [SchemaResult<Answer>]) throws -> ExitStatus {
        let plans = plan(answers).map { plan in plan.map { try (plan: $0, report: planned($0)) } }
        let ready = try? plans.map { try $0.result.get().plan }
        if let ready { try invocation.isDryRun ? checkWriting(ready) : write(ready) }
        if ready == nil, schemas.count > 1 { console.note("nothing was written") }
        return try deliver(
            plans.map { plan in
                plan.map { ready == nil ? $0.report.unwritten : $0.report }
            }
        )
    }

    private func planned(_ plan: Plan) throws -> Report {
        let edits = plan.edits.flatMap(\.edits)
        let lowerings = try requireNoLowering(plan.edits, plan.answer)
        let isChanged = edits.contains(where: \.changesFile)
        return Report(
            answer: plan.answer,
            settings: edits,
            warnings: plan.answer.warnings + lowerings + edits.flatMap(\.warnings),
            lines: plan.edits.flatMap(lines),
            status: invocation.failsIfChanged && isChanged ? .problems : .done
        )
    }

    private func write(_ plans: [Plan]) throws(SettingsError) {
        try PreparedChanges(changes(of: plans), partingLinks: invocation.isForced).commit()
    }

    /// Refuses what writing would refuse.
    private func checkWriting(_ plans: [Plan]) throws(SettingsError) {
        for (file, _) in changes(of: plans) {
            try file.checkReplaceable(partingLinks: invocation.isForced)
        }
    }

    /// The one change of each file that makes all of its edits: the last, which is made on top of the
    /// others.
    private func changes(of plans: [Plan]) -> [(file: SettingsFile, edit: Edit)] {
        var changes: [(file: SettingsFile, edit: Edit)] = []
        for planned in plans.flatMap(\.edits) {
            guard let change = planned.change else { continue }
            changes.removeAll { $0.file.target == planned.file.target }
            changes.append(change)
        }
        return changes
    }

    /// What becomes of one file; in a dry run with its lines, for a new file all of them.
    private func lines(of planned: PlannedEdit) -> [String] {
        let isNew = planned.file.isNew
        let lines = planned.edits.flatMap { self.lines(of: $0, showingChange: !isNew) }
        guard invocation.isDryRun, isNew else { return lines }
        return lines + planned.lines.map { "+\($0)" }
    }

    private func lines(of edit: Edit, showingChange: Bool) -> [String] {
        guard edit.changesFile else { return ["\(edit.file): \(edit.key) is \(edit.now) already"] }
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
