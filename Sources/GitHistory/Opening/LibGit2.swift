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

    /// Extensions that do not change how commits, trees and refs are read.
    ///
    /// In the lower case that libgit2 compares them in; it refuses a repository for any other.
    private static let harmlessExtensions = [
        "partialclone", "worktreeconfig", "preciousobjects", "relativeworktrees",
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
        return setExtensions()
    }

    private static func setExtensions() -> Bool {
        var names: [UnsafePointer<CChar>?] = unsafe harmlessExtensions.map { name in
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
