/// The simple commands of a shell text as words, without quotes, assignments and redirections.
///
/// It reads what documentation is written in; here-documents, arithmetic and `case` are not in it.
/// Whether the text is well-formed is bash's to say.
struct ShellCommands {
    private(set) var commands: [[String]] = []
    private var words: [String] = []
    private var word: String?
    /// Whether the next word is the file of a redirection.
    private var isTarget = false
    private var rest: Substring

    init(in text: String) {
        rest = text[...]
        while let character = rest.popFirst() { take(character) }
        endCommand()
    }

    private mutating func take(_ character: Character) {
        switch character {
        case "\\":
            if let next = rest.popFirst(), next != "\n" { append(next) }
        case "'":
            append(literal(upTo: "'"))
        case "\"":
            quoted()
        case "`":
            substitution(literal(upTo: "`"))
        case "$":
            dollar()
        case "#" where word == nil:
            rest = rest.drop { $0 != "\n" }
        case "<", ">":
            redirection()
        case "\n", ";", "|", "&", "(", ")":
            endCommand()
        case " ", "\t":
            endWord()
        default:
            append(character)
        }
    }

    private mutating func quoted() {
        append("")
        while let character = rest.popFirst(), character != "\"" {
            switch character {
            case "\\": if let next = rest.popFirst() { append(next) }
            case "`": substitution(literal(upTo: "`"))
            case "$": dollar()
            default: append(character)
            }
        }
    }

    /// A command in `$(…)` is one more of the text's; `${…}` is a part of its word as it is.
    private mutating func dollar() {
        guard let open = rest.first, open == "(" || open == "{" else { return append("$") }
        let close: Character = open == "(" ? ")" : "}"
        var depth = 0
        var inner = ""
        repeat {
            guard let character = rest.popFirst() else { break }
            if character == open { depth += 1 } else if character == close { depth -= 1 }
            inner.append(character)
        } while depth > 0
        if open == "(" {
            substitution(String(inner.dropFirst().dropLast()))
        } else {
            append("$" + inner)
        }
    }

    private mutating func substitution(_ text: String) {
        commands += ShellCommands(in: text).commands
        append("…")
    }

    private mutating func redirection() {
        if word?.allSatisfy(\.isNumber) == true { word = nil }
        endWord()
        rest = rest.drop { "<>&|".contains($0) }
        isTarget = rest.first != "("
    }

    private mutating func literal(upTo end: Character) -> String {
        let text = rest.prefix { $0 != end }
        rest = rest[text.endIndex...].dropFirst()
        return String(text)
    }

    private mutating func append(_ text: some StringProtocol) { word = (word ?? "") + text }

    private mutating func append(_ character: Character) { append(String(character)) }

    private mutating func endWord() {
        guard let ended = word else { return }
        word = nil
        if isTarget { isTarget = false } else { words.append(ended) }
    }

    private mutating func endCommand() {
        endWord()
        isTarget = false
        let isNoCommand: (String) -> Bool = { word in
            Self.prefixes.contains(word) || word.prefixMatch(of: /[A-Za-z_][A-Za-z0-9_]*=/) != nil
        }
        let command = words.drop(while: isNoCommand)
        if !command.isEmpty { commands.append(Array(command)) }
        words = []
    }

    /// Words that a command stands behind.
    private static let prefixes: Set = [
        "if", "then", "elif", "else", "while", "until", "do", "!", "{", "}", "fi", "done", "exec",
        "time", "command", "sudo", "env",
    ]
}

extension ShellCommands {
    /// The arguments of each call of the program, under its own name or as a command of git.
    var calls: [[String]] {
        commands.compactMap { command in
            let words = command[0] == "git" ? command.dropFirst() : command[...]
            guard let name = words.first?.split(separator: "/").last, name == "schema-version"
            else { return nil }
            return Array(words.dropFirst())
        }
    }

    /// The calls of scripts of this repository.
    var scripts: [[String]] { commands.filter { $0[0].hasPrefix("Scripts/") } }
}
