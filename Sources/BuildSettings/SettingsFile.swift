/// A settings file as it was read: it answers for one value and changes only that.
package struct SettingsFile: Sendable {
    let source: Source
    let format: SettingsFormat
    /// The state of the file on disk; nil for bytes from elsewhere, which are not written back.
    let stamp: FileStamp?
    /// Where the file really is, all symbolic links followed.
    package let target: String
    /// Whether the file is missing still, and is made by writing an edit.
    package let isNew: Bool

    /// The path as it was given.
    package var path: String { source.file }

    /// The key that holds the number where none is named.
    package var defaultKey: SettingPath { format.defaultKey }

    /// Reads the file at `path`, through symbolic links.
    ///
    /// A relative path starts in `directory`, or where the process does; reports show it as given.
    ///
    /// Refused are a missing or unreadable file, something that is no file, more than 64 MiB, an
    /// unknown format, bytes that are not UTF-8, and conflict markers.
    package init(at path: String, in directory: String? = nil) throws(SettingsError) {
        let bytes: [UInt8]
        let isRelative = path.utf8.first != UInt8(ascii: "/")
        let location = if let directory, isRelative { directory + "/" + path } else { path }
        target = try Self.resolved(location, shownAs: path)
        isNew = false
        let read = try Self.read(target, shownAs: path)
        (bytes, stamp) = (read.0, read.1)
        source = Source(file: path, bytes: bytes)
        format = try Self.checkedFormat(of: source)
    }

    /// A settings file as it is somewhere else than on disk: to be held against a number, not to be
    /// written.
    package init(named name: String, bytes: [UInt8]) throws(SettingsError) {
        target = name
        isNew = false
        stamp = nil
        source = Source(file: name, bytes: bytes)
        format = try Self.checkedFormat(of: source)
    }

    /// The number that the bytes of some other version of a file hold; nil where the key is missing.
    ///
    /// - Parameters:
    ///   - file: how the file is named in errors.
    ///   - path: the key; the format's usual one without it.
    package static func number(
        in bytes: [UInt8],
        of file: String,
        at path: SettingPath?
    ) throws(SettingsError) -> UInt64? {
        let source = Source(file: file, bytes: bytes)
        let format = try SettingsFormat.recognised(in: source)
        try source.checkEncoding()
        let found = try format.find(path ?? format.defaultKey, as: .number, in: source)
        guard case .value(let node) = found, case .number(let number) = node.value else {
            return nil
        }
        return number
    }

    /// The number at `path`; nil where its last key is missing.
    package func value(at path: SettingPath) throws(SettingsError) -> UInt64? {
        try Self.number(in: source.bytes, of: source.file, at: path)
    }

    /// The change that sets `path` to a value, checked against a second reading of the whole.
    ///
    /// A number keeps its type unless `type` says otherwise, a text is a string, and a missing last
    /// key is inserted. A value that is right already is left as it is spelt.
    package func edit(
        _ path: SettingPath,
        to value: SettingValue,
        as type: ValueType?
    ) throws(SettingsError) -> Edit {
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
        if edit.changesFile {
            try Verification(source: source, format: format, path: path).check(edit, type: newType)
        }
        edit.cautions = try cautions(about: edit, at: path, as: newType)
        return edit
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

    /// The file as it will be with `edit`, for one more change of it; writing that writes both.
    package func applying(_ edit: Edit) -> SettingsFile {
        SettingsFile(
            source: Source(file: source.file, bytes: edit.bytes),
            format: format,
            stamp: stamp,
            target: target,
            isNew: isNew
        )
    }

    /// The format of bytes that can be edited at all.
    private static func checkedFormat(of source: Source) throws(SettingsError) -> SettingsFormat {
        let format = try SettingsFormat.recognised(in: source)
        try source.checkEncoding()
        try source.checkConflictMarkers()
        return format
    }

    init(
        source: Source,
        format: SettingsFormat,
        stamp: FileStamp?,
        target: String,
        isNew: Bool
    ) {
        self.source = source
        self.format = format
        self.stamp = stamp
        self.target = target
        self.isNew = isNew
    }

    /// Puts `edit` on the disk in one step; nothing is touched where it changes nothing.
    ///
    /// Refused where the file is read-only, or was changed or made since it was read. On any error the old
    /// file is there, whole.
    package func write(_ edit: Edit) throws(SettingsError) {
        guard edit.changesFile else { return }
        do throws(SystemError) {
            guard !isNew else { return try FileCreation.create(target, holding: edit.bytes) }
            guard let stamp else { preconditionFailure("these bytes are of no file on disk") }
            try AtomicWrite(target: target, stamp: stamp).replace(with: edit.bytes)
        } catch {
            throw .writeFailed(file: path, reason: error.description)
        }
    }
}
