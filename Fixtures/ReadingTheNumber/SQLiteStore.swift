import SQLite3

/// Holds the database's `user_version` against the version of the build.
enum SQLiteStore {
    enum Failure: Error {
        /// A newer build of the app has written the file.
        case newer(UInt64)
        case sqlite(Int32)
    }

    /// Brings the database to the version of the build; 0 is a database that was just made.
    static func migrate(_ database: OpaquePointer, by steps: (UInt64) throws -> Void) throws {
        let old = try version(of: database)
        let new = SchemaVersion.current
        guard old <= new else { throw Failure.newer(old) }
        guard old < new else { return }
        try execute("BEGIN IMMEDIATE", in: database)
        do {
            try steps(old)
            // SQLite stores 32 bits: --maximum 2147483647 keeps the number below.
            try execute("PRAGMA user_version = \(new)", in: database)
            try execute("COMMIT", in: database)
        } catch {
            try? execute("ROLLBACK", in: database)
            throw error
        }
    }

    private static func version(of database: OpaquePointer) throws -> UInt64 {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        let code = sqlite3_prepare_v2(database, "PRAGMA user_version", -1, &statement, nil)
        guard code == SQLITE_OK, sqlite3_step(statement) == SQLITE_ROW else {
            throw Failure.sqlite(sqlite3_errcode(database))
        }
        return UInt64(sqlite3_column_int64(statement, 0))
    }

    private static func execute(_ text: String, in database: OpaquePointer) throws {
        let code = sqlite3_exec(database, text, nil, nil, nil)
        guard code == SQLITE_OK else { throw Failure.sqlite(code) }
    }
}
