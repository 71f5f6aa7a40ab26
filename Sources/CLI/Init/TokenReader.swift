/// A place among tokens that moves on as they are taken.
struct TokenReader {
    private let tokens: [SourceToken]
    private(set) var position: Int

    init(_ tokens: [SourceToken], at position: Int) {
        self.tokens = tokens
        self.position = position
    }

    var next: SourceToken? { position < tokens.count ? tokens[position] : nil }

    /// Takes the next token where it is this one.
    mutating func take(_ token: SourceToken) -> Bool {
        guard next == token else { return false }
        position += 1
        return true
    }

    mutating func takeWord() -> String? {
        guard let word = next?.word else { return nil }
        position += 1
        return word
    }

    mutating func takeNumber() -> UInt64? {
        guard let number = next?.number else { return nil }
        position += 1
        return number
    }

    /// Takes `a`, `a.b`, `a.b.c`.
    mutating func takeDottedName() -> [String]? {
        guard let first = takeWord() else { return nil }
        var names = [first]
        while next == .sign("."), position + 1 < tokens.count, let name = tokens[position + 1].word
        {
            names.append(name)
            position += 2
        }
        return names
    }

    /// Skips `<...>` and `(...)`, one behind the other.
    mutating func skipBrackets() {
        let pairs = [(SourceToken.sign("<"), SourceToken.sign(">")), (.sign("("), .sign(")"))]
        for (open, close) in pairs where next == open {
            var depth = 0
            while let token = next {
                position += 1
                if token == open { depth += 1 }
                if token == close { depth -= 1 }
                if depth == 0 { break }
            }
        }
    }
}
