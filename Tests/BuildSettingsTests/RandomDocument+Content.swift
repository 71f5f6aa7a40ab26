import BuildSettings
import TestSupport

extension RandomDocument {
    /// The path as one would type it.
    var key: SettingPath {
        BuildSettingsTests.key(Self.typed(path))
    }

    /// The path of a new key: in the empty dictionary at the end of the path, or beside the number.
    var newKey: SettingPath {
        let parents = target == .emptyDictionary ? path : path.dropLast()
        return BuildSettingsTests.key(Self.typed(parents + ["new"]))
    }

    private static func typed(_ names: [String]) -> String {
        names.map { $0.replacing(".", with: "\\.") }.joined(separator: ".")
    }

    /// A value beside the path that holds no others.
    mutating func scalar() {
        let xml = [
            "<true/>", "<false />", "<real>1.0</real>", "<integer>007</integer>", "<string/>",
            "<string>&lt;&#x39; é 😀\n7</string>", "<data>\nAAEC\n</data>",
            "<date>2020-01-01T00:00:00Z</date>", "<string><![CDATA[</dict>]]></string>",
        ]
        let json = [
            "true", "null", "1.0", "1e3", "-7", "\"\"", "\"}\\\"\\\\\"", "\"😀\\/\\u00e9\"",
            "18446744073709551616", "\"schemaVersion\"",
        ]
        append(random.pick(isXML ? xml : json))
    }
}
