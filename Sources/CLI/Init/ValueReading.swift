/// Finds the number that a name is given, as a constant, an argument, a property or a macro.
struct ValueReading {
    /// What a name is given.
    enum Value: Hashable {
        case number(UInt64)
        /// Something that is no plain number, nor a name of this file that stands for one.
        ///
        /// - Parameter ofNumbers: it begins with one: `90 + 4`.
        case expression(ofNumbers: Bool)
    }

    let tokens: [SourceToken]
    private let lines: [Int]

    init(_ text: SourceText) {
        (tokens, lines) = (text.tokens, text.lines)
    }

    /// `name = 7`, `name: UInt64 = 7`, `name: 7`, `name(7)`, `name: UInt64 { 7 }`, `#define name 7`;
    /// nil for anything else, a comparison for one.
    func value(ofNameAt index: Int) -> Value? { value(ofNameAt: index, following: 2) }

    /// - Parameter steps: how many more names may stand for one another.
    private func value(ofNameAt index: Int, following steps: Int) -> Value? {
        var reader = TokenReader(tokens, at: index + 1)
        func read() -> Value? {
            guard let first = reader.next, first != .sign(")") else { return nil }
            return number(&reader, following: steps).map(Value.number)
                ?? .expression(ofNumbers: first.number != nil)
        }
        if index > 0, tokens[index - 1] == .word("define") {
            guard index + 1 < tokens.count, lines[index + 1] == lines[index] else { return nil }
            // It ends with its line, whatever the next one begins with.
            let isNumber = tokens[index + 1].number != nil
            guard let number = operand(&reader, following: steps),
                reader.position >= tokens.count
                    || lines[reader.position] > lines[index] || !goesOn(at: reader.position)
            else { return isNumber ? .expression(ofNumbers: true) : nil }
            return .number(number)
        }
        // `flag ? schemaVersion : 5`
        if index > 0, tokens[index - 1] == .sign("?") { return nil }
        if reader.take(.sign("=")) { return read() }
        if reader.take(.sign("(")) {
            // A call or a declaration with parameters: neither need be a version.
            return number(&reader, following: steps).map(Value.number)
        }
        guard reader.take(.sign(":")) else { return nil }
        // A type, or the value itself.
        let start = reader.position
        if reader.takeDottedName() != nil {
            _ = reader.take(.sign("?"))
            if reader.take(.sign("=")) { return read() }
            if reader.take(.sign("{")) {
                _ = reader.take(.word("return"))
                return number(&reader, following: steps).map(Value.number)
            }
        }
        reader = TokenReader(tokens, at: start)
        if let number = number(&reader, following: steps) { return .number(number) }
        reader = TokenReader(tokens, at: start)
        if reader.next?.number != nil { return .expression(ofNumbers: true) }
        // `schemaVersion: UInt64` declares, `schemaVersion: version` does not.
        let isValue = reader.takeDottedName()?.last?.first?.isLowercase ?? false
        return isValue ? .expression(ofNumbers: false) : nil
    }

    /// A number that nothing is done to, or nil.
    func number(_ reader: inout TokenReader, following steps: Int) -> UInt64? {
        guard let number = operand(&reader, following: steps) else { return nil }
        return goesOn(at: reader.position) ? nil : number
    }

    /// A number, one that is cast or converted, or a name of this file that stands for one.
    private func operand(_ reader: inout TokenReader, following steps: Int) -> UInt64? {
        if let number = reader.takeNumber() {
            skipConversion(&reader)
            return number
        }
        if reader.take(.sign("(")) {
            let start = reader.position
            // C's cast: `(uint64_t)7`.
            if reader.takeWord() != nil, reader.take(.sign(")")) {
                if let number = operand(&reader, following: steps) { return number }
            }
            reader = TokenReader(tokens, at: start)
            return inBrackets(&reader, following: steps)
        }
        guard let name = reader.takeDottedName()?.last else { return nil }
        if reader.take(.sign("(")) { return inBrackets(&reader, following: steps) }
        guard steps > 0 else { return nil }
        for index in tokens.indices where tokens[index] == .word(name) {
            if case .number(let number) = value(ofNameAt: index, following: steps - 1) {
                return number
            }
        }
        return nil
    }

    private func inBrackets(_ reader: inout TokenReader, following steps: Int) -> UInt64? {
        guard let number = number(&reader, following: steps), reader.take(.sign(")")) else {
            return nil
        }
        return number
    }

    /// Kotlin's `7.toLong()`.
    private func skipConversion(_ reader: inout TokenReader) {
        var ahead = reader
        guard ahead.take(.sign(".")), let name = ahead.takeWord(),
            ["toLong", "toInt", "toULong", "toUInt"].contains(name), ahead.take(.sign("(")),
            ahead.take(.sign(")"))
        else { return }
        reader = ahead
    }

    /// Whether the token there goes on with what stands in front of it.
    private func goesOn(at position: Int) -> Bool {
        guard position > 0, position < tokens.count else { return false }
        let isSameLine = lines[position] == lines[position - 1]
        switch tokens[position] {
        case .sign(let sign):
            return "+-*/%&|^<>?.!".utf8.contains(sign)
        case .other, .number: return isSameLine
        case .word(let word): return isSameLine && Self.infix.contains(word)
        }
    }

    private static let infix: Set = [
        "shl", "shr", "ushr", "or", "and", "xor", "plus", "minus", "times", "div", "rem",
    ]
}
