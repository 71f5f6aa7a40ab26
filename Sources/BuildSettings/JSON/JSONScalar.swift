/// A value of JSON that holds no others.
enum JSONScalar {
    /// A string, with the range inside its quotes.
    case string(Range<Int>)
    case number(Range<Int>)
    case boolean
    case null
}

extension ByteCursor {
    /// Reads a string, number, boolean or null.
    mutating func jsonScalar() throws(SettingsError) -> JSONScalar {
        guard let next else { throw expected("a value") }
        if next == UInt8(ascii: "\"") {
            return .string(try jsonString())
        }
        if next == UInt8(ascii: "-") || next.isDigit {
            return .number(try jsonNumberToken())
        }
        if skip("true") || skip("false") {
            return .boolean
        }
        if skip("null") {
            return .null
        }
        throw expected("a value")
    }

    /// Reads a string and gives the range inside its quotes.
    mutating func jsonString() throws(SettingsError) -> Range<Int> {
        let opening = offset
        step()
        let start = offset
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                step()
                return start..<(offset - 1)
            case UInt8(ascii: "\\"):
                try skipEscape()
            case 0..<0x20:
                throw mistake("a control character in a string, which needs an escape")
            default:
                step()
            }
        }
        throw source.mistake("a string without an end", at: opening)
    }

    private mutating func skipEscape() throws(SettingsError) {
        let start = offset
        step()
        guard let kind = next, "\"\\/bfnrtu".utf8.contains(kind) else {
            throw source.mistake("an escape that JSON does not have", at: start)
        }
        step()
        guard kind == UInt8(ascii: "u") else { return }
        let digits = source.bytes[offset...].prefix(4)
        guard digits.count == 4, digits.allSatisfy(\.isHexadecimalDigit) else {
            throw source.mistake("'\\u' without four hexadecimal digits", at: start)
        }
        for _ in digits {
            step()
        }
    }

    /// Reads a number in the spelling that RFC 8259 allows and gives its range.
    private mutating func jsonNumberToken() throws(SettingsError) -> Range<Int> {
        let start = offset
        _ = skip("-")
        if !skip("0") {
            try skipDigits()
        }
        if skip(".") {
            try skipDigits()
        }
        if skip("e") || skip("E") {
            _ = skip("+") || skip("-")
            try skipDigits()
        }
        if let next, next.isDigit {
            throw source.mistake("a number that starts with 0", at: start)
        }
        return start..<offset
    }

    private mutating func skipDigits() throws(SettingsError) {
        guard let next, next.isDigit else { throw expected("a digit") }
        skip { $0.isDigit }
    }
}
