/// A version that somebody keeps by hand, in a source file.
struct VersionConstant: Hashable, Sendable {
    /// As it is spelt there: `schemaVersion`, `@Database(version)`, `PRAGMA user_version`.
    let name: String
    /// Nil where it is an expression that only a compiler makes a number of.
    let value: UInt64?
    /// Counted from 1.
    let line: Int
    /// Whether it is SQLite's, which holds 32 bits.
    var isSQLite = false
    /// Whether an expression begins with a number: then it is a version that is kept here.
    var isOfNumbers = false
}

extension VersionConstant {
    /// The versions that a source file holds, each name and value once, in their order.
    static func constants(in text: SourceText, of content: [UInt8]) -> [VersionConstant] {
        var found: [VersionConstant] = []
        let tokens = text.tokens
        let values = ValueReading(text)
        func add(_ name: String, _ value: ValueReading.Value?, at index: Int, isSQLite: Bool) {
            let number: UInt64? = if case .number(let number) = value { number } else { nil }
            guard let value, !found.contains(where: { $0.name == name && $0.value == number })
            else { return }
            found.append(
                VersionConstant(
                    name: name,
                    value: number,
                    line: text.lines[index],
                    isSQLite: isSQLite,
                    isOfNumbers: value == .expression(ofNumbers: true)
                )
            )
        }
        for index in tokens.indices {
            guard let word = tokens[index].word else { continue }
            // SQLite's pragma, which is looked for below, also where it stands in no quotes.
            if word.lowercased() == "user_version" { continue }
            if VersionName.isOfSchema(word) {
                if index > 0, tokens[index - 1] == .word("enum") {
                    let highest = values.cases(ofEnumerationAt: index).max()
                    add(word, highest.map { .number($0) }, at: index, isSQLite: false)
                } else {
                    let value = values.value(ofNameAt: index)
                    add(word, value, at: index, isSQLite: isSQLite(word))
                }
            } else if word == "Database", index > 0, tokens[index - 1] == .sign("@") {
                let value = values.value(ofArgument: "version", ofCallAt: index)
                add("@Database(version)", value, at: index, isSQLite: true)
            }
        }
        for index in helperCalls(in: tokens) {
            let number = values.number(ofArgumentAt: 3, ofCallAt: index)
            guard let number, !found.contains(where: { $0.value == number }) else { continue }
            add("SQLiteOpenHelper", .number(number), at: index, isSQLite: true)
        }
        // Several statements of one file are steps of one migration.
        if let highest = pragmas(in: content).max(by: { $0.value < $1.value }) {
            found.append(
                VersionConstant(
                    name: "PRAGMA user_version",
                    value: highest.value,
                    line: highest.line,
                    isSQLite: true
                )
            )
        }
        return found
    }

    /// Where Android's helper is made, whose fourth argument is the version: by its name, or in what
    /// inherits from it by `super`.
    private static func helperCalls(in tokens: [SourceToken]) -> [Int] {
        let helper = SourceToken.word("SQLiteOpenHelper")
        guard tokens.contains(helper) else { return [] }
        return tokens.indices.filter { tokens[$0] == helper || tokens[$0] == .word("super") }
    }

    private static func isSQLite(_ name: String) -> Bool {
        VersionName.normalized(name).hasSuffix("userversion")
    }

    /// What a text sets SQLite's `user_version` to; in source files that stands in quotes.
    static func pragmas(in text: [UInt8]) -> [(value: UInt64, line: Int)] {
        let name = Array("user_version".utf8)
        var found: [(value: UInt64, line: Int)] = []
        var position = 0
        while let start = text.firstIndex(of: name, ignoringCaseFrom: position) {
            position = start + name.count
            let before = text[max(0, start - 16)..<start]
            guard
                before.firstIndex(of: Array("pragma".utf8), ignoringCaseFrom: before.startIndex)
                    != nil
            else { continue }
            let rest = text[position...].drop { " =(\t".utf8.contains($0) }
            let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
            guard let value = UInt64(String(decoding: digits, as: UTF8.self)) else { continue }
            found.append((value, text[..<start].count { $0 == UInt8(ascii: "\n") } + 1))
        }
        return found
    }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
    /// Where small letters stand next, in whatever case.
    func firstIndex(of letters: [UInt8], ignoringCaseFrom start: Int) -> Int? {
        guard let first = letters.first, count >= letters.count else { return nil }
        let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
        let capital = isLetter ? first ^ 0x20 : first
        var index = start
        while index + letters.count <= endIndex {
            let byte = self[index]
            if byte == first || byte == capital,
                zip(self[index...], letters).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 })
            {
                return index
            }
            index += 1
        }
        return nil
    }
}
