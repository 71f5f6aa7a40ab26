/// A version that somebody keeps by hand, in a source file.
struct VersionConstant: Hashable, Sendable {
    /// As it is spelt there: `schemaVersion`, `@Database(version)`, `PRAGMA user_version`.
    let name: String
    let value: UInt64
    /// Whether it is SQLite's, which holds 32 bits.
    var isSQLite = false
}

extension VersionConstant {
    /// The versions that a source file holds, each name and value once, in their order.
    static func constants(in tokens: [SourceToken], of text: [UInt8]) -> [VersionConstant] {
        var found: [VersionConstant] = []
        let values = ValueReading(tokens)
        for index in tokens.indices {
            guard let word = tokens[index].word else { continue }
            var constant: VersionConstant?
            // SQLite's pragma, which is looked for below, also where it stands in no quotes.
            if word.lowercased() == "user_version" { continue }
            if VersionName.isOfSchema(word) {
                constant = values.value(ofNameAt: index)
                    .map { VersionConstant(name: word, value: $0, isSQLite: isSQLite(word)) }
            } else if word == "Database", index > 0, tokens[index - 1] == .sign("@") {
                constant = values.value(ofArgument: "version", ofCallAt: index)
                    .map { VersionConstant(name: "@Database(version)", value: $0, isSQLite: true) }
            }
            if let constant, !found.contains(constant) { found.append(constant) }
        }
        // Several statements of one file are steps of one migration.
        if let highest = pragmas(in: text).max() {
            found.append(
                VersionConstant(name: "PRAGMA user_version", value: highest, isSQLite: true)
            )
        }
        return found
    }

    private static func isSQLite(_ name: String) -> Bool {
        VersionName.normalized(name).hasSuffix("userversion")
    }

    /// What a text sets SQLite's `user_version` to; in source files that stands in quotes.
    static func pragmas(in text: [UInt8]) -> [UInt64] {
        let name = Array("user_version".utf8)
        var found: [UInt64] = []
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
            if let value = UInt64(String(decoding: digits, as: UTF8.self)) { found.append(value) }
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
