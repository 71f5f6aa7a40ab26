/// The lines that a hook gets: marked, so that they can be found, replaced and taken out again.
///
/// They run in every POSIX shell and in zsh, under `set -e` and `set -u` too, and leave standard
/// input to what follows.
enum HookBlock {
    static let begin = "# >>> schema-version >>>"
    static let end = "# <<< schema-version <<<"

    /// The whole block, with its last line end.
    static func text(of call: HookCall) -> String {
        let words = (["schema-version"] + call.arguments).map(shellWord)
        let lines = call.hook == .prePush ? pushLines(words) : [words.joined(separator: " ")]
        return """
            \(begin)
            # Made by 'schema-version install-hook \(call.hook.rawValue)', which also replaces it;
            # 'schema-version uninstall-hook' takes it out.
            if ! command -v schema-version >/dev/null 2>&1; then
                echo "schema-version: the program is not on the PATH of this hook" >&2
                echo "hint: install it there, or pass over the hooks once: \(call.hook.skip)" >&2
                exit 1
            fi
            \(call.hook == .prePush ? lines.joined(separator: "\n") : lines[0] + " || exit")
            \(end)

            """
    }

    /// Checks the commit of each branch that is pushed.
    ///
    /// Git writes a line for each ref, with zeros for the id of one that is deleted (githooks(5),
    /// "pre-push"). It is handed on to the rest of the hook: Git LFS reads it as well.
    private static func pushLines(_ words: [String]) -> [String] {
        let check = ([words[0], words[1], #"--head="$schema_version_id""#] + words[2...])
            .joined(separator: " ")
        return [
            "schema_version_refs=$(cat)",
            "schema_version_status=0",
            "while read -r schema_version_name schema_version_id schema_version_remote_name schema_version_rest; do",
            "    case $schema_version_remote_name in refs/heads/* | refs/for/*) ;; *) continue ;; esac",
            "    case $schema_version_id in *[!0]*) ;; *) continue ;; esac",
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
}
