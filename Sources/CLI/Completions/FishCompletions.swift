/// The script that `completions fish` prints.
enum FishCompletions {
    static var script: String {
        """
        # Completions of schema-version, and of git schema-version, for fish.

        # Prints what is typed before the cursor: the options that are complete, the directory that -C
        # leads to behind `in`, the command behind `command`, and how many `operands` come after it.
        function __schema_version_typed
            set -l words (commandline -opc)
            set -e words[1]
            set -l waiting ''
            set -l directory ''
            set -l command ''
            set -l count 0
            set -l only ''
            for word in $words
                if test -n "$waiting"
                    test $waiting = -C; and set directory (__schema_version_enter $word "$directory")
                    echo -- $waiting
                    set waiting ''
                    continue
                end
                if test -n "$only"
                    set count (math $count + 1)
                    continue
                end
                switch $word
                    case --
                        set only yes
                    case '--*=*'
                        string replace -r '=.*' '' -- $word
                    case \(valued)
                        set waiting $word
                    case '-C*'
                        set directory (__schema_version_enter (string sub -s 3 -- $word) "$directory")
                    case '-*'
                        echo -- $word
                    case '*'
                        if test -n "$command"
                            set count (math $count + 1)
                        else
                            set command $word
                        end
                end
            end
            test -z "$waiting"; or echo waiting
            echo -- "in $directory"
            test -z "$command"; or echo "command $command"
            echo "operands $count"
        end

        \(functions)
        complete -c schema-version -f
        complete -c git-schema-version -w schema-version

        \(commands)

        \(operands)

        \(rows)

        """
    }

    private static var valued: String {
        CompletionTable.valued.flatMap(\.spellings).joined(separator: " ")
    }

    private static var commands: String {
        Command.allCases.map { command in
            "complete -c schema-version -n __schema_version_lacks_command -a \(command.rawValue)"
                + " -d \(word(command.summary))"
        }.joined(separator: "\n")
    }

    private static var operands: String {
        Command.allCases.flatMap { command in
            CompletionTable.operands(of: command).map { place, goesOn, kind in
                var condition = "__schema_version_takes \(command.rawValue)"
                if !goesOn { condition += "; and __schema_version_operands \(place)" }
                return "complete -c schema-version -n '\(condition)' \(candidates(kind))"
            }
        }.joined(separator: "\n")
    }

    private static var rows: String {
        Option.all.map { option in
            let commands = option.commands.map(\.rawValue).joined(separator: " ")
            var condition = "__schema_version_goes_with \(commands)"
            if !option.isRepeatable {
                let names = option.spellings.joined(separator: " ")
                condition += "; and not __schema_version_has \(names)"
            }
            var row = "complete -c schema-version -n '\(condition)'"
            if let short = option.short { row += " -s \(short)" }
            if !option.long.isEmpty { row += " -l \(option.long)" }
            row += " -d \(word(option.summary))"
            if let value = option.value {
                row += value.isOptional ? "" : " -x"
                row += " " + candidates(value.kind)
            }
            return row
        }.joined(separator: "\n")
    }

    private static func candidates(_ kind: ValueKind) -> String {
        switch kind {
        case .text: ""
        case .directory: "-a '(__schema_version_files directories)'"
        case .file: "-a '(__schema_version_files all)'"
        case .path: "-a '(__schema_version_files paths)'"
        case .revision: "-a '(__schema_version_revisions)'"
        case .numberedRevision: "-a '(__schema_version_revisions)='"
        case .tag: "-a '(__schema_version_git tag)'"
        case .choice(let words): "-a \(word(words.joined(separator: " ")))"
        }
    }

    /// A text as a word for fish, which reads a backslash in single quotes.
    private static func word(_ text: String) -> String {
        "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
    }
}
