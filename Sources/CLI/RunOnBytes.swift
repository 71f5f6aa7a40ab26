/// The same from the bytes that a process is given: an argument that is no text is wrong usage,
/// since a repaired one could name something else that is there.
package func run(
    _ arguments: [[UInt8]],
    in directory: String,
    environment: [String: String],
    terminal: Terminal? = nil,
    diagnosticsTerminal: DiagnosticsTerminal? = nil,
    ask: ((String) -> String?)? = nil,
    output: @escaping (String) -> Void,
    diagnostics: @escaping (String) -> Void
) -> ExitStatus {
    let words = arguments.map { String(decoding: $0, as: UTF8.self) }
    for (word, bytes) in zip(words, arguments) where !word.utf8.elementsEqual(bytes) {
        let console = Console(output: output, diagnostics: diagnostics, terminal: terminal)
        let error = UsageError(notText: bytes)
        let format = formatAsked(in: words)
        return fail(error, format, in: Surroundings(environment), on: console)
    }
    return run(
        words,
        in: directory,
        environment: environment,
        terminal: terminal,
        diagnosticsTerminal: diagnosticsTerminal,
        ask: ask,
        output: output,
        diagnostics: diagnostics
    )
}
