import Versioning

extension Invocation {
    /// Refuses what would otherwise be read and then ignored.
    func check(_ used: [Option]) throws(UsageError) {
        for option in used {
            guard option.commands.contains(command) else {
                throw UsageError("option '\(option.name)' is for \(Self.list(option.commands))")
            }
            guard formula == .landing || option.goesWithRecipe else {
                throw UsageError(
                    "option '\(option.name)' does not go with --formula recipe",
                    hint: "the recipe is what it is; leave out one of the two"
                )
            }
        }
        if command == .completions { return }
        if command == .log, formula == .recipe {
            throw UsageError(
                "'log' does not go with --formula recipe",
                hint: "the recipe numbers head alone; leave out one of the two"
            )
        }
        if isStaged || isWorktree {
            let name = isStaged ? "--staged" : "--worktree"
            guard head == nil, !(isStaged && isWorktree) else {
                throw UsageError(
                    "option '\(name)' does not go with '\(head == nil ? "--worktree" : "--head")'",
                    hint: "each says what is numbered; leave out one of the two"
                )
            }
        }
        if command == .uninstallHook { return }
        if stages, command == .write, !isStaged {
            throw UsageError(
                "option '--stage' goes with '--staged'",
                hint: "a number of what is on disk or in HEAD is not the one of what is staged"
            )
        }
        if !command.takesFiles, let file = files.first {
            throw UsageError(
                "'\(command.rawValue)' takes no file, and '\(file)' is one too many",
                hint: "schema-version write \(shellWord(file)) writes the number there"
            )
        }
        if files.contains("") { throw UsageError("a settings file's name is empty") }
    }
}
