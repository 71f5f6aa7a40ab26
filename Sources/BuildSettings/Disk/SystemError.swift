#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Why the system refused something.
struct SystemError: Error, CustomStringConvertible {
    let description: String
    /// The C library's number for it; 0 where it is our own refusal.
    var code: Int32 = 0

    /// What the C library says about the call that just failed.
    static func last(_ action: String) -> SystemError {
        let code = errno
        let reason = unsafe String(cString: strerror(code))
        return SystemError(description: "\(action): \(reason)", code: code)
    }

    static let changed = SystemError(description: "another program changed it since it was read")
    static let appeared = SystemError(description: "another program made it meanwhile")

    var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether a file system that has no hard links, or none for this file, said so.
    var isMissingLink: Bool {
        [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK, EACCES].contains(code)
    }
}
