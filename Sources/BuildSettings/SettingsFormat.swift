/// The languages of settings files.
enum SettingsFormat: Sendable {
    case propertyList
    case json
    case xcconfig

    /// How deep a document may be nested; Foundation's JSON decoder stops there too.
    static let maximumDepth = 512

    /// The key that holds the number where none is named.
    var defaultKey: SettingPath {
        switch self {
        case .propertyList, .json: SettingPath(topLevel: "schemaVersion")
        case .xcconfig: SettingPath(topLevel: "SCHEMA_VERSION")
        }
    }

    /// Whether a number and a text are spelt differently; an xcconfig file knows no types, and either
    /// is satisfied by the same spelling.
    var hasTypes: Bool { self != .xcconfig }

    /// Reads all of `source` and says where `path` leads.
    func find(
        _ path: SettingPath,
        as kind: SettingValue.Kind,
        in source: Source
    ) throws(SettingsError) -> Finding {
        switch self {
        case .propertyList: try PropertyListScanner.find(path, as: kind, in: source)
        case .json: try JSONScanner.find(path, as: kind, in: source)
        case .xcconfig: try XCConfigFile(source).find(path, as: kind)
        }
    }

    /// A number or a text as a whole value.
    func spelling(of value: SettingValue, as type: ValueType) -> String {
        let text = escaped("\(value)")
        return switch (self, type) {
        case (.propertyList, _): "<\(type.rawValue)>\(text)</\(type.rawValue)>"
        case (.json, .integer), (.xcconfig, _): text
        case (.json, .string): "\"\(text)\""
        }
    }

    /// A key, as it is written before its value.
    func spelling(ofKey name: String) -> String {
        switch self {
        case .propertyList: "<key>\(escaped(name))</key>"
        case .json: "\"\(escaped(name))\""
        case .xcconfig: name
        }
    }

    /// A text, without its quotes or tags.
    func escaped(_ name: String) -> String {
        var text = ""
        for character in name.unicodeScalars {
            switch (self, character) {
            case (.propertyList, "&"): text += "&amp;"
            case (.propertyList, "<"): text += "&lt;"
            case (.propertyList, ">"): text += "&gt;"
            case (.json, "\""): text += "\\\""
            case (.json, "\\"): text += "\\\\"
            case (.json, "\u{0}"..<" "):
                let digits = String(character.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(character)
            }
        }
        return text
    }
}
