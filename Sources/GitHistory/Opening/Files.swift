#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The lines of a small text file; none where there is no such file.
func lines(ofFile path: String) throws(GitError) -> [String] {
    String(decoding: try content(ofFile: path) ?? [], as: UTF8.self)
        .split(separator: "\n").map(String.init)
}

/// The bytes of a file of the repository, or of a device such as `/dev/null`; nil where there is
/// none, and an error where there is one that cannot be read.
package func content(ofFile path: String) throws(GitError) -> [UInt8]? {
    // A pipe would keep the run waiting for a writer.
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
        if errno == ENOENT || errno == ENOTDIR { return nil }
        throw .unreadableFile(path: path, errno: errno)
    }
    defer { close(file) }
    var status = stat()
    let size = unsafe fstat(file, &status) == 0 ? Int(status.st_size) : 0
    var bytes = [UInt8](repeating: 0, count: max(size, 1 << 12) + 1)
    var end = 0
    while true {
        let count = unsafe bytes.withUnsafeMutableBytes { bytes in
            unsafe read(file, bytes.baseAddress.map { unsafe $0 + end }, bytes.count - end)
        }
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw .unreadableFile(path: path, errno: errno) }
        end += count
        if count == 0 { break }
        if end == bytes.count { bytes += [UInt8](repeating: 0, count: end) }
    }
    bytes.removeLast(bytes.count - end)
    return bytes
}

/// Refuses a file that is there and that this user cannot read; one that is not there is fine.
func requireReadable(file path: String) throws(GitError) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
        if errno == ENOENT || errno == ENOTDIR { return }
        throw .unreadableFile(path: path, errno: errno)
    }
    defer { close(file) }
    if isDirectory(at: path) { throw .unreadableFile(path: path, errno: EISDIR) }
}

/// The text of a file; nil where there is none that can be read.
///
/// Of a regular file only: a pipe would keep the run waiting for a writer.
package func text(ofFile path: String) -> String? {
    var status = stat()
    guard unsafe stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        let content = try? content(ofFile: path)
    else { return nil }
    return String(decoding: content, as: UTF8.self)
}

/// Whether something has this name, a dangling link included.
package func somethingExists(at path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0
}

/// Whether a path is a file, or a directory with a file somewhere in it: git tracks nothing else.
func holdsFile(at path: String) -> Bool {
    var open = [path]
    while let next = open.popLast() {
        var isDirectory = false
        guard FileManager.default.fileExists(atPath: next, isDirectory: &isDirectory) else {
            continue
        }
        guard isDirectory else { return true }
        let names = try? FileManager.default.contentsOfDirectory(atPath: next)
        open += (names ?? []).map { next + "/" + $0 }
    }
    return false
}

func isDirectory(at path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
}

/// `path` as seen from `directory`, unless it is absolute already.
package func absolute(_ path: String, in directory: String) -> String {
    path.utf8.first == UInt8(ascii: "/") ? path : directory + "/" + path
}

/// The path with the links in all but its last name followed.
func resolvingParent(of path: String) -> String {
    let names = path.split(separator: "/")
    guard let name = names.last else { return path }
    let parent = "/" + names.dropLast().joined(separator: "/")
    return (realPath(parent) ?? parent) + "/" + name
}

/// The path without links, `.` and `..`; nil where it does not exist.
func realPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
}
