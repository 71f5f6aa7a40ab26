extension SettingsFile {
    /// A file that is still missing, in the format that its name says; writing an edit makes it.
    ///
    /// A relative path starts in `directory`, or where the process does. The dictionaries that
    /// `keys` lead through are part of the new file; without keys it is the format's usual one.
    ///
    /// Refused are a name that tells no format, a directory that is missing or read-only, and a
    /// symbolic link that leads nowhere.
    package init(
        creating path: String,
        in directory: String? = nil,
        for keys: (_ defaultKey: SettingPath) -> [SettingPath]
    ) throws(SettingsError) {
        guard let format = SettingsFormat(named: path) else { throw .unknownName(file: path) }
        let target: String
        do throws(SystemError) {
            target = try FileCreation(at: Self.location(of: path, in: directory)).target
        } catch {
            throw .writeFailed(file: path, reason: error.description)
        }
        let document = NewDocument(format, for: keys(format.defaultKey))
        self.init(
            path: path,
            document: try SettingsDocument(named: path, bytes: document.bytes),
            stamp: nil,
            target: target,
            isNew: true
        )
    }
}

extension SettingsFormat {
    /// The format that the end of a file's name says; nil where it says none.
    init?(named file: String) {
        let name = file.lowercased()
        if name.hasSuffix(".plist") {
            self = .propertyList
        } else if name.hasSuffix(".json") {
            self = .json
        } else if name.hasSuffix(".xcconfig") {
            self = .xcconfig
        } else {
            return nil
        }
    }
}
