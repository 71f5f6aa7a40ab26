/// The command line is wrong: what, and what would be right.
struct UsageError: Error, Hashable, Sendable {
    let message: String
    let hint: String

    init(_ message: String, hint: String = "schema-version --help lists commands and options") {
        self.message = message
        self.hint = hint
    }

    /// An argument whose bytes are not UTF-8, shown with those that are not ASCII escaped.
    init(notText bytes: [UInt8]) {
        let shown = bytes.map { byte in
            byte < 0x80 ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16)
        }
        self.init(
            "the argument '\(shown.joined())' is not UTF-8",
            hint: "name the directory above it, or rename it"
        )
    }
}
