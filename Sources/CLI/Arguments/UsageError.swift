/// The command line is wrong: what, and what would be right.
struct UsageError: Error, Hashable, Sendable {
    let message: String
    let hint: String

    init(_ message: String, hint: String = "schema-version --help lists commands and options") {
        self.message = message
        self.hint = hint
    }
}
