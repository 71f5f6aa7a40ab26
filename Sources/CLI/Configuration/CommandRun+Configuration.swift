import BuildSettings
import GitHistory
import Versioning

/// A configuration as it was found: its content, and where else in git it stands.
struct ConfigurationFile: Sendable {
    /// Its name in messages.
    let name: String
    /// The name by which git finds it from the directory of the run.
    let gitPath: String
    let bytes: [UInt8]
}

extension CommandRun {
    /// The configuration of the run; nil where there is none.
    ///
    /// It is read as the model is: from the work tree, with `--staged` from the index, and in a bare
    /// repository from head's tree. A named one that git does not know is read from the disk, wherever
    /// it lies.
    func readConfiguration() throws -> ConfigurationFile? {
        let named = invocation.configuration
        let name = named ?? Configuration.fileName
        let onDisk = try configurationOnDisk(named)
        // What git keeps of a link is only where it leads.
        let gitPath =
            onDisk.flatMap { $0.isLink ? $0.target : nil } ?? named ?? ":/" + Configuration.fileName
        let bytes: [UInt8]?
        if repository.pathFromRoot(of: gitPath) == nil {
            bytes = onDisk?.bytes
        } else if invocation.source == .index {
            let staged = try stagedConfiguration(at: gitPath, named: name)
            bytes = staged ?? (named == nil ? nil : onDisk?.bytes)
        } else if repository.workTree == nil, named == nil {
            bytes = try repository.headCommit(named: invocation.head).flatMap { head in
                try repository.content(of: gitPath, in: head)
            }
        } else {
            bytes = onDisk?.bytes
        }
        if let bytes { return ConfigurationFile(name: name, gitPath: gitPath, bytes: bytes) }
        guard named != nil else { return nil }
        throw ConfigurationError(unreadable: "\(name): no such file")
    }

    private func stagedConfiguration(at gitPath: String, named name: String) throws -> [UInt8]? {
        if let bytes = try repository.stagedContent(of: gitPath) { return bytes }
        guard try repository.hasStagedConflict(at: gitPath) else { return nil }
        throw ConfigurationError(
            message: "\(name): is staged with a conflict",
            hint: "git add \(shellWord(name)), once it is resolved"
        )
    }

    /// The configuration as it is on the disk; nil where there is none, or no place for one.
    private func configurationOnDisk(_ named: String?) throws(ConfigurationError) -> PlainFile? {
        let name = named ?? Configuration.fileName
        guard let folder = named == nil ? repository.workTree : directory + "/" else { return nil }
        do throws(DiskFailure) {
            return try PlainFile(at: absolute(name, in: folder))
        } catch {
            throw ConfigurationError(unreadable: "\(name): cannot be read: \(error.reason)")
        }
    }
}
