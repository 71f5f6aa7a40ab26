/// The languages of settings files.
enum SettingsFormat: Sendable {
    case propertyList
    case json

    /// How deep a document may be nested; Foundation's JSON decoder stops there too.
    static let maximumDepth = 512

    /// The key that holds the number where none is named.
    var defaultKey: SettingPath {
        switch self {
        case .propertyList, .json: SettingPath(topLevel: "schemaVersion")
        }
    }

    /// Reads all of `source` and says where `path` leads.
    func find(
        _ path: SettingPath,
        as kind: SettingValue.Kind,
        in source: Source
    ) throws(SettingsError) -> Finding {
        switch self {
        case .propertyList: try PropertyListScanner.find(path, as: kind, in: source)
        case .json: try JSONScanner.find(path, as: kind, in: source)
        }
    }

    /// A number or a text as a whole value.
    func spelling(of value: SettingValue, as type: ValueType) -> String {
        let text = escaped("\(value)")
        return switch (self, type) {
        case (.propertyList, _): "<\(type.rawValue)>\(text)</\(type.rawValue)>"
        case (.json, .integer): text
        case (.json, .string): "\"\(text)\""
        }
    }

    /// A key, as it is written before its value.
    func spelling(ofKey name: String) -> String {
        self == .json ? "\"\(escaped(name))\"" : "<key>\(escaped(name))</key>"
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
