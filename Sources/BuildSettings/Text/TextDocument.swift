/// A settings file that is a text, in one of the languages of `SettingsFormat`.
struct TextDocument: Sendable {
    let source: Source
    let format: SettingsFormat

    init(named name: String, bytes: [UInt8]) throws(SettingsError) {
        source = try Source(file: name, fileBytes: bytes)
        format = try SettingsFormat.recognised(in: source)
        try source.checkEncoding()
    }

    /// The number at `path`; nil where its last key is missing.
    func number(at path: SettingPath) throws(SettingsError) -> UInt64? {
        guard
            case .value(let node) = try format.find(path, as: .number, in: source),
            case .number(let number) = node.value
        else { return nil }
        return number
    }

    /// The change that sets `path`; conflict markers anywhere in the file are refused.
    func edit(
        _ path: SettingPath,
        to value: SettingValue,
        as type: ValueType?
    ) throws(SettingsError) -> Edit {
        try source.checkConflictMarkers()
        let type = format.hasTypes ? type : nil
        var edit: Edit
        let newType: ValueType
        switch try format.find(path, as: value.kind, in: source) {
        case .value(let node):
            newType = type ?? node.type
            edit = change(of: node, under: path, to: value, as: newType)
        case .missing(let insertion):
            newType = type ?? (value.kind == .text ? .string : .integer)
            edit = addition(insertion, of: path, value: value, as: newType)
        }
        if edit.changesFile { try check(edit, at: path, as: newType) }
        edit.cautions = try cautions(about: edit, at: path, as: newType)
        return edit
    }

    /// Holds the new file against the old one by a second reading of both, and against our own
    /// reading of it: a large file's decoder is not asked for what lies beside the path.
    private func check(
        _ edit: Edit,
        at path: SettingPath,
        as type: ValueType
    ) throws(SettingsError) {
        let verification = Verification(file: source.file, path: path)
        let new = try? TextDocument(named: source.file, bytes: edit.bytes)
        guard let new, new.format == format,
            case .value(let node) = try? format.find(path, as: edit.now.kind, in: new.source),
            node.value == edit.now
        else { throw verification.refusal("the new file would be read otherwise than meant") }
        switch format {
        case .propertyList:
            try verification.check(edit, of: source.fileBytes, by: .propertyList, type: type)
        case .json:
            try verification.check(edit, of: source.fileBytes, by: .json, type: type)
        case .xcconfig:
            try verification.checkXCConfig(edit, of: source)
        }
    }

    private func change(
        of node: Node,
        under path: SettingPath,
        to value: SettingValue,
        as type: ValueType
    ) -> Edit {
        let isSame = node.value == value && node.type == type
        let range = node.type == type ? node.digits : node.whole
        let text =
            node.type == type
            ? format.escaped("\(value)") : format.spelling(of: value, as: type)
        return Edit(
            of: source,
            key: path,
            was: node.value,
            now: value,
            replacing: range,
            with: isSame ? Array(source.bytes[range]) : Array(text.utf8)
        )
    }

    private func addition(
        _ insertion: Insertion,
        of path: SettingPath,
        value: SettingValue,
        as type: ValueType
    ) -> Edit {
        let key = format.spelling(ofKey: path.keys.last ?? "")
        let text = format.spelling(of: value, as: type)
        return Edit(
            of: source,
            key: path,
            was: nil,
            now: value,
            replacing: insertion.range,
            with: insertion.before + key.utf8 + insertion.between + text.utf8 + insertion.after
        )
    }
}
