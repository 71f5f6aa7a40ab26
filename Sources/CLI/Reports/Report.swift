import BuildSettings
import GitHistory

/// What a command has to say about one number, whatever the format.
struct Report {
    let answer: Answer
    /// What becomes of the settings files; nil for the commands that look at none.
    var settings: [Edit]?
    /// What is off; nil for the commands that check nothing.
    var problems: [Notice]?
    var warnings: [Notice]
    /// The result as text.
    var lines: [String] = []
    var status = ExitStatus.done
}

extension CommandRun {
    /// Prints what there is to say of each schema, in the format that was asked for.
    ///
    /// - Returns: the gravest status.
    /// - Throws: why there is nothing to say of the only one.
    func deliver(_ reports: [SchemaResult<Report>]) throws -> ExitStatus {
        guard invocation.format != .json else { return try deliverAsJSON(reports) }
        return try deliver(reports) { report, name in
            warn(report.warnings, about: name)
            for problem in report.problems ?? [] { console.complain(problem.about(name)) }
            // First, so that a number is not printed whose outputs could not be set.
            if invocation.format == .github { try publish(report, named: name) }
            report.lines.forEach(console.result)
            return report.status
        }
    }

    /// The same of anything that each schema has or is refused.
    func deliver<Value>(
        _ results: [SchemaResult<Value>],
        by print: (Value, String?) throws -> ExitStatus
    ) throws -> ExitStatus {
        var status = ExitStatus.done
        for (name, result) in results.map({ ($0.name, $0.result) }) {
            // The only one's refusal is the run's.
            guard let name else { return try print(try result.get(), nil) }
            do {
                status = max(status, try print(try result.get(), name))
            } catch {
                console.complain(failure(error).notice.about(name))
                status = .refused
            }
        }
        return status
    }

    private func deliverAsJSON(_ reports: [SchemaResult<Report>]) throws -> ExitStatus {
        try deliverAsJSON(reports) { ($0.status, JSONReport(report: $0)) }
    }

    /// Prints one object, or one for each schema in one.
    func deliverAsJSON<Value, Object: Encodable>(
        _ results: [SchemaResult<Value>],
        by describe: (Value) throws -> (ExitStatus, Object)
    ) throws -> ExitStatus {
        if let only = results.first, only.name == nil {
            let (status, object) = try describe(try only.result.get())
            console.json(object)
            return status
        }
        var status = ExitStatus.done
        var objects: [String: JSONSchemas<Object>.Entry] = [:]
        for result in results.map({ $0.map(describe) }) {
            switch result.result {
            case .success(let (one, object)):
                status = max(status, one)
                objects[result.name ?? ""] = .found(object)
            case .failure(let error):
                status = .refused
                objects[result.name ?? ""] = .refused(JSONError(error: failure(error).notice))
            }
        }
        console.json(JSONSchemas(schemas: objects))
        return status
    }

    private func failure(_ error: any Error) -> Failure {
        let explained = (error as? GitError).map(repository.explained)
        return Failure(explained ?? error, in: surroundings)
    }
}

extension Notice {
    /// The same, with the schema that it is about.
    func about(_ name: String?) -> Notice {
        guard let name else { return self }
        return Notice(code: code, message: "\(name): \(message)", hint: hint, file: file)
    }
}
