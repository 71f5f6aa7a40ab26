import BuildSettings
import GitHistory
import Versioning

extension CommandRun {
    /// The numbers that the run is about: what the configuration says of them, and over it the options.
    func schemas(by file: ConfigurationFile?) throws -> [Schema] {
        guard let file else {
            if let name = invocation.schema { throw ConfigurationError(noFileWith: name) }
            return [try schema(named: nil, ConfiguredSchema())]
        }
        let configuration = try Configuration(named: file.name, bytes: file.bytes)
        var numbers = configuration.numbers
        if let name = invocation.schema {
            numbers = numbers.filter { $0.name == name }
            guard !numbers.isEmpty else {
                throw ConfigurationError(
                    noSchema: name,
                    among: configuration.numbers.compactMap(\.name),
                    in: file.name
                )
            }
        }
        if invocation.schema == nil, numbers.contains(where: { $0.name != nil }) {
            try requireForAll()
        }
        return try numbers.map { try schema(named: $0.name, $0.schema) }
    }

    /// Refuses options that can be meant for one number only, where there are several.
    private func requireForAll() throws(UsageError) {
        let options = [
            ("--path", !invocation.paths.isEmpty), ("--baseline", invocation.baseline != nil),
            ("--key", invocation.key != nil), ("--number", invocation.number != nil),
            ("--fingerprint-key", invocation.fingerprintKey != nil),
            ("--released", !invocation.released.isEmpty),
            ("a settings file", !invocation.files.isEmpty),
        ]
        guard let option = options.first(where: \.1)?.0 else { return }
        throw UsageError(
            "the configuration has several schemas, and \(option) is for one of them",
            hint: "say which: --schema NAME"
        )
    }

    /// What a schema of the configuration comes to with the options.
    func schema(named name: String?, _ configured: ConfiguredSchema) throws -> Schema {
        let isRecipe = invocation.formula == .recipe
        // The recipe knows neither.
        let configured = isRecipe ? configured.forRecipe : configured
        let schema = Schema(
            name: name,
            bases: invocation.bases.isEmpty ? configured.bases ?? [] : invocation.bases,
            hasConfiguredBases: invocation.bases.isEmpty,
            paths: invocation.paths.isEmpty ? fromRoot(configured.paths) : invocation.paths,
            excludes: invocation.excludes.isEmpty
                ? fromRoot(configured.excludes) : invocation.excludes,
            mergeMethod: invocation.mergeMethod ?? configured.mergeMethod ?? .merge,
            formula: invocation.formula,
            baseline: invocation.baseline ?? configured.baseline,
            follows: invocation.follows || configured.follows ?? false,
            releases: invocation.releases.isEmpty
                ? configured.releases ?? [] : invocation.releases,
            released: invocation.released,
            maximum: invocation.maximum ?? configured.maximum,
            allowsUncounted: invocation.allowsUncounted,
            targets: targets(configured.settings ?? [])
        )
        try invocation.requireModel(of: schema.paths, named: name, hint: stagingHint)
        try invocation.requireFile(among: schema.targets, for: name)
        return schema
    }

    /// What is missing where the configuration lies on the disk and is not staged.
    private var stagingHint: String? {
        guard invocation.source == .index, configurationFile == nil, let top = repository.workTree,
            text(ofFile: top + Configuration.fileName) != nil
        else { return nil }
        return "git add \(Configuration.fileName): with --staged the staged one counts"
    }

    /// Names from the root of the repository, as the options spell them.
    private func fromRoot(_ names: [String]?) -> [String] { (names ?? []).map { ":/" + $0 } }
}

extension ConfiguredSchema {
    /// What the four-command recipe can be asked with.
    fileprivate var forRecipe: ConfiguredSchema {
        ConfiguredSchema(bases: bases, paths: paths, settings: settings)
    }
}
