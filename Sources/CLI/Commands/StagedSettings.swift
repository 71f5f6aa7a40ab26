import BuildSettings
import GitHistory
import Versioning

/// One settings file of `write`, with how the index has it: with `--staged` what counts is what the
/// next commit would have, and the file on disk follows.
struct StagedSettings {
    /// What is to become of the file on disk.
    let onDisk: PlannedEdit
    let state: State

    enum State {
        /// What is staged is not what is numbered, so that the file on disk is all there is.
        case notAsked
        /// The next commit has the number, as the edits of what is staged tell.
        case right(PlannedEdit)
        /// It has another one. `edits` make the staged file right.
        case off(StagedFile.Entry, PlannedEdit, hasOtherChanges: Bool)
        case conflicted
        case untracked
        /// No commit has the file.
        case keptOut
    }

    /// Whether the file on disk is to be written: not where only the disk has another number than
    /// what is staged, which is somebody's change to come.
    var isWritten: Bool { if case .right = state { false } else { true } }

    /// The changes to tell of.
    var reported: PlannedEdit { if case .right(let edits) = state { edits } else { onDisk } }

    /// Whether the next commit would lack the number; of a file that it might have as little as
    /// others, whether the file on disk does.
    var isOff: Bool {
        switch state {
        case .right, .keptOut: false
        case .off, .conflicted: true
        case .untracked, .notAsked: onDisk.change != nil
        }
    }

    /// Whether `--stage` can do its work; nil where there is nothing to stage.
    var canBeStaged: Bool? {
        switch state {
        case .right, .keptOut, .notAsked: nil
        case .off(_, _, let hasOtherChanges): !hasOtherChanges
        case .conflicted, .untracked: false
        }
    }
}

extension CommandRun {
    /// The files that are to be written, with how the index has each.
    func stagedSettings(
        of planned: [PlannedEdit],
        for answer: Answer
    ) throws -> [StagedSettings] {
        try planned.map { plan in
            StagedSettings(onDisk: plan, state: try state(of: plan, for: answer))
        }
    }

    private func state(
        of plan: PlannedEdit,
        for answer: Answer
    ) throws -> StagedSettings.State {
        guard invocation.source == .index else { return .notAsked }
        switch try repository.stagedFile(at: plan.file.target) {
        case .conflicted: return .conflicted
        case .untracked: return .untracked
        case .keptOut: return .keptOut
        case .staged(let entry):
            let file = try SettingsFile(named: plan.file.path, bytes: entry.bytes)
            let edits = try plannedEdit(of: file, for: answer)
            guard edits.change != nil else { return .right(edits) }
            let isSame = repository.stages(plan.bytes, as: edits.bytes, of: entry)
            return .off(entry, edits, hasOtherChanges: !isSame)
        }
    }

    /// Stages the number in every file where nothing else would come along.
    func stage(_ settings: [StagedSettings]) throws {
        for file in settings {
            guard case .off(let entry, let edits, hasOtherChanges: false) = file.state else {
                continue
            }
            try repository.stage(edits.bytes, insteadOf: entry)
        }
    }

    /// What a person has to stage, or need not.
    func stagingNotices(_ settings: [StagedSettings], _ answer: Answer) -> [Notice] {
        var notices = settings.compactMap(notice)
        guard invocation.source == .index else { return notices }
        // Each commit of a branch counts, and nothing tells a hook which commit is being replaced.
        let isChanged = settings.contains { $0.isOff || ($0.isWritten && $0.onDisk.change != nil) }
        if answer.rule.mergeMethod == .rebase, answer.decision.adds > 1, isChanged {
            notices.append(
                Notice(
                    code: "amended-commit",
                    message: "'git commit --amend' looks like one more commit to a hook: where the"
                        + " commit that is replaced changes the model already,"
                        + " \(answer.decision.version) is one too high",
                    hint:
                        "if so, amend with --no-verify, then: schema-version write without --staged,"
                        + " and amend that in with --no-verify too"
                )
            )
        }
        return notices
    }

    private func notice(of settings: StagedSettings) -> Notice? {
        let file = settings.onDisk.file.path
        let word = shellWord(file)
        let code = "not-staged"
        switch settings.state {
        case .right, .keptOut, .notAsked: return nil
        case .off(_, let edits, let hasOtherChanges):
            if invocation.stages, !hasOtherChanges { return nil }
            let found = edits.edits.filter(\.changesFile).map { edit in
                "\(edit.key) is \(edit.was?.description ?? "missing") as staged, and is to be"
                    + " \(edit.now)"
            }
            let others = hasOtherChanges ? "; the file has other changes that are not staged" : ""
            return Notice(
                code: code,
                message: "\(file): \(found.joined(separator: "; "))\(others)",
                hint: Self.staging(word, byHand: hasOtherChanges, repository.isPartialCommit),
                file: file
            )
        case .conflicted:
            return Notice(
                code: code,
                message: "\(file): is staged with a conflict",
                hint: "git add \(word), once it is resolved",
                file: file
            )
        case .untracked:
            guard invocation.stages || settings.onDisk.change != nil else { return nil }
            return Notice(
                code: code,
                message: "\(file): git does not track it, so that no commit has the number",
                hint: "git add \(word); or ignore it, where the number is generated",
                file: file
            )
        }
    }

    private static func staging(_ word: String, byHand: Bool, _ isPartial: Bool) -> String {
        if isPartial { return "commit it with the others: git commit -- PATH... \(word)" }
        return "git add \(byHand ? "--patch " : "")\(word), then commit again"
    }
}

extension PlannedEdit {
    /// The whole file as it is to be.
    var bytes: [UInt8] { (fingerprint ?? number).bytes }
}
