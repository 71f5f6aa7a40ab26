/// A session as the README shows it: commands, and what a terminal shows below each.
struct Session: Sendable {
    struct Step: Sendable {
        /// As it is typed, without the comment behind it.
        let command: String
        let output: ExpectedOutput
        /// The number of its line in the README.
        let line: Int
    }

    let steps: [Step]
    /// The lines above the first command, where there should be none.
    let strayLines: [String]

    /// Reads the lines of a block, of which the first is number `start` of the README.
    ///
    /// A line behind `$ ` is a command; one that ends in a backslash goes on in the next.
    init(_ lines: [String], from start: Int = 1) {
        var steps: [Step] = []
        var open: (command: String, line: Int)?
        var output: [String] = []
        var stray: [String] = []
        var rest = lines.enumerated().map { (line: start + $0.offset, text: $0.element) }[...]
        func finish() {
            if let open {
                let expected = ExpectedOutput(lines: output)
                steps.append(Step(command: open.command, output: expected, line: open.line))
            } else {
                stray = output
            }
            output = []
        }
        while let (line, text) = rest.popFirst() {
            guard text.hasPrefix("$ ") else {
                output.append(text)
                continue
            }
            finish()
            var command = String(text.dropFirst(2))
            while command.hasSuffix("\\"), let next = rest.popFirst()?.text {
                command += "\n" + (next.hasPrefix("> ") ? String(next.dropFirst(2)) : next)
            }
            open = (Self.withoutComment(command), line)
        }
        finish()
        self.steps = steps
        strayLines = stray
    }

    /// A comment stands behind two spaces and `#`.
    private static func withoutComment(_ command: String) -> String {
        command.replacing(/\ {2,}#[^\n]*$/, with: "")
    }
}
