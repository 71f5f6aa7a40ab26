import Foundation

/// The schema version that `schema-version write` put into the app's Info.plist.
enum SchemaVersion {
    static let current = value(in: Bundle.main.infoDictionary ?? [:])

    /// An `<integer>` arrives as a number; a build setting, `$(SCHEMA_VERSION)`, as a string.
    ///
    /// Without a version the app must not open its database: 0 is below every file on a device.
    static func value(in information: [String: Any]) -> UInt64 {
        let found = information["schemaVersion"]
        if let number = found as? NSNumber { return number.uint64Value }
        if let text = found as? String, let number = UInt64(text) { return number }
        fatalError("Info.plist has no schemaVersion; run 'schema-version write' before the build")
    }
}
