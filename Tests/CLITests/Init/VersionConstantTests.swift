import Testing

@testable import CLI

/// Versions that are kept by hand in source files.
@Suite struct VersionConstantTests {
    private func values(_ text: String) -> [UInt64] {
        let bytes = Array(text.utf8)
        return VersionConstant.constants(in: SourceText(of: bytes), of: bytes)
            .compactMap(\.value)
    }

    @Test(arguments: [
        "let schemaVersion: UInt64 = 94",
        "static let schemaVersion = 94",
        "let SCHEMA_VERSION = 94",
        "private let kRealmSchemaVersion: UInt64 = 94",
        "static var currentSchemaVersion: UInt64 { 94 }",
        "var schemaVersion: UInt64 { return 94 }",
        "let config = Realm.Configuration(schemaVersion: 94)",
        "Realm.Configuration(\n    schemaVersion: 94, // three more\n    migrationBlock: migrate)",
        "Realm.Configuration(schemaVersion: UInt64(94))",
        "config.schemaVersion = 94",
        "config.schemaVersion = 0x5E",
        "config.schemaVersion = 9_4",
        "let version: UInt64 = 94\nRealm.Configuration(schemaVersion: version)",
        "enum Store { static let current: UInt64 = 94 }\nlet c = Configuration(schemaVersion: Store.current)",
        "uint64_t const kTalkDatabaseSchemaVersion = 94;",
        "static const uint64_t schemaVersion = (uint64_t)94;",
        "#define SCHEMA_VERSION 94",
        "configuration.schemaVersion = 94ULL;",
        "[configuration setSchemaVersion:94];",
        "RealmConfiguration.Builder().schemaVersion(94).build()",
        "new RealmConfiguration.Builder().schemaVersion(94L).build();",
        "const val SCHEMA_VERSION = 94L",
        "private static final int DATABASE_VERSION = 94;",
        "const val DB_VERSION = 94\nclass Helper(c: Context) : SQLiteOpenHelper(c, NAME, null, DB_VERSION)",
        "@Database(entities = [Note::class, Tag::class], version = 94, exportSchema = true)",
        "@Database(entities = {Note.class}, version = AppDb.VERSION)\nclass AppDb { static final int VERSION = 94; }",
        "try db.execute(\"PRAGMA user_version = 94\")",
        "try db.execute(sql: \"pragma user_version=94;\")",
        "PRAGMA main.user_version = 94;",
        "db.userVersion = 94",
        "db.setUserVersion(94)",
        "if oldSchemaVersion < 3 { }\nlet schemaVersion = 94",
        "enum SchemaVersion: UInt64 {\n    case v1 = 1\n    case v94 = 94\n}",
        "enum SchemaVersion: UInt64 { case v93 = 93, v94 = 94 }",
        "class Helper(c: Context) : SQLiteOpenHelper(c, \"notes.db\", null, 94)",
        "class Helper extends SQLiteOpenHelper { Helper(Context c) { super(c, NAME, null, 94); } }",
        "#define SCHEMA_VERSION 94\n- (void)migrate;",
        "const val SCHEMA_VERSION = 94.toLong()",
    ])
    func `the version is read`(text: String) {
        #expect(values(text) == [94])
    }

    @Test(arguments: [
        "",
        "// schemaVersion = 94",
        "/* let schemaVersion = 94 */",
        "let text = \"schemaVersion = 94\"",
        "if oldSchemaVersion < 94 { migrate() }",
        "if schemaVersion == 94 { }",
        "guard schemaVersion >= 94 else { return }",
        "schemaVersion += 94",
        "let oldSchemaVersion = 94",
        "let previousSchemaVersion: UInt64 = 94",
        "let minimumSchemaVersion = 94",
        "let jsonSchemaVersion = 94",
        "let eventSchemaVersion = 94",
        "let appVersion = 94",
        "let schemaVersion = 9.4",
        "let schemaVersion: UInt64",
        "func migrate(schemaVersion: UInt64) {}",
        "Realm.Configuration(schemaVersion: version)",
        "let version = Bundle.main.object(forInfoDictionaryKey: \"schemaVersion\") as? UInt64",
        "Realm.Configuration(schemaVersion: version ?? 0)",
        "config.schemaVersion = UInt64(migrations.count)",
        "PRAGMA user_version",
        "let user_version = \"94\"",
        "@Database(entities = [Note::class])",
        "schemaVersion",
        "schemaVersion =",
        "schemaVersion: (",
        "schemaVersion = 99999999999999999999",
        "let schemaVersion = 90 + 4",
        "let schemaVersion = 90\n    + 4",
        "let schemaVersion = (90 + 4)",
        "let schemaVersion = UInt64(90) + 4",
        "let schemaVersion = 1 << 5",
        "const val SCHEMA_VERSION = 1 shl 5",
        "#define SCHEMA_VERSION 90 + 4",
        "let base = 90\nlet schemaVersion = base + 4",
        "let isNew = 1\nConfiguration(schemaVersion: isNew ? 90 : 94)",
        "let x = flag ? schemaVersion : 94",
        "@Database(version = DB)",
        "enum SchemaVersion: UInt64 { case one }",
        "SQLiteOpenHelper(c, NAME, null, VERSION)",
    ])
    func `what is no version is none`(text: String) {
        #expect(values(text).isEmpty)
    }

    @Test(arguments: [
        ("let a = 1\nlet schemaVersion = 90 + 4", true), ("@Database(version = 2 * DB)", true),
        ("import Room\n@Database(version = DB)", false),
        ("let a = 1\nlet schemaVersion = current()", false),
    ])
    func `an expression is told, and where it stands`(text: String, isOfNumbers: Bool) {
        let bytes = Array(text.utf8)
        let found = VersionConstant.constants(in: SourceText(of: bytes), of: bytes)
        #expect(found.map(\.value) == [nil])
        #expect(found.map(\.isOfNumbers) == [isOfNumbers])
        #expect(found.map(\.line) == [text.contains("\n") ? 2 : 1])
    }

    @Test func `the highest of several PRAGMAs counts, since each is a step`() {
        let text = "PRAGMA user_version = 3; ALTER TABLE a; PRAGMA user_version = 4;"
        #expect(values(text) == [4])
    }

    @Test(arguments: [
        ("db.userVersion = 7", true), ("PRAGMA user_version = 7", true),
        ("@Database(version = 7)", true), ("let schemaVersion = 7", false),
    ])
    func `what holds 32 bits is told`(text: String, isSQLite: Bool) {
        let bytes = Array(text.utf8)
        let found = VersionConstant.constants(in: SourceText(of: bytes), of: bytes)
        #expect(found.map(\.isSQLite) == [isSQLite])
    }

    @Test(arguments: [
        "import RealmSwift", "RLMObject", "@Persisted", "@Model", "androidx.room", "schemaVersion",
        "DATABASE_VERSION", "PRAGMA user_version",
    ])
    func `the quick look lets through what matters`(text: String) {
        #expect(SourceFilter.mayMatter(Array("let a = 1\n\(text)".utf8)))
        #expect(!SourceFilter.mayMatter(Array("let a = 1\nlet bed = Bed()".utf8)))
    }

    @Test(arguments: [
        ("{\"schemaVersion\": 7}", "a.json", ["schemaVersion 7"]),
        ("{\"schemaVersion\": \"7\"}", "a.json", ["schemaVersion 7"]),
        ("{\"a\": {\"schemaVersion\": 7}}", "a.json", []),
        ("{\"database\": {\"schemaVersion\": 7}}", "a.json", ["database.schemaVersion 7"]),
        ("{\"database\": {\"a\": {\"schemaVersion\": 7}}}", "a.json", []),
        ("{\"schemaVersion\": \"$(X)\"}", "a.json", []),
        ("{\"schemaVersion\": 7", "a.json", []),
        ("SCHEMA_VERSION = 7 // here\n", "a.xcconfig", ["SCHEMA_VERSION 7"]),
        ("APP_VERSION = 7\n", "a.xcconfig", []),
        (
            "<plist version=\"1.0\"><dict><key>schemaVersion</key><real>37.0</real></dict></plist>",
            "a.plist", ["schemaVersion 37"]
        ),
        ("{\"schemaVersion\": 37.5}", "a.json", []),
        (
            "<plist version=\"1.0\"><dict><key>RealmSchemaVersion</key><integer>7</integer></dict></plist>",
            "a.plist", ["RealmSchemaVersion 7"]
        ),
    ])
    func `a settings file's version is read`(text: String, name: String, found: [String]) {
        let versions = SettingsKeys.versions(in: Array(text.utf8), of: name)
        #expect(versions.map { "\($0.key) \($0.value)" } == found)
    }
}
