import Clibgit2

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The library as a whole: started once for the process, and never shut down, since every handle
/// would have to be gone first and the process ends anyway.
enum LibGit2 {
    /// Starts libgit2 with the options below on first use; later uses cost nothing.
    static let isStarted: Bool = start()

    /// Extensions that do not change how commits, trees and refs are read, or may not.
    ///
    /// In the lower case that libgit2 compares them in; it refuses a repository for any other.
    private static let knownExtensions = [
        "partialclone", "worktreeconfig", "preciousobjects", "relativeworktrees",
        "compatobjectformat",
        // These two do; `RepositoryFormat` looks at their values.
        "objectformat", "refstorage",
    ]

    private static func start() -> Bool {
        guard git_libgit2_init() > 0 else { return false }
        // Git does not hash an object again when it reads it, and half of a walk's time is spent
        // there (measured with libgit2 1.5.1); zlib's own checksum still catches flipped bytes.
        _ = shim_set_strict_hash_verification(0)
        // Every object of a walk is read once: a cache only holds memory.
        _ = shim_set_object_cache(0)
        // A merge in a blobless clone makes trees of blobs that are not there.
        _ = shim_set_strict_object_creation(0)
        // Its rules are not git's: `Ownership` has those.
        _ = shim_set_owner_validation(0)
        passOverUnreadableSettings()
        return setExtensions()
    }

    /// Git passes over the user's settings where it may not look at them (`access_or_die` with
    /// `ACCESS_EACCES_OK`), as in a container that kept another user's `HOME`; libgit2 would open
    /// no repository at all.
    private static func passOverUnreadableSettings() {
        let home = unsafe Repository.text(getenv("HOME"))
        let configured = unsafe Repository.text(getenv("XDG_CONFIG_HOME"))
        let folder = configured.flatMap { $0.isEmpty ? nil : $0 } ?? home.map { $0 + "/.config" }
        let files = [
            (GIT_CONFIG_LEVEL_GLOBAL, home.map { $0 + "/.gitconfig" }),
            (GIT_CONFIG_LEVEL_XDG, folder.map { $0 + "/git/config" }),
        ]
        for case (let level, let file?) in files where unsafe access(file, R_OK) != 0 {
            guard errno == EACCES else { continue }
            _ = unsafe shim_set_search_path(level.rawValue, "")
        }
    }

    private static func setExtensions() -> Bool {
        var names: [UnsafePointer<CChar>?] = unsafe knownExtensions.map { name in
            unsafe UnsafePointer(strdup(name))
        }
        // libgit2 copies the names.
        let code = unsafe shim_set_extensions(&names, names.count)
        while let name = unsafe names.popLast() {
            unsafe free(UnsafeMutablePointer(mutating: name))
        }
        return code == 0
    }
}
