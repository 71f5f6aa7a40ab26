import BuildSettings
import GitHistory
import Versioning

extension CommandRun {
    /// Whether a number is off, or could not be staged, is a status of its own.
    func status(of plan: Plan, _ staging: Staging) -> ExitStatus {
        let off = plan.edits.filter { staging.file(of: $0)?.isOff($0) ?? false }
        if invocation.failsIfChanged, !off.isEmpty { return .problems }
        guard invocation.stages else { return .done }
        let isLeft = plan.edits.contains { staging.file(of: $0)?.canBeStaged == false }
        return isLeft || (repository.isCleanMerge && !off.isEmpty) ? .problems : .done
    }

    /// The files that get staged, one line each.
    func stagedLines(_ plan: Plan, _ staging: Staging) -> [String] {
        guard invocation.stages else { return [] }
        return plan.edits.filter { staging.file(of: $0)?.isOff($0) ?? false }
            .filter { staging.file(of: $0)?.canBeStaged ?? false }
            .map { "\($0.file.path): staged" }
    }

    /// What a person has to stage, or to know about what was.
    func stagingNotices(_ plan: Plan, _ staging: Staging) -> [Notice] {
        let off = plan.edits.filter { staging.file(of: $0)?.isOff($0) ?? false }
        let held = plan.edits.filter {
            invocation.stages && staging.file(of: $0)?.canBeStaged == false
        }
        let concerned = plan.edits.filter { edit in
            (off + held).contains { $0.file.target == edit.file.target && $0.key == edit.key }
        }
        var notices = concerned.compactMap { edit in
            staging.file(of: edit).flatMap { notice(of: edit, in: $0) }
        }
        guard invocation.source == .index, !off.isEmpty else { return notices }
        if repository.isCleanMerge, invocation.stages { notices.append(.mergeNotConcluded) }
        let version = plan.answer.decision.version
        if mayAmendLanding(plan.answer) {
            notices.append(.amendedLanding(version, isStaged: invocation.stages))
        } else if plan.answer.rule.mergeMethod == .rebase, plan.answer.decision.adds > 1 {
            notices.append(.amendedCommit(version))
        }
        return notices
    }

    /// Whether `git commit --amend` would replace a landing that has been counted, and change the
    /// model once more.
    private func mayAmendLanding(_ answer: Answer) -> Bool {
        let history = answer.findings.history
        guard let head = history.head,
            let landing = history.line.recentLandings(upTo: 0).first(where: { _ in true }),
            landing.commit == head, answer.rule.mergeMethod.countsLanding(asMerge: landing.isMerge),
            landing.model != history.headModel
        else { return false }
        return repository.canAmend(head, asBaseOf: answer.findings.choice)
    }

    private func notice(of edit: PlannedEdit, in file: Staging.File) -> Notice? {
        let name = edit.file.path
        let word = shellWord(name)
        let (message, hint): (String, String)
        switch file.state {
        case .right, .keptOut, .notAsked: return nil
        case .off(_, _, let hasOtherChanges):
            if invocation.stages, !hasOtherChanges { return nil }
            let changes = file.edit(like: edit)?.edits.filter(\.changesFile) ?? []
            let found = changes.map { change in
                "\(change.key) is \(change.was?.description ?? "missing") as staged, and is to be"
                    + " \(change.now)"
            }
            let others = hasOtherChanges ? ["the file has other changes that are not staged"] : []
            message = (found + others).joined(separator: "; ")
            hint = staging(word, byHand: hasOtherChanges)
        case .conflicted:
            message = "is staged with a conflict"
            hint = "git add \(word), once it is resolved"
        case .untracked:
            message = "git does not track it, so that no commit has the number"
            hint = "git add \(word); or ignore it, where the number is generated"
        }
        return Notice(code: "not-staged", message: "\(name): \(message)", hint: hint, file: name)
    }

    private func staging(_ word: String, byHand: Bool) -> String {
        if repository.isPartialCommit {
            return "commit it with the others: git commit -- PATH... \(word)"
        }
        // What -a or -i added is gone with the commit: to add the file by hand would leave it alone.
        if repository.isAddingCommit {
            return byHand
                ? "git commit -i again, with \(word) among its paths"
                : "git commit -a again, or git"
                    + " commit -i PATH... \(word)"
        }
        return "git add \(byHand ? "--patch " : "")\(word), then commit again"
    }
}

extension Notice {
    /// Git has made the tree of a merge without conflicts before its hook `pre-merge-commit` runs, and
    /// commits that, whatever is staged meanwhile (`finish_automerge` in git's `merge.c`).
    fileprivate static let mergeNotConcluded = Notice(
        code: "merge-not-concluded",
        message: "git would commit this merge as it was before the number was staged",
        hint: "git commit concludes it, with the number"
    )

    /// On main itself HEAD has landed, and nothing tells a hook whether it is being replaced.
    ///
    /// Before the commit is replaced, `write` gives the file the number that HEAD has; afterwards it
    /// would be one that HEAD's file is above.
    ///
    /// - Parameter isStaged: the number is in the index, and the commit goes on.
    fileprivate static func amendedLanding(_ version: UInt64, isStaged: Bool) -> Notice {
        Notice(
            code: "amended-commit",
            message: "'git commit --amend' looks like one more commit to a hook: where HEAD, which"
                + " changes the model and is not pushed, is being replaced, \(version) is one too"
                + " high",
            hint: isStaged
                ? "if so: schema-version write --allow-lower without --staged, then git commit --amend"
                    + " --all --no-verify"
                : "if so: schema-version write without --staged, then amend with --no-verify"
        )
    }

    /// Under `rebase` each commit of a branch counts, and nothing tells a hook which commit is being
    /// replaced.
    fileprivate static func amendedCommit(_ version: UInt64) -> Notice {
        Notice(
            code: "amended-commit",
            message: "'git commit --amend' looks like one more commit to a hook: where the commit"
                + " that is replaced changes the model already, \(version) is one too high",
            hint: "if so: amend with --no-verify, then schema-version write without --staged, and"
                + " amend that in with --no-verify too"
        )
    }
}
