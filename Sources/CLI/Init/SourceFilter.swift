/// Tells quickly which source files are worth a closer look.
enum SourceFilter {
    /// Where none of these stands, in this spelling, nothing else is found either.
    private static let marks: [[UInt8]] = [
        "Realm", "RLM", "Persisted", "@Model", "room", "ersion",
        "ERSION",
    ].map { Array($0.utf8) }

    /// The marks by their first byte.
    private static let marksByFirst: [[[UInt8]]] = {
        var table = [[[UInt8]]](repeating: [], count: 256)
        for mark in marks { table[Int(mark[0])].append(mark) }
        return table
    }()

    /// Whether a text may be part of a model, or keep a version.
    static func mayMatter(_ text: [UInt8]) -> Bool {
        let table = marksByFirst
        for index in text.indices {
            let marks = table[Int(text[index])]
            if marks.isEmpty { continue }
            if marks.contains(where: { text[index...].starts(with: $0) }) { return true }
        }
        return false
    }

    private static let words = ["realm", "rlm", "sqlite", "room", "database", "fmdb", "grdb"]

    /// Whether a file works with a database: one of its names begins like one of theirs.
    static func speaksOfDatabase(_ tokens: [SourceToken]) -> Bool {
        tokens.contains { token in
            guard let word = token.word?.lowercased() else { return false }
            return words.contains(where: word.contains)
        }
    }
}
