/// Where in a settings file the number stands: the names of the keys from the top.
///
/// In text a dot steps into a dictionary; `\.` is a dot and `\\` a backslash inside a name.
package struct SettingPath: Hashable, Sendable, CustomStringConvertible {
    package let keys: [String]
    /// The path as it was typed.
    package let description: String

    /// The path of a top-level key without dots or backslashes.
    init(topLevel key: String) {
        keys = [key]
        description = key
    }

    /// Parses `text`; nil where a name is empty or `\` stands before anything else, and for a control
    /// character, which an XML property list cannot hold.
    package init?(_ text: String) {
        var keys: [String] = []
        var name = ""
        var isEscaped = false
        for character in text.unicodeScalars {
            guard character.value >= 0x20 else { return nil }
            if isEscaped {
                guard character == "." || character == "\\" else { return nil }
                name.unicodeScalars.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "." {
                keys.append(name)
                name = ""
            } else {
                name.unicodeScalars.append(character)
            }
        }
        keys.append(name)
        guard !isEscaped, !keys.contains("") else { return nil }
        self.keys = keys
        description = text
    }

    /// Whether the path is `other`, or a dictionary on the way to it.
    package func leads(to other: SettingPath) -> Bool {
        other.keys.starts(with: keys)
    }

    /// The first `count` names of the path, spelt as one would type them.
    func text(ofFirst count: Int) -> String {
        guard count < keys.count else { return description }
        return keys.prefix(count).map(Self.escaped).joined(separator: ".")
    }

    private static func escaped(_ name: String) -> String {
        var text = ""
        for character in name.unicodeScalars {
            if character == "." || character == "\\" {
                text.unicodeScalars.append("\\")
            }
            text.unicodeScalars.append(character)
        }
        return text
    }
}
