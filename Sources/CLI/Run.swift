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
///   - output: takes the text for standard output, line ends included.
///   - diagnostics: takes the text for standard error.
package func run(
    _ arguments: [String],
    in directory: String,
    environment: [String: String],
    terminal: Terminal? = nil,
    diagnosticsTerminal: DiagnosticsTerminal? = nil,
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
    var surroundings = Surroundings(environment)
    surroundings.directories = invocation.directories
    do {
        var command = try CommandRun(
            invocation,
            in: directory,
            environment: environment,
            console: console,
            progress: progress
        )
        surroundings = command.surroundings
        try command.readSchemas()
        surroundings = command.surroundings
        return try command.perform()
    } catch {
        return fail(error, invocation.format, in: surroundings, on: console)
    }
}

/// The same from the bytes that a process is given: an argument that is no text is wrong usage,
/// since a repaired one could name something else that is there.
package func run(
    _ arguments: [[UInt8]],
    in directory: String,
    environment: [String: String],
    terminal: Terminal? = nil,
    diagnosticsTerminal: DiagnosticsTerminal? = nil,
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
        output: output,
        diagnostics: diagnostics
    )
}

/// Tells the error the way that was asked for.
private func fail(
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

/// Whether warnings and errors become annotations: on request, and of `check` in GitHub Actions
/// where no format was asked for.
private func annotates(
    _ format: OutputFormat?,
    isCheck: Bool,
    in environment: [String: String]
) -> Bool {
    if let format { return format == .github }
    return isCheck && environment["GITHUB_ACTIONS"] == "true"
}

/// The format that is asked for on a command line that did not parse.
private func formatAsked(in arguments: [String]) -> OutputFormat? {
    var format: OutputFormat?
    for (index, argument) in arguments.enumerated() {
        if argument == "--format", index + 1 < arguments.count {
            format = OutputFormat(rawValue: arguments[index + 1]) ?? format
        } else if argument.hasPrefix("--format=") {
            format = OutputFormat(rawValue: String(argument.dropFirst(9))) ?? format
        }
    }
    return format
}
