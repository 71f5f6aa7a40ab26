/// Reads an xcconfig file line by line, as Xcode's build system does.
///
/// What that reports as an error is a `settings-syntax` here, with its place.
struct XCConfigScanner {
    let source: Source
    var cursor: ByteCursor

    /// Every statement of `source`, in order.
    static func statements(of source: Source) throws(SettingsError) -> [XCConfigStatement] {
        var scanner = XCConfigScanner(source: source, cursor: ByteCursor(source))
        var statements: [XCConfigStatement] = []
        while !scanner.cursor.isAtEnd {
            if let statement = try scanner.line() {
                statements.append(statement)
            }
            scanner.cursor.skipXCConfigLineEnd()
        }
        return statements
    }

    /// Reads to the end of a line; nil for one that is empty or holds a comment alone.
    private mutating func line() throws(SettingsError) -> XCConfigStatement? {
        cursor.skipXCConfigBlanks()
        let start = cursor.offset
        if cursor.isAtXCConfigLineEnd {
            return nil
        }
        if cursor.skip("#") {
            return try include(from: start)
        }
        guard cursor.skipXCConfigName() else {
            throw cursor.expected("a build setting, #include or a comment")
        }
        return try assignment(of: source.text(of: start..<cursor.offset), from: start)
    }

    private mutating func include(from start: Int) throws(SettingsError) -> XCConfigStatement {
        cursor.skip(while: \.isXCConfigBlank)
        let isOptional = cursor.skip("include?")
        guard isOptional || cursor.skip("include"), cursor.next?.isXCConfigBlank == true else {
            throw source.mistake("expected '#include' and a file's name in quotes", at: start)
        }
        cursor.skipXCConfigBlanks()
        guard cursor.skip("\"") else { throw cursor.expected("a file's name in quotes") }
        let name = cursor.offset
        guard cursor.skipXCConfigLine(to: [UInt8(ascii: "\"")]) else {
            throw source.mistake("a file's name without a closing quote", at: name - 1)
        }
        let path = source.text(of: name..<cursor.offset)
        cursor.step()
        cursor.skipXCConfigBlanks()
        guard cursor.isAtXCConfigLineEnd else { throw cursor.expected("the end of the line") }
        return XCConfigStatement(
            meaning: .include(path: path, isOptional: isOptional),
            start: start,
            end: cursor.offset
        )
    }

    private mutating func assignment(
        of name: String,
        from start: Int
    ) throws(SettingsError) -> XCConfigStatement {
        var conditions: [String] = []
        var blanks = cursor.offset
        cursor.skip(while: \.isXCConfigBlank)
        while cursor.next == UInt8(ascii: "[") {
            conditions.append(try condition())
            blanks = cursor.offset
            cursor.skip(while: \.isXCConfigBlank)
        }
        let beforeEquals = blanks..<cursor.offset
        guard cursor.skip("=") else { throw cursor.expected("'='") }
        let valueStart = cursor.offset
        cursor.skip(while: \.isXCConfigBlank)
        let afterEquals = valueStart..<cursor.offset
        let value = self.value()
        return XCConfigStatement(
            meaning: .assignment(name: name, conditions: conditions, value: value.text),
            start: start,
            end: cursor.offset,
            layout: XCConfigLayout(
                beforeEquals: beforeEquals,
                afterEquals: afterEquals,
                value: value.range ?? Self.empty(after: afterEquals),
                isContinued: value.isContinued,
                hasSemicolon: value.hasSemicolon
            ),
            isOpen: value.isOpen
        )
    }

    /// Where an empty value would be written: one blank behind the equals sign, if there is one.
    private static func empty(after blanks: Range<Int>) -> Range<Int> {
        let place = blanks.lowerBound + min(1, blanks.count)
        return place..<place
    }

    /// Reads `[name=pattern]`; says what stands between the brackets.
    private mutating func condition() throws(SettingsError) -> String {
        let start = cursor.offset
        cursor.step()
        let stops = [UInt8(ascii: "="), UInt8(ascii: "]")]
        guard cursor.skipXCConfigLine(to: stops) else {
            throw source.mistake("a condition without a closing bracket", at: start)
        }
        guard cursor.next == UInt8(ascii: "=") else {
            throw cursor.expected("'=' in the condition")
        }
        guard cursor.skipXCConfigLine(to: [UInt8(ascii: "]")]) else {
            throw source.mistake("a condition without a closing bracket", at: start)
        }
        let text = source.text(of: start + 1..<cursor.offset)
        cursor.step()
        return text
    }
}
