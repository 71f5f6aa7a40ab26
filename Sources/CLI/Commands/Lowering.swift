import BuildSettings
import GitHistory
import Versioning

/// A number that would take one back that is out already: devices that have the higher one refuse
/// the build.
struct Lowering: Error {
    /// Who has the higher number.
    enum Holder {
        /// The settings file at the commit of the line that head is built on.
        case branchPoint(ObjectID)
        case release(String)
    }

    let file: String
    let key: String
    let version: UInt64
    let held: UInt64
    let holder: Holder
}

extension Lowering {
    var notice: Notice {
        let reason =
            switch holder {
            case .branchPoint(let commit):
                "it is \(held) in \(commit.abbreviated) of main, which head is built on"
            case .release(let name): "release '\(name)' has \(held)"
            }
        let revision =
            switch holder {
            case .branchPoint(let commit): "\(commit)"
            case .release: "REV"
            }
        return Notice(
            code: "would-lower",
            message: "\(file): \(key) would go down to \(version): \(reason)",
            hint: "to go on from there: --baseline \(revision)=\(held); --allow-lower writes"
                + " \(version) all the same",
            file: file
        )
    }
}

extension CommandRun {
    /// Refuses a number below the one that a file holds at the branch point, and below that of a
    /// release.
    ///
    /// A value that only this branch has written may fall: it is in no build of main's. So a hook
    /// can always go on.
    func requireNoLowering(_ planned: [PlannedEdit], _ answer: Answer) throws {
        guard !invocation.allowsLower else { return }
        for plan in planned {
            if let lowering = try lowering(of: plan, answer) { throw lowering }
        }
    }

    private func lowering(of plan: PlannedEdit, _ answer: Answer) throws -> Lowering? {
        guard let commit = answer.findings.history.branchPoint?.commit else { return nil }
        guard let bytes = try repository.content(of: plan.file.target, in: commit) else {
            return nil
        }
        // A file that could not be read then held no number that anybody relied on.
        let old = try? SettingsFile(named: plan.file.path, bytes: bytes).value(at: invocation.key)
        guard let held = old.flatMap(\.self), held > answer.decision.version else { return nil }
        return Lowering(
            file: plan.file.path,
            key: plan.number.key,
            version: answer.decision.version,
            held: held,
            holder: .branchPoint(commit)
        )
    }

    /// The same in view of the releases: below one is refused, whatever else is off is a warning.
    func releaseWarnings(_ planned: [PlannedEdit], _ answer: Answer) throws -> [Notice] {
        let found = try releaseFindings(answer)
        var warnings = found.unmatched
        for problem in found.problems {
            if case .lowerThanRelease(let name, let held, let version) = problem,
                !invocation.allowsLower, let plan = planned.first
            {
                throw Lowering(
                    file: plan.file.path,
                    key: plan.number.key,
                    version: version,
                    held: held,
                    holder: .release(name)
                )
            }
            warnings.append(problem.notice)
        }
        return warnings
    }
}
