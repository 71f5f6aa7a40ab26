import GitHistory
import Versioning

/// What main's newest commit is numbered, and by what the next change of the model will be.
struct VersionToday {
    let base: String
    /// As a revision of this clone: `origin/main`.
    let revision: String
    let version: UInt64
    /// Whether anything told what has shipped.
    let isKnown: Bool
}

extension CommandRun {
    /// Numbers base by what is going to be written, read as any run will read it: what cannot be
    /// counted is told now.
    func today(
        _ text: String,
        main: MainBranch,
        isKnown: Bool
    ) throws -> VersionToday {
        let file = Configuration.fileName
        let configuration = try Configuration(named: file, bytes: Array(text.utf8))
        var schema = try schema(named: nil, configuration.common)
        // Of several lines it is main's number that is told, whatever HEAD stands on.
        schema.bases = [invocation.bases.first ?? main.shortName]
        let rule = schema.rule(isCheck: false)
        let log = try repository.landingLog(for: query(for: schema))
        let numbered = try NumberedLine(log.line, by: rule)
        let version = numbered.landings.first?.version ?? rule.startingVersion
        if version > rule.maximum {
            throw Refusal.versionOutOfRange(version: version, maximum: rule.maximum)
        }
        return VersionToday(
            base: main.shortName,
            revision: main.name,
            version: version,
            isKnown: isKnown
        )
    }
}
