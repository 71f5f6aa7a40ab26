import BuildSettings

/// The settings files of a run, as the edits that are planned so far leave them.
struct PlannedFiles {
    private var files: [String: SettingsFile] = [:]
    /// Which schema's each key of a file is.
    private var owners: [String: [(key: SettingPath, schema: String)]] = [:]

    /// The file with what is planned for it.
    func current(_ file: SettingsFile) -> SettingsFile { files[file.target] ?? file }

    /// Takes in what is planned for a file.
    ///
    /// Refused is a key that another schema writes, or that lies in the way of one: the last number
    /// would win.
    mutating func take(_ planned: PlannedEdit, for schema: Schema) throws {
        let target = planned.file.target
        let name = schema.name ?? ""
        for key in [planned.key, planned.target.fingerprintKey].compactMap(\.self) {
            let rival = owners[target]?.first { owner in
                owner.schema != name && (owner.key.leads(to: key) || key.leads(to: owner.key))
            }
            if let rival {
                throw ConfigurationError(
                    message: "\(planned.file.path): schema '\(name)' writes '\(key)', and"
                        + " schema '\(rival.schema)' writes '\(rival.key)' there",
                    hint: "give each schema a key of its own"
                )
            }
            owners[target, default: []].append((key, name))
        }
        for edit in planned.edits where edit.changesFile {
            files[target] = try current(planned.file).applying(edit)
        }
    }
}
