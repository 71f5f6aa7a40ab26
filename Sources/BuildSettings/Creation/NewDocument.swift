/// The empty document that a missing settings file starts from: the dictionaries that keys lead
/// through, and nothing in them.
///
/// The keys themselves are then added as they are to any file.
struct NewDocument {
    private let format: SettingsFormat
    private let root: Dictionary

    /// Dictionaries by name, in the order in which they are first needed.
    private struct Dictionary {
        var entries: [(name: String, inner: Dictionary)] = []

        mutating func add(_ names: ArraySlice<String>) {
            guard let name = names.first else { return }
            if !entries.contains(where: { $0.name == name }) {
                entries.append((name, Dictionary()))
            }
            for index in entries.indices where entries[index].name == name {
                entries[index].inner.add(names.dropFirst())
            }
        }
    }

    init(_ format: SettingsFormat, for paths: [SettingPath]) {
        self.format = format
        root = paths.reduce(into: Dictionary()) { $0.add($1.keys.dropLast()) }
    }

    var bytes: [UInt8] {
        let text =
            switch format {
            case .propertyList: Self.propertyListStart + lines(root, "") + "\n</plist>\n"
            case .json: lines(root, "") + "\n"
            case .xcconfig: ""
            }
        return Array(text.utf8)
    }

    /// What Xcode writes above the first dictionary.
    private static let propertyListStart = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    /// A dictionary, with its closing on a line of its own behind `indentation`.
    private func lines(_ dictionary: Dictionary, _ indentation: String) -> String {
        let isJSON = format == .json
        let deeper = indentation + (isJSON ? "  " : "\t")
        let entries = dictionary.entries.map { entry in
            let key = format.spelling(ofKey: entry.name)
            let gap = isJSON ? ": " : "\n\(deeper)"
            return deeper + key + gap + lines(entry.inner, deeper)
        }
        let inside = entries.isEmpty ? "" : entries.joined(separator: isJSON ? ",\n" : "\n") + "\n"
        return isJSON
            ? "{\n\(inside)\(indentation)}" : "<dict>\n\(inside)\(indentation)</dict>"
    }
}
