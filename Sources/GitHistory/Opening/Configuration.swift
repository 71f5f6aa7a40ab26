import Clibgit2

extension Repository {
    /// The configuration as git sees it here: every key's values, the one that counts last; section
    /// and name are in lower case.
    ///
    /// Read once for a run, which asks for it at many places.
    func configuration() throws(GitError) -> [String: [String]] {
        if let knownConfiguration { return knownConfiguration }
        var configuration = location.configurationWithEnvironment()
        if configuration == nil { configuration = try handle.configuration() }
        knownConfiguration = configuration
        return configuration ?? [:]
    }

    /// The pager that the configuration names, as a command of the shell (`core.pager`).
    package func configuredPager() throws(GitError) -> String? {
        try configuration()["core.pager"]?.last
    }
}

extension RepositoryLocation {
    /// Refuses a repository whose own settings are there and cannot be read, as git does
    /// (`access_or_die` in `config.c`); libgit2 goes on as if there were none.
    func requireReadableConfiguration(of repository: borrowing Handle) throws(GitError) {
        let common = repository.lend { unsafe Repository.text(git_repository_commondir($0)) } ?? ""
        try requireReadable(file: common + "config")
    }

    /// The same as the `git` program lists it; nil where the environment adds nothing to the files,
    /// and where there is no `git`.
    ///
    /// libgit2 reads files, and those at their usual places only: it knows neither `git -c`, which
    /// a hook finds in its environment, nor `GIT_CONFIG_GLOBAL` and its kin (git-config(1)).
    fileprivate func configurationWithEnvironment() -> [String: [String]]? {
        let additions = ["PARAMETERS", "COUNT", "GLOBAL", "SYSTEM", "NOSYSTEM"]
        guard additions.contains(where: { environment["GIT_CONFIG_" + $0] != nil }),
            let git = GitProgram(environment: searchEnvironment),
            let list = git.output(of: ["-C", directory, "config", "--null", "--list"])
        else { return nil }
        var values: [String: [String]] = [:]
        for line in list.split(separator: 0) {
            let key = line.prefix { $0 != UInt8(ascii: "\n") }
            let value = line[key.endIndex...].dropFirst()
            values[String(decoding: key, as: UTF8.self), default: []].append(
                key.endIndex == line.endIndex ? "true" : String(decoding: value, as: UTF8.self)
            )
        }
        return values
    }
}

/// Whether a setting of the configuration is on, as git reads it; nil for what is neither.
///
/// A key without a value has `true` here.
func isOn(_ value: String) -> Bool? {
    switch value.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off", "": false
    default: Int(value).map { $0 != 0 }
    }
}

extension Handle {
    /// The configuration that the files hold of the repository that this is the handle of.
    func configuration() throws(GitError) -> [String: [String]] {
        var pointer: OpaquePointer?
        let opened = lend { unsafe git_repository_config_snapshot(&pointer, $0) }
        try check(opened, "cannot read the configuration")
        let snapshot = unsafe Handle(found(pointer), freedBy: { unsafe git_config_free($0) })
        var start: OpaquePointer?
        let started = snapshot.lend { unsafe git_config_iterator_new(&start, $0) }
        try check(started, "cannot read the configuration")
        defer { unsafe git_config_iterator_free(start) }
        var values: [String: [String]] = [:]
        while true {
            var entry: UnsafeMutablePointer<git_config_entry>?
            let code = unsafe git_config_next(&entry, start)
            if code == GIT_ITEROVER.rawValue { return values }
            try check(code, "cannot read the configuration")
            guard let entry = unsafe entry, let name = unsafe Repository.text(entry.pointee.name)
            else { continue }
            let value = unsafe Repository.text(entry.pointee.value) ?? "true"
            values[name, default: []].append(value)
        }
    }
}
