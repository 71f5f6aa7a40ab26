import BuildSettings
import Versioning

/// What a configuration says of one number; nil and empty where it says nothing.
struct ConfiguredSchema: Equatable, Sendable {
    /// A settings file, and where in it the number goes.
    struct Settings: Equatable, Sendable {
        let file: String
        var key: SettingPath?
        var type: ValueType?
        var fingerprintKey: SettingPath?
    }

    var bases: [String]?
    var mergeMethod: MergeMethod?
    var paths: [String]?
    var excludes: [String]?
    var baseline: Baseline?
    var follows: Bool?
    var releases: [String]?
    var maximum: UInt64?
    var settings: [Settings]?

    /// The same, with what it does not say itself taken from `defaults`.
    func completed(by defaults: ConfiguredSchema) -> ConfiguredSchema {
        ConfiguredSchema(
            bases: bases ?? defaults.bases,
            mergeMethod: mergeMethod ?? defaults.mergeMethod,
            paths: paths ?? defaults.paths,
            excludes: excludes ?? defaults.excludes,
            baseline: baseline ?? defaults.baseline,
            follows: follows ?? defaults.follows,
            releases: releases ?? defaults.releases,
            maximum: maximum ?? defaults.maximum,
            settings: settings ?? defaults.settings
        )
    }
}

/// What `.schema-version.json` says: one number, or several by their names.
struct Configuration: Equatable, Sendable {
    /// Where it lies in a repository, from the root.
    static let fileName = ".schema-version.json"

    /// What holds for every number, and is the one number's where there are no names.
    let common: ConfiguredSchema
    /// The numbers by name; nil where the configuration is for one.
    let schemas: [String: ConfiguredSchema]?

    /// Each number with all that is said of it, in the order of their names.
    var numbers: [(name: String?, schema: ConfiguredSchema)] {
        guard let schemas else { return [(nil, common)] }
        return schemas.keys.sorted().map {
            ($0, schemas[$0, default: common].completed(by: common))
        }
    }
}
