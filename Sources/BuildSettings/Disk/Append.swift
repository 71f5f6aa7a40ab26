#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Why nothing could be added to a file, in the system's words.
package struct AppendFailure: Error {
    package let reason: String
}

/// Adds lines to the end of a file, which is made where it is missing.
///
/// What is there may end in the middle of a line, so an empty line or the missing line end comes
/// first where there is anything.
package func append(_ text: String, to path: String) throws(AppendFailure) {
    do throws(SystemError) {
        let file = try FileDescriptor(opening: path, O_WRONLY | O_APPEND | O_CREAT, mode: 0o666)
        let isEmpty = try file.status().st_size == 0
        try file.write(Array(((isEmpty ? "" : "\n") + text).utf8))
    } catch {
        throw AppendFailure(reason: error.description)
    }
}
