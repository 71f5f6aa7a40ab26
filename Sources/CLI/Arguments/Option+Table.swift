import BuildSettings
import GitHistory
import Versioning

extension Option {
    static let all: [Option] = whereToLook + howToCount + whatIsOut + whatToWrite + howToPrint

    private static let whereToLook = [
        Option(long: "", short: "C", value: "DIR", summary: "run as if started in DIR") {
            $0.directories.append($1)
        },
        Option(
            long: "path",
            value: "PATH",
            summary: "directory or file of the model; repeatable"
        ) { $0.paths.append($1) },
        Option(
            long: "exclude",
            value: "GLOB",
            summary: "left out of the model, as git's :(glob); repeatable",
            goesWithRecipe: false
        ) { $0.excludes.append($1) },
        Option(
            long: "base",
            value: "REV",
            summary: "the branch that work lands on; repeatable, main first"
        ) { $0.bases.append($1) },
        Option(
            long: "head",
            value: "REV",
            summary: "the commit to number, instead of HEAD",
            commands: [.compute, .write, .check, .explain]
        ) { $0.head = $1 },
        Option(
            long: "staged",
            summary: "number the model as staged: what a commit would make",
            goesWithRecipe: false
        ) { (invocation, _) in invocation.isStaged = true },
        Option(
            long: "worktree",
            summary: "number the model as on disk, untracked files too",
            goesWithRecipe: false
        ) { (invocation, _) in invocation.isWorktree = true },
    ]

    private static let howToCount = [
        Option(
            long: "merge-method",
            value: "METHOD",
            summary: "how work lands: merge, squash or rebase",
            goesWithRecipe: false
        ) { (invocation, value) throws(UsageError) in
            invocation.mergeMethod = try choice(value, of: "--merge-method")
        },
        Option(
            long: "formula",
            value: "FORMULA",
            summary: "landing, or recipe: the old four-command lane"
        ) { (invocation, value) throws(UsageError) in
            invocation.formula = try choice(value, of: "--formula")
        },
        Option(
            long: "allow-uncounted",
            summary: "give a number that two schemas share, and warn",
            goesWithRecipe: false
        ) { (invocation, _) in invocation.allowsUncounted = true },
        Option(
            long: "follow",
            summary: "follow the model through renames",
            goesWithRecipe: false
        ) { (invocation, _) in invocation.follows = true },
        Option(
            long: "baseline",
            value: "REV=N",
            summary: "commit REV of main has version N: count from there",
            goesWithRecipe: false
        ) { (invocation, value) throws(UsageError) in
            invocation.baseline = try baseline(value)
        },
        Option(
            long: "maximum",
            value: "N",
            summary: "refuse a version above N; SQLite: 2147483647",
            commands: [.compute, .write, .check, .explain],
            goesWithRecipe: false
        ) { (invocation, value) throws(UsageError) in
            invocation.maximum = try version(value, of: "--maximum")
        },
    ]

    private static let whatIsOut = [
        Option(
            long: "releases",
            value: "PATTERN",
            summary: "hold the number against the tags like this one",
            commands: [.write, .check],
            goesWithRecipe: false
        ) { $0.releases.append($1) },
        Option(
            long: "released",
            value: "REV[=N]",
            summary: "REV is a release, with number N",
            commands: [.write, .check],
            goesWithRecipe: false
        ) { $0.released.append(released($1)) },
    ]

    private static let whatToWrite = [
        Option(
            long: "key",
            value: "KEY",
            summary: "where to write: schemaVersion, or a.b",
            commands: [.write, .check]
        ) { (invocation, value) throws(UsageError) in
            invocation.key = try key(value, of: "--key")
        },
        Option(
            long: "fingerprint-key",
            value: "KEY",
            summary: "where to write the model's fingerprint too",
            commands: [.write, .check],
            goesWithRecipe: false
        ) { (invocation, value) throws(UsageError) in
            invocation.fingerprintKey = try key(value, of: "--fingerprint-key")
        },
        Option(
            long: "type",
            value: "TYPE",
            summary: "as what to write: integer or string",
            commands: [.write, .check]
        ) { (invocation, value) throws(UsageError) in
            invocation.type = try choice(value, of: "--type")
        },
        Option(
            long: "allow-lower",
            summary: "write a number below one that is out already",
            commands: [.write]
        ) { (invocation, _) in invocation.allowsLower = true },
        Option(
            long: "create",
            summary: "make a missing .plist, .json or .xcconfig file",
            commands: [.write]
        ) { (invocation, _) in invocation.creates = true },
        Option(
            long: "dry-run",
            short: "n",
            summary: "show what would change and write nothing",
            commands: [.write]
        ) { (invocation, _) in invocation.isDryRun = true },
        Option(
            long: "fail-if-changed",
            summary: "status 1 when a file was, or would be, changed",
            commands: [.write]
        ) { (invocation, _) in invocation.failsIfChanged = true },
        Option(
            long: "force",
            summary: "write a file of several hard links, and part them",
            commands: [.write]
        ) { (invocation, _) in invocation.isForced = true },
    ]

    private static let howToPrint = [
        Option(
            long: "number",
            value: "N",
            summary: "only the landing that made version N",
            commands: [.log]
        ) { (invocation, value) throws(UsageError) in
            invocation.number = try version(value, of: "--number")
        },
        Option(long: "format", value: "FORMAT", summary: "text (default), json or github") {
            (invocation, value) throws(UsageError) in
            invocation.format = try choice(value, of: "--format")
        },
        Option(
            long: "no-cache",
            summary: "read the whole history again, and remember nothing"
        ) { (invocation, _) in invocation.ignoresCheckpoint = true },
        Option(long: "quiet", short: "q", summary: "no notes; warnings and errors stay") {
            (invocation, _) in invocation.isQuiet = true
        },
        Option(long: "help", short: "h", summary: "print this help") {
            (invocation, _) in invocation.wantsHelp = true
        },
        Option(long: "version", summary: "print the program's own version") {
            (invocation, _) in invocation.wantsVersion = true
        },
    ]
}
