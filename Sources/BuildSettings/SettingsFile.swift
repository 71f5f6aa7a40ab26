/// A settings file as it was read: it answers for one value and changes only that.
package struct SettingsFile: Sendable {
    /// The path as it was given.
    package let path: String
    let document: SettingsDocument
    /// The state of the file on disk; nil where there is none: writing would make one.
    let stamp: FileStamp?
    /// Where the file really is, all symbolic links followed.
    package let target: String
    /// Whether the file is missing still, and is made by writing an edit.
    package let isNew: Bool

    /// The key that holds the number where none is named.
    package var defaultKey: SettingPath { document.defaultKey }

    /// Reads the file at `path`, through symbolic links.
    ///
    /// A relative path starts in `directory`, or where the process does; reports show it as given.
    ///
    /// Refused are a missing or unreadable file, something that is no file, more than 64 MiB, an
    /// unknown format, and bytes that are not what the format says.
    package init(at path: String, in directory: String? = nil) throws(SettingsError) {
        let bytes: [UInt8]
        target = try Self.resolved(Self.location(of: path, in: directory), shownAs: path)
        isNew = false
        let read = try Self.read(target, shownAs: path)
        (bytes, stamp) = (read.0, read.1)
        self.path = path
        document = try SettingsDocument(named: path, bytes: bytes)
    }

    /// A settings file as it is somewhere else than on disk: to be held against a number, not to be
    /// written.
    ///
    /// - Parameter target: the file on disk that it is another state of.
    package init(
        named name: String,
        bytes: [UInt8],
        insteadOf target: String? = nil
    ) throws(SettingsError) {
        path = name
        self.target = target ?? name
        isNew = false
        stamp = nil
        document = try SettingsDocument(named: name, bytes: bytes)
    }

    /// The number at `key`, the format's usual one without it; nil where its last key is missing.
    package func value(at key: SettingPath?) throws(SettingsError) -> UInt64? {
        try document.number(at: key ?? defaultKey)
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
        try document.edit(path, to: value, as: type)
    }

    /// The file as it will be with `edit`, for one more change of it; writing that writes both.
    package func applying(_ edit: Edit) throws(SettingsError) -> SettingsFile {
        SettingsFile(
            path: path,
            document: try SettingsDocument(named: path, bytes: edit.bytes),
            stamp: stamp,
            target: target,
            isNew: isNew
        )
    }

    init(
        path: String,
        document: SettingsDocument,
        stamp: FileStamp?,
        target: String,
        isNew: Bool
    ) {
        self.path = path
        self.document = document
        self.stamp = stamp
        self.target = target
        self.isNew = isNew
    }
}
