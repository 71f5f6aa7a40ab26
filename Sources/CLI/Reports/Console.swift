/// Where a run's words go: results to standard output, everything else to standard error.
struct Console {
    let output: (String) -> Void
    let diagnostics: (String) -> Void
    /// What `output` leads to, where that is a terminal.
    let terminal: Terminal?
    /// Set where warnings and errors are wanted as annotations.
    var workspace: Workspace?

    /// One line of the result.
    func result(_ line: String) { output(Self.printable(line) + "\n") }

    /// Something worth knowing that is no warning.
    func note(_ line: String) { diagnostics("schema-version: note: \(Self.printable(line))\n") }

    /// An error or a problem, and how to mend it.
    func complain(_ notice: Notice) {
        if let workspace { return annotate(notice, as: .error, in: workspace) }
        diagnostics("schema-version: \(Self.printable(notice.message))\n")
        diagnostics("hint: \(Self.printable(notice.hint))\n")
    }

    /// A warning, by its code, and how to mend it.
    func warn(_ notice: Notice) {
        if let workspace { return annotate(notice, as: .warning, in: workspace) }
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

    /// JSON with the control characters that its encoder leaves as they are, all of them inside of
    /// strings, as escapes: the text means the same, and a terminal shows it.
    static func escaped(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: isControl) else { return json }
        var escaped = ""
        for scalar in json.unicodeScalars {
            if isControl(scalar) {
                let digits = String(scalar.value, radix: 16)
                escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// Controls, line ends of Unicode's own among them, and what turns the direction of the text
    /// around it, which can make one name look like another.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control: scalar != "\t"
        case .lineSeparator, .paragraphSeparator: true
        case .format:
            ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar)
        default: false
        }
    }
}
