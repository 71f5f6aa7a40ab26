/// Questions to the person at the terminal, each with an answer that a mere return accepts.
struct Interview {
    /// Shows a question and gives the line that is typed, without its end; nil at the end of input.
    let ask: (String) -> String?
    /// Shows a line of its own.
    let say: (String) -> Void

    /// Asks until the answer can be read.
    ///
    /// - Parameter read: the meaning of an answer; it throws what is wrong with it.
    func answer<Answer>(
        to question: String,
        suggesting suggestion: String?,
        _ read: (String) throws -> Answer
    ) throws -> Answer {
        while true {
            let shown = suggestion.map { "\(question) [\($0)]: " } ?? "\(question): "
            guard let line = ask(Console.printable(shown)) else {
                throw UsageError(
                    "nothing was written: the input ended before the questions did",
                    hint: "schema-version init --yes asks none"
                )
            }
            let typed = line.trimmed
            guard let text = typed.isEmpty ? suggestion : typed else { continue }
            do {
                return try read(text)
            } catch let error as UsageError {
                say("\(error.message); \(error.hint)")
            }
        }
    }

    /// Asks for one of a few words.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ question: String,
        suggesting suggestion: Choice
    ) throws -> Choice where Choice.RawValue == String {
        let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        return try answer(to: "\(question) (\(words))", suggesting: suggestion.rawValue) { typed in
            guard let choice = Choice(rawValue: typed.lowercased()) else {
                throw UsageError("'\(typed)' is none of these", hint: words)
            }
            return choice
        }
    }

    /// Asks whether to go on; a mere return does.
    func confirms(_ question: String) throws -> Bool {
        try answer(to: question, suggesting: "yes") { typed in
            switch typed.lowercased() {
            case "y", "yes": return true
            case "n", "no": return false
            default: throw UsageError("'\(typed)' is neither yes nor no", hint: "yes, no")
            }
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        let blank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0.isNewline }
        var text = self[...].drop(while: blank)
        while let last = text.last, blank(last) { text.removeLast() }
        return String(text)
    }
}
