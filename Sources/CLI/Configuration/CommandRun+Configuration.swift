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
    /// it lies; where there is none, `REV:PATH` is a commit's.
    func readConfiguration() throws -> ConfigurationFile? {
        let named = invocation.configuration
        let name = named ?? Configuration.fileName
        let gitPath = named ?? ":/" + Configuration.fileName
        var bytes: [UInt8]?
        if invocation.source == .index {
            bytes = try repository.stagedContent(of: gitPath)
        } else if repository.workTree == nil, named == nil {
            bytes = try repository.headCommit(named: invocation.head).flatMap { head in
                try repository.content(of: gitPath, in: head)
            }
        }
        if bytes == nil, let path = diskPath(of: named) {
            do {
                bytes = try content(ofFile: path)
            } catch {
                throw ConfigurationError(unreadable: error.message)
            }
        }
        if let bytes { return ConfigurationFile(name: name, gitPath: gitPath, bytes: bytes) }
        if let named, let file = try committedConfiguration(named) { return file }
        guard named != nil else { return nil }
        throw ConfigurationError(unreadable: "\(name): no such file")
    }

    /// The configuration that `REV:PATH` names, in git's spelling (gitrevisions(7)).
    ///
    /// That of a commit which is not checked out. Nil where it names none.
    private func committedConfiguration(_ named: String) throws(GitError) -> ConfigurationFile? {
        guard let colon = named.firstIndex(of: ":"), colon != named.startIndex else { return nil }
        let path = String(named[named.index(after: colon)...])
        let isRelative = path.hasPrefix("./") || path.hasPrefix("../")
        let gitPath = isRelative ? path : ":/" + path
        let commit: ObjectID?
        do throws(GitError) {
            commit = try repository.headCommit(named: String(named[..<colon]))
        } catch .revisionNotFound {
            return nil
        }
        guard let commit, let bytes = try repository.content(of: gitPath, in: commit) else {
            return nil
        }
        return ConfigurationFile(name: path, gitPath: gitPath, bytes: bytes)
    }

    /// Where the configuration lies on the disk; nil where it is not to be read from there.
    private func diskPath(of named: String?) -> String? {
        if let named { return absolute(named, in: directory) }
        guard invocation.source != .index else { return nil }
        return repository.workTree.map { $0 + Configuration.fileName }
    }
}
