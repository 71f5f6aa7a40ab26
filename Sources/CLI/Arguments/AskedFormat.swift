/// Whether warnings and errors become annotations: on request, and of `check` in GitHub Actions
/// where no format was asked for.
func annotates(
    _ format: OutputFormat?,
    isCheck: Bool,
    in environment: [String: String]
) -> Bool {
    if let format { return format == .github }
    return isCheck && environment["GITHUB_ACTIONS"] == "true"
}

/// The format that is asked for on a command line that did not parse.
func formatAsked(in arguments: [String]) -> OutputFormat? {
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
