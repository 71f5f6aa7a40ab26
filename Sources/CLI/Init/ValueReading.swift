/// Finds the number that a name is given, as a constant, an argument, a property or a macro.
struct ValueReading {
    private let tokens: [SourceToken]

    init(_ tokens: [SourceToken]) {
        self.tokens = tokens
    }

    /// `name = 7`, `name: UInt64 = 7`, `name: 7`, `name(7)`, `name: UInt64 { 7 }`, `#define name 7`;
    /// nil for anything else, a comparison for one.
    func value(ofNameAt index: Int) -> UInt64? {
        value(ofNameAt: index, following: 2)
    }

    /// The number of one argument of the call, or annotation, whose name is at `index`.
    func value(ofArgument name: String, ofCallAt index: Int) -> UInt64? {
        var reader = TokenReader(tokens, at: index + 1)
        guard reader.next == .sign("(") else { return nil }
        let start = reader.position
        reader.skipBrackets()
        var depth = 0
        for position in start..<reader.position {
            if "([{".unicodeScalars.contains(where: { tokens[position] == .sign($0) }) {
                depth += 1
            }
            if ")]}".unicodeScalars.contains(where: { tokens[position] == .sign($0) }) {
                depth -= 1
            }
            if depth == 1, tokens[position] == .word(name) {
                return value(ofNameAt: position, following: 2)
            }
        }
        return nil
    }

    /// - Parameter steps: how many more names may stand for one another.
    private func value(ofNameAt index: Int, following steps: Int) -> UInt64? {
        var reader = TokenReader(tokens, at: index + 1)
        if index > 0, tokens[index - 1] == .word("define") { return reader.takeNumber() }
        if reader.take(.sign("=")) { return value(&reader, following: steps) }
        if reader.take(.sign("(")) { return value(&reader, following: steps) }
        guard reader.take(.sign(":")) else { return nil }
        // A type, or the value itself.
        let start = reader.position
        if reader.takeDottedName() != nil {
            _ = reader.take(.sign("?"))
            if reader.take(.sign("=")) { return value(&reader, following: steps) }
            if reader.take(.sign("{")) {
                _ = reader.take(.word("return"))
                return value(&reader, following: steps)
            }
        }
        reader = TokenReader(tokens, at: start)
        return value(&reader, following: steps)
    }

    /// A number, one that is cast or converted, or a name of this file that stands for one.
    private func value(_ reader: inout TokenReader, following steps: Int) -> UInt64? {
        if let number = reader.takeNumber() { return number }
        if reader.take(.sign("(")) {
            let start = reader.position
            // C's cast: `(uint64_t)7`.
            if reader.takeWord() != nil, reader.take(.sign(")")) {
                if let number = value(&reader, following: steps) { return number }
            }
            reader = TokenReader(tokens, at: start)
            return value(&reader, following: steps)
        }
        guard let name = reader.takeDottedName()?.last else { return nil }
        if reader.take(.sign("(")) { return value(&reader, following: steps) }
        guard steps > 0 else { return nil }
        for index in tokens.indices where tokens[index] == .word(name) {
            if let value = value(ofNameAt: index, following: steps - 1) { return value }
        }
        return nil
    }
}
