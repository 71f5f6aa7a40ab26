import BuildSettings
import GitHistory
import Versioning

/// How results and errors are printed.
enum OutputFormat: String, CaseIterable, Sendable {
    case text
    case json
    /// For GitHub Actions: annotations, outputs and a step summary beside the plain result.
    case github
}

/// A commit of base's line that is known to have a version: counting starts after it.
struct Baseline: Hashable, Sendable {
    let revision: String
    let version: UInt64
}

/// What was typed, checked for spelling only: nothing here has looked at a file or at git.
struct Invocation: Sendable {
    var command = Command.compute
    /// Settings files, as typed.
    var files: [String] = []
    /// The shell that `completions` is for.
    var shell: Shell?
    /// The directories of `-C`, each relative to the one before.
    var directories: [String] = []
    var paths: [String] = []
    var excludes: [String] = []
    /// The lines that work lands on, main first.
    var bases: [String] = []
    var head: String?
    var isStaged = false
    var isWorktree = false
    /// Nil where it was not said: the configuration's, else merge.
    var mergeMethod: MergeMethod?
    var formula = Formula.landing
    var allowsUncounted = false
    /// Counts on under the names that the model had before.
    var follows = false
    var baseline: Baseline?
    /// Patterns of the tags that are releases.
    var releases: [String] = []
    /// Releases named one by one.
    var released: [ReleaseQuery.Named] = []
    var key: SettingPath?
    var fingerprintKey: SettingPath?
    var type: ValueType?
    /// Makes settings files that are missing.
    var creates = false
    /// The configuration to read in place of the usual one.
    var configuration: String?
    /// The one of the configuration's schemas that is meant.
    var schema: String?
    /// The version whose landing is asked for.
    var number: UInt64?
    /// Nil where it was not said: text, and annotations where `check` runs in GitHub Actions.
    var format: OutputFormat?
    /// The highest version the database can hold, where it is not Realm's.
    var maximum: UInt64?
    /// Writes a number below one that is out already.
    var allowsLower = false
    /// Walks the whole line, and remembers nothing of it.
    var ignoresCheckpoint = false
    var isDryRun = false
    /// Whether a file may be replaced that has several hard links, or a configuration.
    var isForced = false
    /// Whether a changed file is worth a status of its own.
    var failsIfChanged = false
    /// Takes what is likeliest instead of asking.
    var answersYes = false
    /// Whether a changed file is staged too.
    var stages = false
    /// What `install-hook` puts a call into.
    var hook = Hook.preCommit
    /// The options of that call.
    var hookOptions: [TypedOption] = []
    /// What `uninstall-hook` is to look at; none for all.
    var hooks: [Hook] = []
    var isQuiet = false
    var wantsHelp = false
    /// The form the help is wanted in, where it is not text.
    var helpFormat: HelpFormat?
    var wantsVersion = false
}

extension Invocation {
    /// Where the model that is numbered comes from.
    var source: ModelSource {
        if isStaged { .index } else if isWorktree { .worktree } else { .head }
    }
}
