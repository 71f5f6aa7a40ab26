/// What the block of `pre-push` does: it checks the commit of each branch that is pushed.
///
/// Git writes a line for each ref, with zeros for the id of one that is deleted (githooks(5),
/// "pre-push"). It is handed on to the rest of the hook: Git LFS reads it as well.
struct PushLines {
    private let call: HookCall

    init(of call: HookCall) {
        self.call = call
    }

    var all: [String] {
        [
            "schema_version_refs=$(cat)",
            "schema_version_status=0",
            "while read -r schema_version_name schema_version_id schema_version_remote_name schema_version_rest; do",
            "    case $schema_version_remote_name in refs/heads/* | refs/for/*) ;; *) continue ;; esac",
            "    case $schema_version_id in *[!0]*) ;; *) continue ;; esac",
        ] + configuration + head + [
            "    \(check) </dev/null || {",
            "        schema_version_status=1",
            #"        echo "schema-version: that was $schema_version_name" >&2"#,
            "    }",
            "done <<schema_version_end",
            "$schema_version_refs",
            "schema_version_end",
            #"[ "$schema_version_status" = 0 ] || exit "$schema_version_status""#,
            #"if [ -n "$schema_version_refs" ]; then"#,
            "    exec <<schema_version_end",
            "$schema_version_refs",
            "schema_version_end",
            "else",
            "    exec </dev/null",
            "fi",
        ]
    }

    /// The configuration is the pushed commit's own, where that has one.
    ///
    /// The quotes end before the colon: zsh takes `$name:h` and the like for more than a name.
    private var configuration: [String] {
        let file = shellWord(call.configuration)
        let isThere = #"git cat-file -e "$schema_version_id":\#(file) 2>/dev/null"#
        let missing =
            call.needsUsualConfiguration
            ? [
                "    else",
                #"        echo "schema-version: note: $schema_version_name has no \#(file), and nothing was checked" >&2"#,
                "        continue",
            ] : []
        return [
            "    schema_version_config=",
            "    if \(isThere); then",
            #"        schema_version_config="$schema_version_id":\#(file)"#,
        ] + missing + ["    fi"]
    }

    /// A branch goes by its name, where that still holds what is pushed.
    ///
    /// Only so is main known to be main, whose commits have landed. Git hands on what was typed, such
    /// as `HEAD`.
    private var head: [String] {
        [
            #"    schema_version_head=$(git rev-parse --symbolic-full-name "$schema_version_name" 2>/dev/null) || :"#,
            "    case $schema_version_head in",
            "    refs/heads/*)",
            #"        schema_version_tip=$(git rev-parse --verify --quiet "$schema_version_head") || :"#,
            #"        [ "$schema_version_tip" = "$schema_version_id" ] || schema_version_head=$schema_version_id"#,
            "        ;;",
            "    *) schema_version_head=$schema_version_id ;;",
            "    esac",
        ]
    }

    /// A later `--config` replaces one that was typed.
    private var check: String {
        let words = call.words.map(shellWord)
        let operands = call.operands.map(shellWord)
        let added = [
            #"--head="$schema_version_head""#,
            #"${schema_version_config:+"--config=$schema_version_config"}"#,
        ]
        return (words.dropLast(operands.count) + added + operands).joined(separator: " ")
    }
}
