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

    var isMissingFile: Bool { code == ENOENT || code == ENOTDIR }
}

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

    /// Gives the file the owner and mode of `status`; an owner it may not have is left out.
    func adopt(_ status: stat) throws(SystemError) {
        _ = fchown(raw, status.st_uid, status.st_gid)
        guard fchmod(raw, status.st_mode & 0o7777) == 0 else { throw .last("cannot set the mode") }
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

/// The file-system calls that work on names.
enum FileSystem {
    static func status(of path: String) throws(SystemError) -> stat {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { throw .last("cannot look at it") }
        return status
    }

    /// The path with every symbolic link followed.
    static func resolved(_ path: String) throws(SystemError) -> String {
        guard let resolved = unsafe realpath(path, nil) else { throw .last("cannot find it") }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }

    static func mayWrite(_ path: String) -> Bool {
        unsafe access(path, W_OK) == 0
    }

    static func rename(_ old: String, to new: String) throws(SystemError) {
        #if canImport(Darwin)
            let status = unsafe Darwin.rename(old, new)
        #else
            let status = unsafe Glibc.rename(old, new)
        #endif
        guard status == 0 else { throw .last("cannot put the new file in its place") }
    }

    static func remove(_ path: String) {
        _ = unsafe unlink(path)
    }
}
