/// What a database's model is written in, best suggestion first.
enum ModelKind: CaseIterable, Hashable, Sendable {
    case realm
    case room
    case sqlMigrations
    case swiftData
    case coreData

    /// What a file of the model is, for a comment: "4 files with Realm objects".
    var contents: String {
        switch self {
        case .realm: "Realm objects"
        case .room: "Room entities"
        case .sqlMigrations: "SQL migrations"
        case .swiftData: "SwiftData models"
        case .coreData: "Core Data models"
        }
    }

    /// The highest number that the store holds, where that is not Realm's: `user_version` of
    /// SQLite, and the version of Room, are signed and 32 bits wide.
    var maximum: UInt64? {
        switch self {
        case .room, .sqlMigrations: Self.sqliteMaximum
        case .realm, .swiftData, .coreData: nil
        }
    }

    static let sqliteMaximum: UInt64 = 2_147_483_647
}
