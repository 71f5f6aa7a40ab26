/// The lines that a hook gets: marked, so that they can be found, replaced and taken out again.
///
/// They run in every POSIX shell and in zsh, under `set -e` and `set -u` too, and leave standard
/// input to what follows.
enum HookBlock {
    static let begin = "# >>> schema-version >>>"
    static let end = "# <<< schema-version <<<"

    /// The whole block, with its last line end.
    static func text(of call: HookCall) -> String {
        let lines = call.hook == .prePush ? PushLines(of: call).all : commitLines(call)
        return """
            \(begin)
            # Made by 'schema-version install-hook \(call.hook.rawValue)', which also replaces it;
            # 'schema-version uninstall-hook' takes it out.
            if ! command -v schema-version >/dev/null 2>&1; then
                echo "schema-version: the program is not on the PATH of this hook" >&2
                echo "hint: install it there, or pass over the hooks once: \(call.hook.skip)" >&2
                exit 1
            fi
            \(lines.joined(separator: "\n"))
            \(end)

            """
    }

    /// The call, which ends the hook where it fails.
    ///
    /// Branches from before the configuration, and other repositories with the same hooks, have
    /// nothing to be numbered. One that lies on disk and is not staged yet is refused by the program.
    private static func commitLines(_ call: HookCall) -> [String] {
        let line = call.words.map(shellWord).joined(separator: " ") + " || exit"
        guard call.needsUsualConfiguration else { return [line] }
        let name = Configuration.fileName
        return [
            "if [ -e \(name) ] || git cat-file -e :\(name) 2>/dev/null; then",
            "    \(line)",
            "else",
            #"    echo "schema-version: note: no \#(name) is staged here, and nothing was numbered" >&2"#,
            "fi",
        ]
    }
}
