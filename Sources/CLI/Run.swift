import GitHistory

/// The program's own version.
package let programVersion = "0.1.0"

/// Runs the program once: the whole tool, without a process around it.
///
/// - Parameters:
///   - arguments: what follows the program's name.
///   - directory: absolute; the run behaves as if started there.
///   - environment: the only variables that are looked at.
///   - terminal: what standard output leads to, nil where that is no terminal.
///   - output: takes the text for standard output, line ends included.
///   - diagnostics: takes the text for standard error.
package func run(
    _ arguments: [String],
    in directory: String,
    environment: [String: String],
    terminal: Terminal? = nil,
    output: @escaping (String) -> Void,
    diagnostics: @escaping (String) -> Void
) -> ExitStatus {
    let console = Console(output: output, diagnostics: diagnostics, terminal: terminal)
    do {
        let invocation = try Invocation(parsing: arguments)
        if invocation.wantsHelp {
            output(Help.text)
            return .done
        }
        if invocation.wantsVersion {
            console.result(programVersion)
            return .done
        }
        return try CommandRun(invocation, in: directory, environment: environment, console: console)
            .perform()
    } catch {
        return fail(with: error, in: environment, for: arguments, on: console)
    }
}

/// The same from the bytes that a process is given: an argument that is no text is wrong usage,
/// since a repaired one could name something else that is there.
package func run(
    _ arguments: [[UInt8]],
    in directory: String,
    environment: [String: String],
    terminal: Terminal? = nil,
    output: @escaping (String) -> Void,
    diagnostics: @escaping (String) -> Void
) -> ExitStatus {
    let words = arguments.map { String(decoding: $0, as: UTF8.self) }
    for (word, bytes) in zip(words, arguments) where !word.utf8.elementsEqual(bytes) {
        let console = Console(output: output, diagnostics: diagnostics, terminal: terminal)
        return fail(with: UsageError(notText: bytes), in: environment, for: words, on: console)
    }
    return run(
        words,
        in: directory,
        environment: environment,
        terminal: terminal,
        output: output,
        diagnostics: diagnostics
    )
}

private func fail(
    with error: any Error,
    in environment: [String: String],
    for arguments: [String],
    on console: Console
) -> ExitStatus {
    let failure = Failure(error, in: Surroundings(environment))
    if asksForJSON(arguments) {
        console.json(JSONError(error: failure.notice))
    } else {
        console.complain(failure.notice)
    }
    return failure.status
}

/// Whether errors are wanted as JSON, even where the command line did not parse.
private func asksForJSON(_ arguments: [String]) -> Bool {
    var format = OutputFormat.text
    for (index, argument) in arguments.enumerated() {
        if argument == "--format", index + 1 < arguments.count {
            format = OutputFormat(rawValue: arguments[index + 1]) ?? format
        } else if argument.hasPrefix("--format=") {
            format = OutputFormat(rawValue: String(argument.dropFirst(9))) ?? format
        }
    }
    return format == .json
}
