#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The file-system calls that work on names.
enum FileSystem {
    static func status(of path: String) throws(SystemError) -> stat {
        var status = stat()
        guard unsafe stat(path, &status) == 0 else { throw .last("cannot look at it") }
        return status
    }

    /// The status of the name itself: of a symbolic link, not of what it leads to.
    static func statusOfName(_ path: String) throws(SystemError) -> stat {
        var status = stat()
        guard unsafe lstat(path, &status) == 0 else { throw .last("cannot look at it") }
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

    /// Gives a file a second name, which must not be there.
    static func link(_ old: String, as new: String) throws(SystemError) {
        #if canImport(Darwin)
            let status = unsafe Darwin.link(old, new)
        #else
            let status = unsafe Glibc.link(old, new)
        #endif
        guard status == 0 else { throw .last("cannot put the new file in its place") }
    }

    static func remove(_ path: String) {
        _ = unsafe unlink(path)
    }

    /// The directory of a path, with its slash; empty where the path is a name alone.
    static func folder(of path: String) -> String {
        let bytes = Array(path.utf8)[...]
        let name = bytes.suffix { $0 != UInt8(ascii: "/") }
        return String(decoding: bytes.dropLast(name.count), as: UTF8.self)
    }

    /// Makes a change of a directory's names last; some file systems cannot, and every file is
    /// whole either way.
    static func synchronize(folder: String) {
        do throws(SystemError) {
            try FileDescriptor(opening: folder.isEmpty ? "." : folder, O_RDONLY).synchronize()
        } catch {}
    }
}
