/// The arguments of calls, and the cases of enumerations.
extension ValueReading {
    /// What one argument of the call, or annotation, is whose name is at `index`.
    func value(ofArgument name: String, ofCallAt index: Int) -> Value? {
        for argument in arguments(ofCallAt: index) where tokens[argument.lowerBound] == .word(name)
        {
            return value(ofNameAt: argument.lowerBound)
        }
        return nil
    }

    /// The number that a call has as its argument at a place.
    func number(ofArgumentAt place: Int, ofCallAt index: Int) -> UInt64? {
        let arguments = arguments(ofCallAt: index, keepingEmpty: true)
        guard arguments.indices.contains(place), !arguments[place].isEmpty else { return nil }
        var reader = TokenReader(tokens, at: arguments[place].lowerBound)
        return number(&reader, following: 2)
    }

    /// The cases of the enumeration whose name is at `index` that have a number.
    func cases(ofEnumerationAt index: Int) -> [UInt64] {
        guard let open = tokens[index...].firstIndex(of: .sign("{")) else { return [] }
        var numbers: [UInt64] = []
        var depth = 0
        for position in open..<tokens.count {
            if tokens[position] == .sign("{") { depth += 1 }
            if tokens[position] == .sign("}") { depth -= 1 }
            if depth == 0 { break }
            guard depth == 1, tokens[position] == .sign("="), position > 1,
                tokens[position - 2] == .word("case") || tokens[position - 2] == .sign(",")
            else { continue }
            var reader = TokenReader(tokens, at: position + 1)
            if let number = number(&reader, following: 0) { numbers.append(number) }
        }
        return numbers
    }

    /// Where the arguments of a call stand, by the commas between them.
    private func arguments(
        ofCallAt index: Int,
        keepingEmpty: Bool = false
    ) -> [Range<Int>] {
        guard index + 1 < tokens.count, tokens[index + 1] == .sign("(") else { return [] }
        var found: [Range<Int>] = []
        var (depth, start) = (0, index + 2)
        for position in (index + 1)..<tokens.count {
            if Self.opening.contains(tokens[position]) { depth += 1 }
            if Self.closing.contains(tokens[position]) { depth -= 1 }
            if depth == 0 || depth == 1 && tokens[position] == .sign(",") {
                if keepingEmpty || start < position { found.append(start..<position) }
                start = position + 1
            }
            if depth == 0 { return found }
        }
        return []
    }

    private static let opening: Set<SourceToken> = [.sign("("), .sign("["), .sign("{")]
    private static let closing: Set<SourceToken> = [.sign(")"), .sign("]"), .sign("}")]
}
