/// Where a run's words go: results to standard output, everything else to standard error.
struct Console {
    let output: (String) -> Void
    let diagnostics: (String) -> Void
    /// What `output` leads to, where that is a terminal.
    let terminal: Terminal?

    /// One line of the result.
    func result(_ line: String) { output(Self.printable(line) + "\n") }

    /// Something worth knowing that is no warning.
    func note(_ line: String) { diagnostics("schema-version: note: \(Self.printable(line))\n") }

    /// An error or a problem, and how to mend it.
    func complain(_ notice: Notice) {
        diagnostics("schema-version: \(Self.printable(notice.message))\n")
        diagnostics("hint: \(Self.printable(notice.hint))\n")
    }

    /// A warning, by its code, and how to mend it.
    func warn(_ notice: Notice) {
        diagnostics("schema-version: warning: \(Self.printable(notice.message)) [\(notice.code)]\n")
        diagnostics("hint: \(Self.printable(notice.hint))\n")
    }

    /// Names in a repository may hold anything, escape sequences for the terminal included: control
    /// characters are shown, not sent.
    static func printable(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var shown = ""
        for scalar in text.unicodeScalars {
            if isControl(scalar) {
                let digits = String(scalar.value, radix: 16)
                shown += digits.count == 1 ? "\\x0\(digits)" : "\\x\(digits)"
            } else {
                shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && scalar != "\t"
    }
}
