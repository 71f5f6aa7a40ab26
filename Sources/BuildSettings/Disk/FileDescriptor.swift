#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An open file that is closed when it is let go: the one place that calls the C library.
struct FileDescriptor: ~Copyable {
    private let raw: Int32

    init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(SystemError) {
        raw = unsafe open(path, flags | O_CLOEXEC, mode)
        guard raw >= 0 else { throw .last("cannot open it") }
    }

    deinit {
        close(raw)
    }

    func status() throws(SystemError) -> stat {
        var status = stat()
        guard unsafe fstat(raw, &status) == 0 else { throw .last("cannot look at it") }
        return status
    }

    /// Reads to the end; nil where there are more than `limit` bytes.
    func contents(upTo limit: Int) throws(SystemError) -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let count = Self.retrying { unsafe read(raw, &buffer, buffer.count) }
            guard count >= 0 else { throw .last("cannot read it") }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
        return nil
    }

    func write(_ bytes: [UInt8]) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Self.retrying {
                unsafe rest.withUnsafeBytes {
                    #if canImport(Darwin)
                        unsafe Darwin.write(raw, $0.baseAddress, $0.count)
                    #else
                        unsafe Glibc.write(raw, $0.baseAddress, $0.count)
                    #endif
                }
            }
            guard count > 0 else { throw .last("cannot write") }
            rest = rest.dropFirst(count)
        }
    }

    /// Takes over owner, group, access list, extended attributes and mode of `old`.
    ///
    /// What the system does not let us have is left out, and never so that somebody may do more
    /// with the file than before: set-id bits go with their owner or group, and a group that is
    /// another one gets what everybody has.
    func adopt(from old: borrowing FileDescriptor) throws(SystemError) {
        let status = try old.status()
        if fchown(raw, status.st_uid, status.st_gid) != 0 {
            // An owner can be given by root alone, one's own groups by anybody.
            _ = fchown(raw, uid_t.max, status.st_gid)
        }
        try copyExtendedAttributes(from: old.raw, to: raw)
        let own = try self.status()
        let mode = Self.mode(
            from: status.st_mode & 0o7777,
            keepsOwner: own.st_uid == status.st_uid,
            keepsGroup: own.st_gid == status.st_gid
        )
        guard fchmod(raw, mode) == 0 else { throw .last("cannot set the mode") }
    }

    /// The mode that lets nobody do more than `mode` did, where owner or group are others now.
    static func mode(from mode: mode_t, keepsOwner: Bool, keepsGroup: Bool) -> mode_t {
        var mode = mode
        if !keepsOwner { mode &= ~0o4000 }
        if !keepsGroup { mode = (mode & ~0o2070) | ((mode & 0o0007) << 3) }
        return mode
    }

    /// Locks the file until it is closed; false where another run of this program keeps the lock.
    ///
    /// Another run needs it for some milliseconds, so that it is worth a second's wait. A file system
    /// that knows no locks has nobody to wait for.
    func lock() -> Bool {
        for _ in 0..<100 {
            guard flock(raw, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR else {
                return true
            }
            usleep(10_000)
        }
        return false
    }

    /// Whether the lock was had for certain: its last owner is gone.
    func isAbandoned() -> Bool {
        flock(raw, LOCK_EX | LOCK_NB) == 0
    }

    func synchronize() throws(SystemError) {
        guard fsync(raw) == 0 else { throw .last("cannot write to the disk") }
    }

    private static func retrying(_ call: () -> Int) -> Int {
        while true {
            let count = call()
            if count >= 0 || errno != EINTR {
                return count
            }
        }
    }
}
