package import CLI

/// What one run of the program gave.
package struct Outcome: CustomStringConvertible {
    package let arguments: [String]
    package let status: ExitStatus
    package let output: String
    package let diagnostics: String
    /// The output read as JSON; `null` where it is none.
    package let json: JSON

    /// The code of the refusal that a run with `--format json` printed.
    package var refusal: String? {
        json["error"]["code"].string
    }

    /// The whole run as a terminal would show it, for the message of a failed expectation.
    package var description: String {
        let words = ["schema-version"] + arguments
        return "$ \(words.joined(separator: " "))\n\(output)\(diagnostics)status \(status.rawValue)"
    }
}

/// Runs the program in this process, as if started in `directory` with nothing in its environment.
package func schemaVersion(
    _ arguments: String...,
    in directory: String,
    environment: [String: String] = [:]
) -> Outcome {
    schemaVersion(arguments, in: directory, environment: environment)
}

/// The same with a person at a terminal who gives these answers, one to each question.
package func schemaVersion(
    _ arguments: [String],
    in directory: String,
    environment: [String: String] = [:],
    terminal: Terminal? = nil,
    diagnosticsTerminal: DiagnosticsTerminal? = nil,
    answers: [String]? = nil
) -> Outcome {
    var (output, diagnostics) = ("", "")
    var rest = answers ?? []
    let status = run(
        arguments,
        in: directory,
        environment: environment,
        terminal: terminal,
        diagnosticsTerminal: diagnosticsTerminal,
        ask: answers.map { _ in
            { question in
                output += question
                return rest.isEmpty ? nil : rest.removeFirst()
            }
        },
        output: { output += $0 },
        diagnostics: { diagnostics += $0 }
    )
    return Outcome(
        arguments: arguments,
        status: status,
        output: output,
        diagnostics: diagnostics,
        json: JSON(text: output)
    )
}
