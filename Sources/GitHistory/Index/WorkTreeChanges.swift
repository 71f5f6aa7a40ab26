import Clibgit2

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where the files on disk, at or below the model paths, are not what the index says: found as
/// `git status` finds it, by what the index noted of each file, then by content.
struct WorkTreeChanges {
    /// Not on disk, or no longer a file there.
    private(set) var gone: Set<[UInt8]> = []
    /// On disk with other content or another mode.
    private(set) var changed: Set<[UInt8]> = []
    /// On disk, not in the index, not ignored; a repository inside of this one ends in a slash.
    private(set) var untracked: [[UInt8]] = []
    private var ignored: [[UInt8]] = []

    init(
        from index: borrowing Handle,
        within paths: ModelPaths,
        in repository: Repository
    ) throws(GitError) {
        let diff = try Self.diff(from: index, within: paths, in: repository)
        diff.lend { diff in
            for position in 0..<(unsafe git_diff_num_deltas(diff)) {
                guard let delta = unsafe git_diff_get_delta(diff, position)?.pointee else { break }
                unsafe note(delta)
            }
        }
        untracked += ignored.filter(repository.isNested)
        untracked = repository.untrackedFiles(within: paths, besides: ignored) ?? untracked
    }

    private mutating func note(_ delta: git_diff_delta) {
        guard let text = unsafe delta.new_file.path ?? delta.old_file.path else { return }
        let path = unsafe UnsafeRawBufferPointer(start: text, count: strlen(text)).map(\.self)
        switch unsafe delta.status {
        case GIT_DELTA_DELETED: gone.insert(path)
        case GIT_DELTA_IGNORED: ignored.append(path)
        case GIT_DELTA_UNTRACKED: untracked.append(path)
        case GIT_DELTA_ADDED, GIT_DELTA_MODIFIED, GIT_DELTA_TYPECHANGE: changed.insert(path)
        // What is unmerged is read from the disk in any case.
        default: break
        }
    }

    private static func diff(
        from index: borrowing Handle,
        within paths: ModelPaths,
        in repository: Repository
    ) throws(GitError) -> Handle {
        var options = unsafe git_diff_options()
        let version = UInt32(GIT_DIFF_OPTIONS_VERSION)
        try check(unsafe git_diff_options_init(&options, version), "cannot prepare a comparison")
        unsafe options.flags =
            GIT_DIFF_INCLUDE_UNTRACKED.rawValue | GIT_DIFF_RECURSE_UNTRACKED_DIRS.rawValue
            | GIT_DIFF_INCLUDE_TYPECHANGE.rawValue | GIT_DIFF_DISABLE_PATHSPEC_MATCH.rawValue
            | GIT_DIFF_SKIP_BINARY_CHECK.rawValue | GIT_DIFF_INCLUDE_IGNORED.rawValue
        unsafe options.ignore_submodules = GIT_SUBMODULE_IGNORE_ALL
        // The root is the whole work tree, and as a pathspec nothing at all.
        let isWhole = paths.names.contains(where: \.components.isEmpty)
        let names = isWhole ? [] : paths.names.map(\.bytes)
        var words = unsafe names.map { name in
            unsafe strdup(name.map(CChar.init(bitPattern:)) + [0])
        }
        defer { while let word = unsafe words.popLast() { unsafe free(word) } }
        var pointer: OpaquePointer?
        let count = unsafe words.count
        let code = unsafe words.withUnsafeMutableBufferPointer { words in
            unsafe options.pathspec = unsafe git_strarray(strings: words.baseAddress, count: count)
            return repository.handle.lend { repository in
                index.lend {
                    unsafe git_diff_index_to_workdir(&pointer, repository, $0, &options)
                }
            }
        }
        try check(code, "cannot compare the work tree with the index")
        return unsafe Handle(found(pointer), freedBy: { unsafe git_diff_free($0) })
    }
}
