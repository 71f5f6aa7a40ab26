import BuildSettings
import GitHistory
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
            plan.edits.map(\.number).filter(\.changesFile).map { stale($0, answer) }
            + plan.edits.compactMap(\.fingerprint).filter(\.changesFile)
            .map { otherModel($0, answer) }
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

    private func otherModel(_ edit: Edit, _ answer: Answer) -> Notice {
        let found = edit.was.map { "is '\($0)'" } ?? "is missing"
        return Notice(
            code: "fingerprint",
            message: "\(edit.file): \(edit.key) \(found), and the model is '\(edit.now)'",
            hint: writingHint(edit.file, answer),
            file: edit.file
        )
    }

    private func stale(_ edit: Edit, _ answer: Answer) -> Notice {
        let found =
            edit.was == edit.now
            ? "is of another type" : edit.was.map { "is \($0)" } ?? "is missing"
        return Notice(
            code: "stale",
            message: "\(edit.file): \(edit.key) \(found), and the number is \(edit.now)",
            hint: writingHint(edit.file, answer),
            file: edit.file
        )
    }

    /// The command that mends a file; of a commit that is not checked out, where it is to be run.
    private func writingHint(_ file: String, _ answer: Answer) -> String {
        guard let head = answer.findings.history.head, invocation.head != nil else {
            return invocation.files.isEmpty
                ? "schema-version write mends it"
                : "schema-version write \(shellWord(file)) with the same options mends it"
        }
        let mend =
            invocation.files.isEmpty
            ? "schema-version write mends it; then commit it"
            : "schema-version write \(shellWord(file)) with the same options, but no --head, mends it;"
                + " then commit it"
        if checkedOut?.commit == head { return mend }
        return "git switch \(detaching)\(shellWord(name(of: head))), where \(mend)"
    }

    private var checkedOut: Head? { try? repository.head(named: nil) }

    /// What `git switch` needs for a commit that no branch names.
    private var detaching: String { named?.branch == nil ? "--detach " : "" }

    private var named: Head? { try? repository.head(named: invocation.head) }

    /// Head as people name it: by its branch, else by its id.
    func name(of head: ObjectID) -> String {
        let prefix = "refs/heads/"
        guard let branch = named?.branch, branch.hasPrefix(prefix) else { return head.abbreviated }
        return String(branch.dropFirst(prefix.count))
    }
}
