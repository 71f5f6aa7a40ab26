import RealmSwift

/// Opens the app's Realm with the version of the build.
enum RealmStore {
    static var configuration: Realm.Configuration {
        Realm.Configuration(
            schemaVersion: SchemaVersion.current,
            migrationBlock: { migration, oldSchemaVersion in
                // Ask what is missing in the old file rather than for exact versions: a number may be
                // skipped. Added and removed properties need nothing here.
                migration.enumerateObjects(ofType: "Note") { old, new in
                    if oldSchemaVersion < 38 { new?["title"] = old?["name"] }
                }
            }
        )
    }

    static func open() throws -> Realm {
        try Realm(configuration: configuration)
    }
}
