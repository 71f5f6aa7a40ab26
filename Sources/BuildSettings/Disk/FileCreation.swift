#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A place on the disk for a file that is not there yet.
struct FileCreation {
    /// The file's path, with every symbolic link to its directory followed.
    let target: String

    /// Requires a directory that may be written to, and nothing at `path`.
    init(at path: String) throws(SystemError) {
        let bytes = Array(path.utf8)[...]
        let name = bytes.suffix { $0 != UInt8(ascii: "/") }
        let folder: String
        do throws(SystemError) {
            let parent = String(decoding: bytes.dropLast(name.count), as: UTF8.self)
            // The dot requires a directory.
            folder = try FileSystem.resolved((parent.isEmpty ? "./" : parent) + ".")
        } catch {
            throw error.isMissingFile
                ? SystemError(description: "its directory is missing", code: error.code) : error
        }
        guard FileSystem.mayWrite(folder) else { throw .last("its directory is read-only") }
        target = folder + "/" + String(decoding: name, as: UTF8.self)
        var status = stat()
        guard unsafe lstat(target, &status) != 0 else {
            throw SystemError(description: "something that cannot be read is there already")
        }
    }
}
