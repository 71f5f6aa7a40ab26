#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file without a name, for a child to read: it takes input of any length, and a child that ends
/// early does not end us, as with a pipe.
struct InputFile: ~Copyable {
    let descriptor: Int32

    /// Nil where no file can be made or filled; without bytes it is the empty device.
    init?(holding bytes: [UInt8]) {
        guard !bytes.isEmpty else {
            descriptor = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
            if descriptor < 0 { return nil }
            return
        }
        let folder = unsafe Repository.text(getenv("TMPDIR")) ?? "/tmp"
        var name = (folder + "/schema-version-XXXXXX").utf8.map(CChar.init(bitPattern:)) + [0]
        descriptor = unsafe mkstemp(&name)
        guard descriptor >= 0 else { return nil }
        _ = unsafe unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        guard fill(with: bytes), lseek(descriptor, 0, SEEK_SET) == 0 else { return nil }
    }

    deinit { close(descriptor) }

    private borrowing func fill(with bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { rest in
                unsafe write(descriptor, rest.baseAddress, rest.count)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
