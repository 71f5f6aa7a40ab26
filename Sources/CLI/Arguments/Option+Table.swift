import BuildSettings
import GitHistory
import Versioning

extension Option {
    static let all: [Option] = whereToLook + howToCount + whatIsOut + whatToWrite + howToPrint

    private static let whereToLook = [
        Option(
            long: "",
            short: "C",
            value: .directory,
            isRepeatable: true,
            summary: "run as if started in DIR",
            commands: Command.inRepository
        ) { $0.directories.append($1) },
        Option(
            long: "config",
            value: .file,
            summary: "read FILE instead of .schema-version.json",
            commands: Command.configured
        ) { $0.configuration = $1 },
        Option(
            long: "schema",
            value: "NAME",
            summary: "this one of the configuration's schemas",
            commands: Command.configured
        ) { $0.schema = $1 },
        Option(
            long: "path",
            value: .path,
            isRepeatable: true,
            summary: "directory or file of the model; repeatable"
        ) { $0.paths.append($1) },
        Option(
            long: "exclude",
            value: OptionValue("GLOB", .path),
            isRepeatable: true,
            summary: "left out of the model, as git's :(glob); repeatable",
            goesWithRecipe: false
        ) { $0.excludes.append($1) },
        Option(
            long: "base",
            value: .revision,
            isRepeatable: true,
            summary: "the branch that work lands on; repeatable, main first"
        ) { $0.bases.append($1) },
        Option(
            long: "head",
            value: .revision,
            summary: "the commit to number, instead of HEAD",
            commands: [.compute, .write, .check, .explain]
        ) { $0.head = $1 },
        Option(
            long: "staged",
            summary: "number the model as staged: what a commit would make",
            commands: Command.numbering,
            goesWithRecipe: false
        ) { (invocation, _) in invocation.isStaged = true },
        Option(
            long: "worktree",
            summary: "number the model as on disk, untracked files too",
            commands: Command.numbering,
            goesWithRecipe: false
        ) { (invocation, _) in invocation.isWorktree = true },
    ]

    private static let howToCount = [
        Option(
            long: "merge-method",
            value: .choice("METHOD", of: MergeMethod.self),
            summary: "how work lands: merge, squash or rebase",
            goesWithRecipe: false
        ) { (invocation, value) throws(UsageError) in
            invocation.mergeMethod = try choice(value, of: "--merge-method") as MergeMethod
        },
        Option(
            long: "formula",
            value: .choice("FORMULA", of: Formula.self),
            summary: "landing, or recipe: the four git commands of old",
            commands: Command.configured
        ) { (invocation, value) throws(UsageError) in
            invocation.formula = try choice(value, of: "--formula")
        },
        Option(
            long: "allow-uncounted",
            summary: "give a number that two schemas share, and warn",
            commands: Command.configured,
            goesWithRecipe: false
        ) { (invocation, _) in invocation.allowsUncounted = true },
        Option(
            long: "follow",
            summary: "follow the model through renames",
            goesWithRecipe: false
        ) { (invocation, _) in invocation.follows = true },
        Option(
            long: "baseline",
            value: OptionValue("REV=N", .numberedRevision),
            summary: "commit REV of main has version N: count from there",
            goesWithRecipe: false
        ) { (invocation, value) throws(UsageError) in
            invocation.baseline = try baseline(value)
        },
        Option(
            long: "maximum",
            value: "N",
            summary: "refuse a version above N; SQLite: 2147483647",
            commands: [.compute, .write, .check, .explain, .initialise, .installHook],
            goesWithRecipe: false
        ) { (invocation, value) throws(UsageError) in
            invocation.maximum = try version(value, of: "--maximum")
        },
    ]

    private static let whatIsOut = [
        Option(
            long: "releases",
            value: OptionValue("PATTERN", .tag),
            isRepeatable: true,
            summary: "hold the number against the tags like this one",
            commands: [.write, .check, .initialise, .installHook],
            goesWithRecipe: false
        ) { $0.releases.append($1) },
        Option(
            long: "released",
            value: OptionValue("REV[=N]", .revision),
            isRepeatable: true,
            summary: "REV is a release, with number N",
            commands: [.write, .check, .installHook],
            goesWithRecipe: false
        ) { $0.released.append(released($1)) },
    ]
}
