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

    /// The files that were typed, else the configured ones; the options go before what the
    /// configuration says of the same file.
    private func targets(_ settings: [ConfiguredSchema.Settings]) -> [SettingsTarget] {
        let top = repository.workTree
        let configured = settings.map { settings in
            SettingsTarget(
                file: settings.file,
                directory: top ?? directory,
                gitPath: settings.file.hasPrefix("/") ? settings.file : ":/" + settings.file,
                isConfigured: true,
                key: invocation.key ?? settings.key,
                type: invocation.type ?? settings.type,
                fingerprintKey: invocation.fingerprintKey ?? settings.fingerprintKey
            )
        }
        guard !invocation.files.isEmpty else { return configured }
        return invocation.files.map { file in
            let place = repository.pathFromRoot(of: file)
            let same = configured.first {
                place != nil && repository.pathFromRoot(of: $0.gitPath) == place
            }
            return SettingsTarget(
                file: file,
                directory: directory,
                gitPath: file,
                key: invocation.key ?? same?.key,
                type: invocation.type ?? same?.type,
                fingerprintKey: invocation.fingerprintKey ?? same?.fingerprintKey
            )
        }
    }
}

extension ConfiguredSchema {
    /// What the four-command recipe can be asked with.
    fileprivate var forRecipe: ConfiguredSchema {
        ConfiguredSchema(bases: bases, paths: paths, settings: settings)
    }
}

extension Invocation {
    /// Refuses to go on where the command line alone has to say everything and does not.
    func requireEverything() throws(UsageError) {
        try requireModel(of: paths, named: nil)
        try requireFile(among: files, for: nil)
    }

    /// Refuses a model of no paths.
    fileprivate func requireModel(
        of paths: [String],
        named name: String?,
        hint: String? = nil
    ) throws(UsageError) {
        guard paths.isEmpty else { return }
        throw UsageError(
            "no model path\(Self.schema(name)): which directory's changes make a new schema?",
            hint: hint ?? "schema-version \(command.rawValue) --path App/Models"
        )
    }

    /// Refuses to write where there is nothing to write into.
    fileprivate func requireFile(among files: [some Any], for name: String?) throws(UsageError) {
        guard command == .write, files.isEmpty else { return }
        throw UsageError(
            "'write' needs a settings file\(Self.schema(name))",
            hint: "schema-version write App/Info.plist --path App/Models"
        )
    }

    private static func schema(_ name: String?) -> String {
        name.map { " for schema '\($0)'" } ?? ""
    }
}
