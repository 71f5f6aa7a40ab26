extension SettingsFile {
    /// The file to replace, as it was read.
    var replacementTarget: ReplacementTarget { ReplacementTarget(path: target, stamp: stamp) }

    /// Puts `edit` on the disk in one step; nothing is touched where it changes nothing.
    ///
    /// Refused where the file is read-only, has several hard links, or was changed since it was
    /// read. On any error the old file is there, whole.
    package func write(_ edit: Edit, partingLinks: Bool = false) throws(SettingsError) {
        try PreparedChanges([(self, edit)], partingLinks: partingLinks).commit()
    }

    /// Refuses what writing the file would refuse before it begins, and writes nothing.
    package func checkReplaceable(partingLinks: Bool) throws(SettingsError) {
        let otherNames: Int
        do throws(SystemError) {
            try replacementTarget.requireWritable()
            otherNames = try replacementTarget.otherNames()
        } catch {
            throw .writeFailed(file: path, reason: error.description)
        }
        guard otherNames == 0 || partingLinks else {
            throw .hardLinks(file: path, others: otherNames)
        }
    }
}
