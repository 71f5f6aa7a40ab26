/// A settings file as it was read: it answers for one value and changes only that.
package struct SettingsFile: Sendable {
    let source: Source
    let format: SettingsFormat
    let stamp: FileStamp
    /// Where the file really is, all symbolic links followed.
    package let target: String

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
        (bytes, stamp) = try Self.read(target, shownAs: path)
        source = Source(file: path, bytes: bytes)
        format = try SettingsFormat.recognised(in: source)
        try source.checkEncoding()
        try source.checkConflictMarkers()
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
        switch try format.find(path ?? format.defaultKey, in: source) {
        case .value(let node): return node.number
        case .missing: return nil
        }
    }

    /// The number at `path`; nil where its last key is missing.
    package func value(at path: SettingPath) throws(SettingsError) -> UInt64? {
        switch try format.find(path, in: source) {
        case .value(let node): node.number
        case .missing: nil
        }
    }

    /// The change that sets `path` to `version`, checked against Foundation's own decoder.
    ///
    /// The value keeps its type unless `type` says otherwise, and a missing last key is inserted.
    /// A value that is right already is left as it is spelt.
    package func edit(
        _ path: SettingPath,
        to version: UInt64,
        as type: ValueType?
    ) throws(SettingsError) -> Edit {
        let edit: Edit
        let newType: ValueType
        switch try format.find(path, in: source) {
        case .value(let node):
            newType = type ?? node.type
            edit = change(of: node, under: path, to: version, as: newType)
        case .missing(let insertion):
            newType = type ?? .integer
            edit = addition(insertion, of: path, version: version, as: newType)
        }
        if edit.changesFile {
            try Verification(source: source, format: format, path: path).check(edit, type: newType)
        }
        return edit
    }

    private func change(
        of node: Node,
        under path: SettingPath,
        to version: UInt64,
        as type: ValueType
    ) -> Edit {
        let isSame = node.number == version && node.type == type
        let range = node.type == type ? node.digits : node.whole
        let text = node.type == type ? "\(version)" : format.spelling(of: version, as: type)
        return Edit(
            of: source,
            key: path,
            was: node.number,
            now: version,
            replacing: range,
            with: isSame ? Array(source.bytes[range]) : Array(text.utf8)
        )
    }

    private func addition(
        _ insertion: Insertion,
        of path: SettingPath,
        version: UInt64,
        as type: ValueType
    ) -> Edit {
        let key = format.spelling(ofKey: path.keys.last ?? "")
        let value = format.spelling(of: version, as: type)
        return Edit(
            of: source,
            key: path,
            was: nil,
            now: version,
            replacing: insertion.range,
            with: insertion.before + key.utf8 + insertion.between + value.utf8 + insertion.after
        )
    }

    /// Puts `edit` on the disk in one step; nothing is touched where it changes nothing.
    ///
    /// Refused where the file is read-only or was changed since it was read. On any error the old
    /// file is there, whole.
    package func write(_ edit: Edit) throws(SettingsError) {
        guard edit.changesFile else { return }
        do throws(SystemError) {
            try AtomicWrite(target: target, stamp: stamp).replace(with: edit.bytes)
        } catch {
            throw .writeFailed(file: path, reason: error.description)
        }
    }
}
