/// Changes of several files, each lying ready beside its file, and none of them made yet.
package final class PreparedChanges {
    private let replacements: [(file: String, replacement: Replacement)]

    /// Checks every file, then prepares every change; an edit that changes nothing is left out.
    ///
    /// On any error all files are as they were, and nothing is left beside them.
    ///
    /// - Parameter partingLinks: whether a file may be replaced that has several hard links.
    package init(
        _ changes: [(file: SettingsFile, edit: Edit)],
        partingLinks: Bool = false
    ) throws(SettingsError) {
        let changes = changes.filter(\.edit.changesFile)
        for change in changes { try change.file.checkReplaceable(partingLinks: partingLinks) }
        for folder in Set(changes.map(\.file.replacementTarget.folder)) {
            TemporaryFile.removeLeftovers(in: folder)
        }
        var locked: Set<FileIdentity> = []
        var replacements: [(file: String, replacement: Replacement)] = []
        for (file, edit) in changes {
            let identity = file.stamp?.identity
            let isLocked = identity.map(locked.contains) ?? false
            if let identity { locked.insert(identity) }
            do throws(SystemError) {
                let target = file.replacementTarget
                let replacement = try Replacement(of: target, with: edit.bytes, isLocked: isLocked)
                replacements.append((file.path, replacement))
            } catch {
                throw .writeFailed(file: file.path, reason: error.description)
            }
        }
        self.replacements = replacements
    }

    /// Puts one file after the other in its place, once no target was changed meanwhile.
    ///
    /// A file system can still refuse the second after it took the first; the error says then which
    /// files are written and which are not.
    package func commit() throws(SettingsError) {
        for (file, replacement) in replacements {
            do throws(SystemError) {
                try replacement.checkContent()
            } catch {
                throw .writeFailed(file: file, reason: error.description)
            }
        }
        for (index, (file, replacement)) in replacements.enumerated() {
            do throws(SystemError) {
                try replacement.commit()
            } catch {
                guard index > 0 else {
                    throw .writeFailed(file: file, reason: error.description)
                }
                let files = replacements.map(\.file)
                throw .partlyWritten(
                    file: file,
                    reason: error.description,
                    written: Array(files[..<index]),
                    unwritten: Array(files[index...])
                )
            }
        }
    }
}
