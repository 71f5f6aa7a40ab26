import BuildSettings
import GitHistory

extension CommandRun {
    /// Refuses a hook's name that is misspelt, which would be taken for a settings file.
    func requireHookName() throws(UsageError) {
        guard let name = invocation.files.first, !isThere(name, in: directory) else { return }
        let endings = [".plist", ".json", ".xcconfig"]
        guard !endings.contains(where: name.lowercased().hasSuffix) else { return }
        throw UsageError(noHook: name)
    }

    /// Refuses settings files that are nowhere: every commit would be refused for them.
    ///
    /// One that git ignores is made by a build; a sparse checkout has one in the index alone.
    func requireSettingsFiles() throws(SettingsError) {
        for target in schemas.flatMap(\.targets) where !invocation.creates {
            // An error is that of a path outside of the work tree, which the index cannot have.
            let staged = (try? repository.stagedContent(of: target.gitPath)) ?? nil
            guard !isThere(target.file, in: target.directory), staged == nil,
                !repository.ignores(target.gitPath)
            else { continue }
            throw SettingsError.notFound(file: target.file)
        }
    }

    private func isThere(_ file: String, in directory: String) -> Bool {
        somethingExists(at: absolute(file, in: directory))
    }
}
