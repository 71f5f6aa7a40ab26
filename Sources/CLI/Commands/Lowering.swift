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
    ///
    /// - Returns: what else is off, which does not keep the number from being written.
    func requireNoLowering(_ planned: [PlannedEdit], _ answer: Answer) throws -> [Notice] {
        let releases = try releaseFindings(answer)
        var warnings = releases.unmatched
        var lowerings: [Lowering] = []
        for problem in releases.problems {
            if case .lowerThanRelease(let name, let held, _) = problem, !invocation.allowsLower {
                lowerings += planned.map { $0.lowering(from: held, in: .release(name), answer) }
            } else {
                warnings.append(problem.notice)
            }
        }
        if !invocation.allowsLower, let commit = answer.findings.history.branchPoint?.commit {
            for plan in planned {
                if let held = try number(in: plan, at: commit) {
                    if held > answer.decision.version {
                        lowerings.append(
                            plan.lowering(from: held, in: .branchPoint(commit), answer)
                        )
                    }
                } else if let warning = plan.unexplainedFall {
                    warnings.append(warning)
                }
            }
        }
        // What mends the largest step down mends the others.
        if let lowering = lowerings.max(by: { $0.held < $1.held }) { throw lowering }
        return warnings
    }

    /// The number that a commit has in a file; nil where it has none there that can be read.
    private func number(in planned: PlannedEdit, at commit: ObjectID) throws -> UInt64? {
        let file = planned.file
        guard let bytes = try repository.content(of: file.target, in: commit) else { return nil }
        let old = try? SettingsFile(named: file.path, bytes: bytes).value(at: planned.target.key)
        return old.flatMap(\.self)
    }
}

extension PlannedEdit {
    fileprivate func lowering(
        from held: UInt64,
        in holder: Lowering.Holder,
        _ answer: Answer
    ) -> Lowering {
        Lowering(
            file: file.path,
            key: number.key,
            version: answer.decision.version,
            held: held,
            holder: holder
        )
    }
}
