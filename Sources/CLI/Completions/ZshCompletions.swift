/// The script that `completions zsh` prints: a file for `fpath`, or to be sourced.
enum ZshCompletions {
    static var script: String {
        """
        #compdef schema-version git-schema-version
        #description derive the schema version of an app's database from history

        # Completions of schema-version, and of git schema-version, for zsh.

        _schema-version() {
            local context state line word waiting command directory
            local -a state_descr specs
            local -A opt_args
            integer i
            for ((i = 2; i < CURRENT; i++)); do
                word=$words[i]
                case $word in
                (--) break ;;
                (-C) if ((++i < CURRENT)); then _schema-version_enter $words[i]; else waiting=-C; fi ;;
                (-C?*) _schema-version_enter ${word#-C} ;;
                (\(valued)) ((++i < CURRENT)) || waiting=$word ;;
                (-*) ;;
                (*) command=${command:-$word} ;;
                esac
            done
            specs=('1:command:_schema-version_commands')
            case $command in
        \(operands)
            esac
            command=${command:-compute}
        \(rows)
            # An option of another command, and its value is not to be taken for an operand.
            [[ -z $waiting || -n ${(M)specs:#*$waiting(=|+)\\[*} ]] || return 1
            _arguments -S $specs
        }

        _schema-version_commands() {
            local -a commands=(
        \(commands)
            )
            _describe -t commands command commands
        }

        \(functions)
        """
    }

    private static var valued: String {
        CompletionTable.valued.flatMap(\.spellings).filter { $0 != "-C" }.joined(separator: "|")
    }

    private static var commands: String {
        Command.allCases.map { "        " + quoted("\($0.rawValue):\($0.summary)") }
            .joined(separator: "\n")
    }

    private static var operands: String {
        Command.allCases.filter { !$0.operands.isEmpty }.map { command in
            let specs = CompletionTable.operands(of: command).map { place, goesOn, kind in
                quoted((goesOn ? "*" : "\(place + 2)") + ": :" + action(kind))
            }
            return "    (\(command.rawValue)) specs+=(\(specs.joined(separator: " "))) ;;"
        }.joined(separator: "\n")
    }

    private static var rows: String {
        Option.all.map { option in
            let commands = option.commands.map(\.rawValue).joined(separator: "|")
            let specs = specs(for: option).map(quoted).joined(separator: " ")
            return "    [[ $command == (\(commands)) ]] && specs+=(\(specs))"
        }.joined(separator: "\n")
    }

    /// One for each name of the option.
    private static func specs(for option: Option) -> [String] {
        let names = option.spellings
        let summary = option.summary.map { "[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return names.map { name in
            var spec = option.isRepeatable ? "*" : ""
            if !option.isRepeatable, names.count > 1 {
                spec = "(\(names.joined(separator: " ")))"
            }
            spec += name
            guard let value = option.value else { return spec + "[\(summary)]" }
            let isLong = name.hasPrefix("--")
            if value.isOptional {
                guard isLong else { return spec + "[\(summary)]" }
                return spec + "=-[\(summary)]::\(value.name):\(action(value.kind))"
            }
            return spec + (isLong ? "=" : "+") + "[\(summary)]:\(value.name):\(action(value.kind))"
        }
    }

    private static func action(_ kind: ValueKind) -> String {
        switch kind {
        case .text: ""
        case .directory: "_schema-version_directories"
        case .file: "_schema-version_files"
        case .path: "_schema-version_paths"
        case .revision: "_schema-version_revisions"
        case .numberedRevision: "_schema-version_numbered"
        case .tag: "_schema-version_tags"
        case .choice(let words): "(\(words.joined(separator: " ")))"
        }
    }
}
