import GitHistory
import Versioning

extension CommandRun {
    /// Lists the landings of base, or the one that made the version that was asked for.
    func log() throws -> ExitStatus {
        let logs = schemas.map { schema in
            SchemaResult(
                name: title(of: schema),
                result: Result { () throws in
                    let log = try repository.landingLog(for: query(for: schema))
                    return (log: log, report: try report(on: log, of: schema))
                }
            )
        }
        // In both formats on standard error: the JSON object holds landings and nothing else.
        defer {
            for log in logs {
                guard let choice = try? log.result.get().log.choice else { continue }
                warn(choice.cautions.map(\.notice), about: log.name)
            }
        }
        if invocation.format == .json {
            return try deliverAsJSON(logs) { (.done, $0.report) }
        }
        // Of several, each behind a line with its name.
        var lines: [String] = []
        let status = try deliver(logs) { log, name in
            let table = LogTable(log.report.entries, columns: columns)
            if let name { lines.append("\(name):") }
            lines += table.lines
            if table.lines.isEmpty, !invocation.isQuiet {
                console.note("no commit of '\(log.log.choice.base.name)' changed the model yet")
            }
            return .done
        }
        // One line needs no pager.
        if invocation.number == nil {
            try show(lines)
        } else {
            lines.forEach(console.result)
        }
        return status
    }

    private func report(on log: LandingLog, of schema: Schema) throws -> LogReport {
        let rule = schema.rule(isCheck: false)
        let numbered = try NumberedLine(log.line, by: rule)
        let baseline = try log.baseline.map { commit in
            try entry(rule.startingVersion, .baseline, of: commit)
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
