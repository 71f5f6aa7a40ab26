import BuildSettings
import GitHistory
import Versioning

extension Option {
    static let whatToWrite = [
        Option(
            long: "key",
            value: "KEY",
            summary: "where to write: schemaVersion, or a.b",
            commands: [.write, .check, .initialise, .installHook]
        ) { (invocation, value) throws(UsageError) in
            invocation.key = try key(value, of: "--key")
        },
        Option(
            long: "fingerprint-key",
            value: "KEY",
            summary: "where to write the model's fingerprint too",
            commands: [.write, .check, .initialise, .installHook],
            goesWithRecipe: false
        ) { (invocation, value) throws(UsageError) in
            invocation.fingerprintKey = try key(value, of: "--fingerprint-key")
        },
        Option(
            long: "type",
            value: .choice("TYPE", of: ValueType.self),
            summary: "as what to write: integer or string",
            commands: [.write, .check, .initialise, .installHook]
        ) { (invocation, value) throws(UsageError) in
            invocation.type = try choice(value, of: "--type")
        },
        Option(
            long: "allow-lower",
            summary: "write a number below one that is out already",
            commands: [.write, .installHook]
        ) { (invocation, _) in invocation.allowsLower = true },
        Option(
            long: "create",
            summary: "make a missing .plist, .json or .xcconfig file",
            commands: [.write, .installHook]
        ) { (invocation, _) in invocation.creates = true },
        Option(
            long: "dry-run",
            short: "n",
            summary: "show what would change and write nothing",
            commands: [.write, .initialise, .installHook, .uninstallHook]
        ) { (invocation, _) in invocation.isDryRun = true },
        Option(
            long: "fail-if-changed",
            summary: "status 1 when a file was, or would be, changed",
            commands: [.write]
        ) { (invocation, _) in invocation.failsIfChanged = true },
        Option(
            long: "stage",
            summary: "with --staged: stage the number too, and nothing else",
            commands: [.write, .installHook]
        ) { (invocation, _) in invocation.stages = true },
        Option(
            long: "force",
            summary: "replace a configuration, a hook, or one hard link",
            commands: [.write, .initialise, .installHook]
        ) { (invocation, _) in invocation.isForced = true },
        Option(
            long: "yes",
            summary: "ask nothing, and take what is likeliest",
            commands: [.initialise, .installHook]
        ) { (invocation, _) in invocation.answersYes = true },
    ]

    static let howToPrint = [
        Option(
            long: "number",
            value: "N",
            summary: "only the landing that made version N",
            commands: [.log]
        ) { (invocation, value) throws(UsageError) in
            invocation.number = try version(value, of: "--number")
        },
        Option(
            long: "format",
            value: .choice("FORMAT", of: OutputFormat.self),
            summary: "text (default), json or github",
            commands: Command.numbering + [.installHook, .uninstallHook]
        ) { (invocation, value) throws(UsageError) in
            invocation.format = try choice(value, of: "--format")
        },
        Option(
            long: "no-cache",
            summary: "read the whole history again, and remember nothing",
            commands: Command.numbering
        ) { (invocation, _) in invocation.ignoresCheckpoint = true },
        Option(
            long: "quiet",
            short: "q",
            summary: "no notes; warnings and errors stay",
            commands: Command.inRepository
        ) { (invocation, _) in invocation.isQuiet = true },
        Option(
            long: "help",
            short: "h",
            value: .choice("man", of: HelpFormat.self, isOptional: true),
            summary: "print this help, or the source of the man page",
            commands: Command.allCases
        ) { (invocation, value) throws(UsageError) in
            invocation.wantsHelp = true
            if !value.isEmpty { invocation.helpFormat = try choice(value, of: "--help") }
        },
        Option(
            long: "version",
            summary: "print the program's own version",
            commands: Command.allCases
        ) { (invocation, _) in invocation.wantsVersion = true },
    ]
}
