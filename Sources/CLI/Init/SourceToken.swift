/// A piece of source text, in any language that is spelt like C: Swift, Objective-C, Kotlin, Java.
enum SourceToken: Hashable {
    case word(String)
    case number(UInt64)
    /// A single sign; of longer operators such as `==` none of the signs.
    case sign(UInt8)
    /// An operator, or a number that is no whole one.
    case other

    static func sign(_ scalar: Unicode.Scalar) -> SourceToken { .sign(UInt8(ascii: scalar)) }

    /// The tokens of a text, without comments and without what stands in quotes.
    ///
    /// It is a reading for suggestions that a person looks at: what is not closed ends with its
    /// line, so that one odd literal does not hide the rest of a file.
    static func tokens(of text: [UInt8]) -> [SourceToken] { SourceText(of: text).tokens }

    var word: String? {
        if case .word(let word) = self { word } else { nil }
    }

    var number: UInt64? {
        if case .number(let number) = self { number } else { nil }
    }
}

/// A text's tokens, and where they stand.
struct SourceText {
    let tokens: [SourceToken]
    /// The line of each token, counted from 1.
    let lines: [Int]

    init(of text: [UInt8]) {
        var scanner = SourceScanner(text: text)
        var (tokens, lines): ([SourceToken], [Int]) = ([], [])
        var (line, counted) = (1, 0)
        while let (token, start) = scanner.next() {
            line += text[counted..<start].count { $0 == UInt8(ascii: "\n") }
            counted = start
            tokens.append(token)
            lines.append(line)
        }
        (self.tokens, self.lines) = (tokens, lines)
    }
}

/// Reads source text from its beginning to its end.
private struct SourceScanner {
    let text: [UInt8]
    var position = 0

    init(text: [UInt8]) {
        self.text = text
    }

    /// The next token, and at which byte it starts; nil at the end.
    mutating func next() -> (token: SourceToken, start: Int)? {
        while position < text.count {
            let byte = text[position]
            let start = position
            if byte.isPartOfWord {
                return (wordOrNumber(), start)
            } else if starts("//") {
                skipLine()
            } else if starts("/*") {
                skip(to: "*/")
            } else if starts("\"\"\"") {
                skip(to: "\"\"\"")
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                skipQuoted(by: byte)
            } else if byte > 0x20 {
                return (sign(), start)
            } else {
                position += 1
            }
        }
        return nil
    }

    private func starts(_ sign: String) -> Bool { text[position...].starts(with: sign.utf8) }

    private mutating func skipLine() {
        while position < text.count, text[position] != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func skip(to end: String) {
        position += end.utf8.count
        while position < text.count, !starts(end) { position += 1 }
        position = min(text.count, position + end.utf8.count)
    }

    private mutating func skipQuoted(by quote: UInt8) {
        position += 1
        while position < text.count, text[position] != UInt8(ascii: "\n") {
            let byte = text[position]
            position += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == quote { break }
        }
        position = min(position, text.count)
    }

    private mutating func sign() -> SourceToken {
        let byte = text[position]
        position += 1
        guard byte.isOperator, position < text.count, text[position] == UInt8(ascii: "=") else {
            return .sign(byte)
        }
        while position < text.count, text[position] == UInt8(ascii: "=") { position += 1 }
        return .other
    }

    private mutating func wordOrNumber() -> SourceToken {
        let start = position
        while position < text.count, text[position].isPartOfWord { position += 1 }
        let word = text[start..<position]
        guard text[start].isDecimalDigit else {
            return .word(String(decoding: word, as: UTF8.self))
        }
        // A fraction or an exponent behind a dot.
        if position + 1 < text.count, text[position] == UInt8(ascii: "."),
            text[position + 1].isDecimalDigit
        {
            position += 1
            while position < text.count, text[position].isPartOfWord { position += 1 }
            return .other
        }
        return Self.number(word).map(SourceToken.number) ?? .other
    }

    /// A whole number, as all four languages spell it: digits with `_` between them, `0x`, and a
    /// suffix for its type.
    private static func number(_ spelling: ArraySlice<UInt8>) -> UInt64? {
        var digits = String(decoding: spelling.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
            .lowercased()[...]
        while let last = digits.last, "ul".contains(last) { digits.removeLast() }
        return digits.hasPrefix("0x") ? UInt64(digits.dropFirst(2), radix: 16) : UInt64(digits)
    }
}

extension UInt8 {
    fileprivate var isPartOfWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    fileprivate var isDecimalDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= self }

    fileprivate var isOperator: Bool { "=<>!+-*/%&|^~".utf8.contains(self) }
}
