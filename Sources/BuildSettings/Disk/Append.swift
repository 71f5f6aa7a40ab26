#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Why nothing could be added to a file, in the system's words.
package struct AppendFailure: Error {
    package let reason: String
}

/// Adds lines to the end of a regular file, which is made where it is missing.
///
/// A pipe would keep the run waiting for a reader, and what a device or a pipe swallows no later
/// step reads.
///
/// What is there may end in the middle of a line, so an empty line or the missing line end comes
/// first where there is anything.
package func append(_ text: String, to path: String) throws(AppendFailure) {
    do throws(SystemError) {
        let flags = O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY
        try requireRegular(path)
        let file = try FileDescriptor(opening: path, flags, mode: 0o666)
        let status = try file.status()
        guard status.st_mode & S_IFMT == S_IFREG else { throw notRegular }
        try file.write(Array(((status.st_size == 0 ? "" : "\n") + text).utf8))
    } catch {
        throw AppendFailure(reason: error.description)
    }
}

private let notRegular = SystemError(description: "it is not a regular file")

/// Refuses what is there and no file before it is opened, which alone may do something to a device.
private func requireRegular(_ path: String) throws(SystemError) {
    let status: stat
    do throws(SystemError) {
        status = try FileSystem.status(of: path)
    } catch {
        // The file is still to be made; where it cannot be, opening it says why.
        return
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw notRegular }
}
