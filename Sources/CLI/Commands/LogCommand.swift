import GitHistory
import Versioning

extension CommandRun {
    /// Lists the landings of base, or the one that made the version that was asked for.
    func log() throws -> ExitStatus {
        let log = try repository.landingLog(for: invocation.query(in: build))
        let report = try report(on: log)
        if invocation.format == .json {
            console.json(report)
        } else {
            let table = LogTable(report.entries, columns: columns)
            // One line needs no pager.
            if invocation.number == nil {
                try show(table.lines)
            } else {
                table.lines.forEach(console.result)
            }
            if table.lines.isEmpty, !invocation.isQuiet {
                console.note("no commit of '\(log.choice.base.name)' changed the model yet")
            }
        }
        // In both formats: the JSON object holds landings and nothing else.
        warn(log.choice.cautions.map(\.notice))
        return .done
    }

    private func report(on log: LandingLog) throws -> LogReport {
        let numbered = try NumberedLine(log.line, by: invocation.rule)
        let baseline = try log.baseline.map { commit in
            try entry(invocation.rule.startingVersion, .baseline, of: commit)
        }
        guard let number = invocation.number else {
            return LogReport(landings: try numbered.landings.map(entry), baseline: baseline)
        }
        // The baseline has its version because the user says so: no landing made it.
        if let baseline, number == baseline.version {
            return LogReport(landings: [], baseline: baseline)
        }
        let landing = try numbered.landing(making: number)
        return LogReport(landings: [try entry(of: landing)], baseline: nil)
    }

    private func entry(of numbered: NumberedLanding) throws -> LogEntry {
        try entry(
            numbered.version,
            numbered.isCounted ? .counted : .uncounted,
            of: numbered.landing.commit
        )
    }

    private func entry(
        _ version: UInt64,
        _ kind: LogEntry.Kind,
        of commit: ObjectID
    ) throws -> LogEntry {
        LogEntry(version: version, kind: kind, commit: try repository.summary(of: commit))
    }
}
