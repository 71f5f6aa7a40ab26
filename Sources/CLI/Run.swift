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
///   - diagnosticsTerminal: the same of standard error.
///   - ask: shows a question and gives the line that is typed, without its end, or nil at the end of
///     input; only where a person is at a terminal.
///   - output: takes the text for standard output, line ends included.
///   - diagnostics: takes the text for standard error.
package func run(
    _ arguments: [String],
    in directory: String,
    environment: [String: String],
    terminal: Terminal? = nil,
    diagnosticsTerminal: DiagnosticsTerminal? = nil,
    ask: ((String) -> String?)? = nil,
    output: @escaping (String) -> Void,
    diagnostics: @escaping (String) -> Void
) -> ExitStatus {
    var console = Console(output: output, diagnostics: diagnostics, terminal: terminal)
    let invocation: Invocation
    do {
        invocation = try Invocation(parsing: arguments)
    } catch {
        // What was typed does not parse, and how the error is wanted may be part of it all the same.
        let format = formatAsked(in: arguments)
        if annotates(format, isCheck: arguments.contains("check"), in: environment) {
            console.workspace = Workspace(of: directory, startedIn: directory, environment)
        }
        return fail(error, format, in: Surroundings(environment), on: console)
    }
    if invocation.wantsHelp {
        switch invocation.helpFormat {
        case .man: output(Manual.page)
        case nil: output(Help.text)
        }
        return .done
    }
    if invocation.wantsVersion {
        console.result(programVersion)
        return .done
    }
    if let shell = invocation.shell {
        output(shell.completions)
        return .done
    }
    if annotates(invocation.format, isCheck: invocation.command == .check, in: environment) {
        let start = invocation.startingDirectory(in: directory)
        console.workspace = Workspace(of: start, startedIn: directory, environment)
    }
    var progress: Progress?
    if let diagnosticsTerminal, !invocation.isQuiet, DiagnosticsTerminal.canErase(in: environment) {
        let started = Progress(on: diagnosticsTerminal, send: diagnostics)
        console = console.ending(started)
        progress = started
    }
    // `check` may have nothing to say.
    defer { progress?.end() }
    var command: CommandRun?
    do {
        var opened = try CommandRun(
            invocation,
            in: directory,
            environment: environment,
            console: console,
            progress: progress,
            ask: ask.map { ask in
                { question in
                    progress?.end()
                    return ask(question)
                }
            }
        )
        command = opened
        try opened.readSchemas()
        command = opened
        return try opened.perform()
    } catch {
        var surroundings = command?.surroundings ?? Surroundings(environment)
        surroundings.directories = invocation.directories
        return fail(error, invocation.format, in: surroundings, on: console)
    }
}

/// Tells the error the way that was asked for.
func fail(
    _ error: any Error,
    _ format: OutputFormat?,
    in surroundings: Surroundings,
    on console: Console
) -> ExitStatus {
    let failure = Failure(error, in: surroundings)
    if format == .json {
        console.json(JSONError(error: failure.notice))
    } else {
        console.complain(failure.notice)
    }
    return failure.status
}
