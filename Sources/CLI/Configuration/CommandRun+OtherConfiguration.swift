import GitHistory
import Versioning

extension CommandRun {
    /// The schema as a commit's own configuration has it; nil where that has none of the name, is not
    /// valid, or says the same of what decides the number and where it is kept.
    func configuredSchema(like schema: Schema, in commit: ObjectID) throws -> Schema? {
        do {
            let own = try ownSchema(like: schema, in: commit, shownAs: Configuration.fileName)
            guard let own else { return nil }
            return deciding(own) == deciding(schema) && own.targets == schema.targets ? nil : own
        } catch let error as GitError {
            throw error
        } catch {
            return nil
        }
    }

    /// The schema of the same name in a commit's configuration; nil where that has none, or is the
    /// run's to the byte.
    ///
    /// - Parameter place: what errors call the configuration.
    private func ownSchema(
        like schema: Schema,
        in commit: ObjectID,
        shownAs place: String
    ) throws -> Schema? {
        guard let configurationFile else { return nil }
        let other = try committedConfigurations.configuration(in: commit, shownAs: place) {
            guard let bytes = try repository.content(of: configurationFile.gitPath, in: commit),
                bytes != configurationFile.bytes
            else { return nil }
            return try Configuration(named: place, bytes: bytes)
        }
        guard let number = other?.numbers.first(where: { $0.name == schema.name }) else {
            return nil
        }
        return try self.schema(named: number.name, number.schema)
    }

    /// The warning that base's own copy of the configuration decides the number otherwise.
    ///
    /// Where it has none, or none of the schema's name, there is nothing that it would be held
    /// against: the configuration is new.
    func configurationWarnings(about schema: Schema, on base: Base) throws -> [Notice] {
        try difference(of: schema, on: base) + movingBaseline(of: schema)
    }

    /// The warning that a configured baseline is a name that moves: what lands becomes part of it, and
    /// the number stands still.
    private func movingBaseline(of schema: Schema) -> [Notice] {
        guard let configurationFile, invocation.baseline == nil, let baseline = schema.baseline,
            repository.isBranch(baseline.revision)
        else { return [] }
        let commit = (try? repository.headCommit(named: baseline.revision))?.flatMap { $0 }
        return [
            Notice(
                code: "moving-baseline",
                message:
                    "the baseline in \(configurationFile.name) is '\(baseline.revision)', which"
                    + " moves on, so that what lands is never counted",
                hint:
                    "name the commit: \"revision\": \"\(commit.map { "\($0)" } ?? "...")\", or a tag"
            )
        ]
    }

    private func difference(of schema: Schema, on base: Base) throws -> [Notice] {
        guard let configurationFile, let commit = base.commit else { return [] }
        let place = "\(configurationFile.name) in \(base.name)"
        let problem: String
        do {
            guard let own = try ownSchema(like: schema, in: commit, shownAs: place) else {
                return []
            }
            let differences = deciding(schema).differences(from: deciding(own))
            if differences.isEmpty { return [] }
            problem = "\(place) has other \(differences.joined(separator: ", "))"
        } catch let error as ConfigurationError {
            problem = "\(place) is not valid: \(error.message)"
        } catch is UsageError {
            problem = "\(place) names no model path"
        } catch is GitError {
            problem = "\(place) is another one, and cannot be read in this clone"
        }
        return [
            Notice(
                code: "configuration-differs",
                message: "\(problem): the same commit gets another number there",
                hint: "land the change of the configuration by itself, or update from \(base.name)"
            )
        ]
    }
}

extension CommandRun.Deciding {
    /// The keys of a configuration that say something else here than there.
    fileprivate func differences(from other: CommandRun.Deciding) -> [String] {
        [
            ("paths", paths == other.paths), ("exclude", excludes == other.excludes),
            ("mergeMethod", mergeMethod == other.mergeMethod),
            ("baseline", baseline == other.baseline), ("follow", follows == other.follows),
        ].filter { !$0.1 }.map { "'\($0.0)'" }
    }
}
