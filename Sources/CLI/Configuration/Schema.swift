import BuildSettings
import GitHistory
import Versioning

/// One number of a run: what decides it, and where it is written.
///
/// The configuration and the options are one here; which of them said something does not matter any
/// more.
struct Schema: Sendable {
    /// Its name, where the configuration has several.
    var name: String?
    var bases: [String]
    /// Whether the configuration names these lines, and not the command line.
    var hasConfiguredBases: Bool
    var paths: [String]
    var excludes: [String]
    var mergeMethod: MergeMethod
    var formula: Formula
    var baseline: Baseline?
    var follows: Bool
    var releases: [String]
    var released: [ReleaseQuery.Named]
    /// The highest version the database can hold, where it is not Realm's.
    var maximum: UInt64?
    var allowsUncounted: Bool
    var targets: [SettingsTarget]
}

/// A settings file that is to carry a number.
struct SettingsTarget: Hashable, Sendable {
    /// Its name in reports, as it was typed or configured.
    let file: String
    /// What a relative name starts in.
    let directory: String
    /// The name by which git finds it from the directory of the run.
    let gitPath: String
    /// Whether the configuration names it, and not the command line.
    var isConfigured = false
    /// The format's usual key where there is none.
    var key: SettingPath?
    var type: ValueType?
    var fingerprintKey: SettingPath?
}

extension Schema {
    /// How landings become a version.
    ///
    /// - Parameter isCheck: a check reports an uncounted change beside the other problems.
    func rule(isCheck: Bool) -> CountingRule {
        CountingRule(
            mergeMethod: mergeMethod,
            allowsUncounted: allowsUncounted || isCheck,
            startingVersion: baseline?.version ?? 0,
            maximum: maximum ?? CountingRule.highestVersion
        )
    }
}

extension CommandRun {
    /// What decides the number, as far as a configuration says it (design: what is compared with
    /// base's own copy).
    struct Deciding: Equatable {
        let paths: Set<String>
        let excludes: Set<String>
        let mergeMethod: MergeMethod
        let baseline: Baseline?
        let follows: Bool
    }

    /// - Returns: the same for two spellings of one path, and in any order of them.
    func deciding(_ schema: Schema) -> Deciding {
        Deciding(
            paths: Set(schema.paths.map { repository.pathFromRoot(of: $0) ?? $0 }),
            excludes: Set(schema.excludes),
            mergeMethod: schema.mergeMethod,
            baseline: schema.baseline,
            follows: schema.follows
        )
    }
}
