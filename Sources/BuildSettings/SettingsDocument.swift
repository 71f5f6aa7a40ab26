/// The content of a settings file: it answers for one value and says what a change of it makes.
enum SettingsDocument: Sendable {
    case text(TextDocument)
    case binary(BinaryPropertyList)

    /// Takes in a whole file, which errors call `name`.
    ///
    /// Refused are an unknown format, a text in another encoding than it says, and damaged binary
    /// data.
    init(named name: String, bytes: [UInt8]) throws(SettingsError) {
        if BinaryPropertyList.isMeant(by: bytes) {
            self = .binary(try BinaryPropertyList(file: name, bytes: bytes))
        } else {
            self = .text(try TextDocument(named: name, bytes: bytes))
        }
    }

    /// The key that holds the number where none is named.
    var defaultKey: SettingPath {
        switch self {
        case .text(let document): document.format.defaultKey
        case .binary: SettingsFormat.propertyList.defaultKey
        }
    }

    /// The number at `path`; nil where its last key is missing.
    func number(at path: SettingPath) throws(SettingsError) -> UInt64? {
        switch self {
        case .text(let document): try document.number(at: path)
        case .binary(let document): try document.number(at: path)
        }
    }

    /// The change that sets `path` to a value, checked against Foundation's own decoder.
    ///
    /// A number keeps its type unless `type` says otherwise, a text is a string, and a missing last
    /// key is inserted. A value that is right already is left as it is spelt.
    func edit(
        _ path: SettingPath,
        to value: SettingValue,
        as type: ValueType?
    ) throws(SettingsError) -> Edit {
        switch self {
        case .text(let document): try document.edit(path, to: value, as: type)
        case .binary(let document): try document.edit(path, to: value, as: type)
        }
    }
}
