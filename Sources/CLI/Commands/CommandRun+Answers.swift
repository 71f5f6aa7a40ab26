import GitHistory
import Versioning

/// Something for one schema of the run, or why there is nothing.
struct SchemaResult<Value> {
    /// The schema's name, where the configuration has several.
    let name: String?
    let result: Result<Value, any Error>

    /// The same schema, one step further on.
    func map<New>(_ step: (Value) throws -> New) -> SchemaResult<New> {
        SchemaResult<New>(
            name: name,
            result: result.flatMap { value in Result { try step(value) } }
        )
    }
}

extension CommandRun {
    /// The schema's name where it has to be said: of one that was asked for it goes without saying.
    func title(of schema: Schema) -> String? { invocation.schema == nil ? schema.name : nil }

    /// The answer for each schema; what keeps one from having a number is no matter of the others.
    func answers() -> [SchemaResult<Answer>] {
        let queries = schemas.map { query(for: $0, usingCheckpoint: usesCheckpoint) }
        let findings = repository.findings(for: queries)
        return zip(schemas, zip(queries, findings)).map { schema, found in
            let (query, findings) = found
            return SchemaResult(name: title(of: schema), result: findings.mapError { $0 })
                .map { findings in
                    try Answer(
                        of: schema,
                        to: query,
                        by: findings,
                        for: invocation.command,
                        warning: try configurationWarnings(about: schema, on: findings.history.base)
                    )
                }
        }
    }

    /// Whether what earlier runs found may be used.
    private var usesCheckpoint: Bool {
        !invocation.ignoresCheckpoint && environment["SCHEMA_VERSION_NO_CACHE"] != "1"
    }

    /// The settings files of all schemas, as git finds them: none of the schemas has another number
    /// for being asked alone.
    private var settingsFiles: [String] {
        var files = invocation.files
        for target in schemas.flatMap(\.targets) where !files.contains(target.gitPath) {
            files.append(target.gitPath)
        }
        return files
    }

    /// What is asked of git for a schema, in a build of CI's or outside of one.
    ///
    /// Releases may have left the line anywhere, so that all of it is needed for them.
    func query(for schema: Schema, usingCheckpoint: Bool = false) -> HistoryQuery {
        HistoryQuery(
            paths: schema.paths,
            excludes: schema.excludes,
            settingsFiles: settingsFiles,
            bases: schema.bases,
            head: invocation.head,
            source: invocation.source,
            baseline: schema.baseline?.revision,
            formula: schema.formula,
            follows: schema.follows,
            replays: schema.mergeMethod == .rebase,
            build: build,
            usesCheckpoint: usingCheckpoint && schema.releases.isEmpty && schema.released.isEmpty
        )
    }
}
