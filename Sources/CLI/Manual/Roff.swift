/// Text as a man page's source (`man 7 man`) holds it.
enum Roff {
    /// Text that stands for itself.
    static func text(_ text: String) -> String {
        let escaped = text.map { character in
            switch character {
            case "\\": "\\e"
            // Else typeset as a hyphen, which no shell takes when it is pasted.
            case "-": "\\-"
            case "'": "\\(aq"
            case "`": "\\(ga"
            case "^": "\\(ha"
            case "~": "\\(ti"
            default: String(character)
            }
        }.joined()
        return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }

    static func bold(_ text: String) -> String { "\\fB\(self.text(text))\\fR" }

    static func italic(_ text: String) -> String { "\\fI\(self.text(text))\\fR" }

    static func section(_ title: String, _ body: String) -> String { ".SH \(title)\n\(body)\n" }

    /// An entry with its explanation indented below it; neither is escaped.
    static func entry(_ tag: String, _ explanation: String) -> String {
        ".TP\n\(tag)\n\(explanation)"
    }

    static func paragraphs(_ paragraphs: [String]) -> String {
        paragraphs.joined(separator: "\n.PP\n")
    }

    /// The page with no line longer than mandoc likes; tags of entries are taken to be short.
    static func folded(_ page: String) -> String {
        page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix(".") ? String(line) : folded(line: line)
        }.joined(separator: "\n")
    }

    private static func folded(line: Substring) -> String {
        var lines: [String] = []
        for word in line.split(separator: " ") {
            if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= 78 {
                lines[lines.count - 1] += " " + word
            } else {
                // At the start of a line a dot would be a request.
                lines.append((word.hasPrefix(".") ? "\\&" : "") + word)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Lines kept as they are.
    static func example(_ lines: [String]) -> String {
        ".PP\n.RS 4\n.nf\n" + lines.map(text).joined(separator: "\n") + "\n.fi\n.RE"
    }
}
