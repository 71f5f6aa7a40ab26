/// Tells by a name whether what it names is the version of a database's schema.
enum VersionName {
    /// Whether a constant, an argument or a key of this name holds the version in use: `schemaVersion`,
    /// `kRealmSchemaVersion`, `SCHEMA_VERSION`, `DATABASE_VERSION`, `setUserVersion`.
    static func isOfSchema(_ name: String) -> Bool {
        let plain = normalized(name)
        if ["userversion", "setuserversion"].contains(plain) { return true }
        guard suffixes.contains(where: plain.hasSuffix) else { return false }
        return !others.contains(where: plain.contains)
    }

    private static let suffixes = ["schemaversion", "databaseversion", "dbversion"]
    /// Versions that a migration comes from, and those of schemas that are no database's.
    private static let others = [
        "old", "prev", "last", "from", "min", "initial", "first", "legacy", "stored", "existing",
        "json", "api", "event", "protocol", "message", "graphql", "xml", "config", "log",
        "manifest",
    ]

    /// In small letters, without what separates words.
    static func normalized(_ name: String) -> String {
        name.lowercased().filter { $0 != "_" && $0 != "-" }
    }
}
