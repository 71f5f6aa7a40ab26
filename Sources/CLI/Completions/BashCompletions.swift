/// The script that `completions bash` prints.
///
/// It asks nothing but bash 3.2, which macOS has; where bash is newer, places that take no file are
/// kept free of them. Names that come out of a repository are never expanded, and are quoted.
enum BashCompletions {
    static var script: String { tables + "\n" + functions }

    private static var tables: String {
        """
        # Completions of schema-version, and of git schema-version, for bash.

        # Sets `kind` to what an option's value is, and `words` to those to choose from; fails where
        # no value is another word.
        _schema_version_value() {
            case $1 in
        \(lines(of: CompletionTable.valued.map { (pattern($0), setting($0.value?.kind)) }))
            *) return 1 ;;
            esac
        }

        # The same for what may be behind an equals sign only.
        _schema_version_attached() {
            case $1 in
        \(lines(of: optional.map { (pattern($0), setting($0.value?.kind)) }))
            *) _schema_version_value "$1" ;;
            esac
        }

        # The same for an operand: of which command, behind how many others.
        _schema_version_operand() {
            case "$1 $2" in
        \(lines(of: operands))
            *) return 1 ;;
            esac
        }

        # Sets `words` to the options that go with a command.
        _schema_version_options() {
            case $1 in
        \(lines(of: Command.allCases.map { ($0.rawValue, "words=\(quoted(names(of: $0)))") }))
            esac
        }

        # Gives an option its one name, and tells whether it may be typed again.
        _schema_version_name() {
            case $1 in
        \(lines(of: twins))
            *) name=$1 ;;
            esac
        }
        _schema_version_repeats() { [[ ' \(repeatable) ' == *" $1 "* ]]; }

        _schema_version_commands=\(quoted(Command.allCases.map(\.rawValue).joined(separator: " ")))

        """
    }

    private static var optional: [Option] { Option.all.filter { $0.value?.isOptional ?? false } }

    private static var operands: [(String, String)] {
        Command.allCases.flatMap { command in
            CompletionTable.operands(of: command).map { place, goesOn, kind in
                (quoted("\(command.rawValue) ") + (goesOn ? "*" : "\(place)"), setting(kind))
            }
        }
    }

    private static var twins: [(String, String)] {
        Option.all.filter { $0.spellings.count > 1 }
            .map { ($0.spellings[1], "name=\($0.spellings[0])") }
    }

    private static var repeatable: String {
        Option.all.filter(\.isRepeatable).map(\.name).joined(separator: " ")
    }

    private static func names(of command: Command) -> String {
        CompletionTable.options(of: command).map(\.name).joined(separator: " ")
    }

    private static func pattern(_ option: Option) -> String {
        option.spellings.joined(separator: " | ")
    }

    private static func setting(_ kind: ValueKind?) -> String {
        switch kind {
        case .directory: "kind=directory"
        case .file: "kind=any"
        case .path: "kind=path"
        case .revision: "kind=revision"
        case .numberedRevision: "kind=numbered"
        case .tag: "kind=tag"
        case .choice(let words): "kind=choice words=\(quoted(words.joined(separator: " ")))"
        case .text, nil: "kind=text"
        }
    }

    private static func lines(of cases: [(pattern: String, action: String)]) -> String {
        cases.map { "    \($0.pattern)) \($0.action) ;;" }.joined(separator: "\n")
    }
}
