/// Tells quickly which source files are worth a closer look.
enum SourceFilter {
    /// Whether a text may be part of a model, or keep a version: it speaks of Realm, of Room, of
    /// SwiftData's `@Model`, or names the version of a schema, a database or a user.
    ///
    /// Most files of an app do not get past this, so it looks at rare letters only.
    static func mayMatter(_ text: [UInt8]) -> Bool {
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "R"):
                if holds(realm, text, at: index) || holds(rlm, text, at: index) { return true }
            case UInt8(ascii: "S"): if holds(helper, text, at: index) { return true }
            case UInt8(ascii: "P"): if holds(persisted, text, at: index) { return true }
            case UInt8(ascii: "@"): if holds(model, text, at: index) { return true }
            case UInt8(ascii: "."): if holds(room, text, at: index) { return true }
            case UInt8(ascii: "V"), UInt8(ascii: "v"):
                if isVersion(text, at: index) { return true }
            default: break
            }
        }
        return false
    }

    private static let realm = Array("Realm".utf8)
    private static let rlm = Array("RLM".utf8)
    private static let helper = Array("SQLiteOpenHelper".utf8)
    private static let persisted = Array("Persisted".utf8)
    private static let model = Array("@Model".utf8)
    private static let room = Array(".room".utf8)
    private static let version = Array("version".utf8)
    /// How the words in front of "version" end: schema, database, db, user.
    private static let endings = Set("aAeEbBrR".utf8)

    private static func holds(_ mark: [UInt8], _ text: [UInt8], at start: Int) -> Bool {
        guard start + mark.count <= text.count else { return false }
        for offset in mark.indices where text[start + offset] != mark[offset] { return false }
        return true
    }

    private static func isVersion(_ text: [UInt8], at start: Int) -> Bool {
        guard start > 0, start + version.count <= text.count else { return false }
        let isWordApart = text[start - 1] == UInt8(ascii: "_") && start > 1
        guard endings.contains(text[isWordApart ? start - 2 : start - 1]) else { return false }
        for offset in version.indices where text[start + offset] | 0x20 != version[offset] {
            return false
        }
        return true
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
