#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension SettingsFile {
    private static let maximumSize = 64 << 20

    /// Where a path leads: a relative one starts in `directory`, or where the process does.
    static func location(of path: String, in directory: String?) -> String {
        guard let directory, path.utf8.first != UInt8(ascii: "/") else { return path }
        return directory + "/" + path
    }

    /// The path with every symbolic link followed.
    static func resolved(
        _ path: String,
        shownAs name: String
    ) throws(SettingsError) -> String {
        do throws(SystemError) {
            return try FileSystem.resolved(path)
        } catch {
            throw Self.linkError(error, at: path, shownAs: name) ?? Self.error(error, name)
        }
    }

    /// Reads a whole file, with the stamp of the state that was read.
    static func read(
        _ path: String,
        shownAs name: String
    ) throws(SettingsError) -> ([UInt8], FileStamp) {
        let kind = try readable(name) { () throws(SystemError) in
            try FileSystem.status(of: path).st_mode & S_IFMT
        }
        guard kind == S_IFREG else {
            let found = kind == S_IFDIR ? "a directory" : "not a regular file"
            throw .format(file: name, found: found)
        }
        let (bytes, status) = try readable(name) { () throws(SystemError) in
            let file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
            let status = try file.status()
            return (try file.contents(upTo: maximumSize), status)
        }
        guard let bytes else { throw .format(file: name, found: "larger than 64 MiB") }
        return (bytes, FileStamp(status, content: bytes))
    }

    /// Turns the system's error in `body` into ours.
    private static func readable<Result>(
        _ path: String,
        _ body: () throws(SystemError) -> Result
    ) throws(SettingsError) -> Result {
        do throws(SystemError) {
            return try body()
        } catch {
            throw Self.error(error, path)
        }
    }

    private static func error(_ error: SystemError, _ file: String) -> SettingsError {
        error.isMissingFile
            ? .notFound(file: file) : .unreadable(file: file, reason: error.description)
    }

    /// What is wrong with a symbolic link at `path` that cannot be followed; nil where that is not
    /// why the file cannot be found.
    private static func linkError(
        _ error: SystemError,
        at path: String,
        shownAs name: String
    ) -> SettingsError? {
        if error.code == ELOOP {
            return .brokenLink(file: name, problem: "a loop of symbolic links")
        }
        guard error.isMissingFile, let status = try? FileSystem.statusOfName(path),
            status.st_mode & S_IFMT == S_IFLNK
        else { return nil }
        return .brokenLink(file: name, problem: "a symbolic link that leads to no file")
    }
}
