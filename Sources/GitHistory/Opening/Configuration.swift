import Clibgit2

extension Repository {
    /// The repository's configuration: every key's values, the one that counts last; section and
    /// name are in lower case.
    ///
    /// Read once for a run, which asks for it at many places.
    func configuration() throws(GitError) -> [String: [String]] {
        if let knownConfiguration { return knownConfiguration }
        let configuration = try handle.configuration()
        knownConfiguration = configuration
        return configuration
    }

    /// The pager that the configuration names, as a command of the shell (`core.pager`).
    package func configuredPager() throws(GitError) -> String? {
        try configuration()["core.pager"]?.last
    }
}

extension Handle {
    /// The configuration of the repository that this is the handle of.
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
            let value = unsafe Repository.text(entry.pointee.value) ?? ""
            values[name, default: []].append(value)
        }
    }
}
