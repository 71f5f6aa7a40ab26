#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension SettingsFile {
    private static let maximumSize = 64 << 20

    /// The path with every symbolic link followed.
    static func resolved(
        _ path: String,
        shownAs name: String
    ) throws(SettingsError) -> String {
        try readable(name) { () throws(SystemError) in try FileSystem.resolved(path) }
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
        let (bytes, stamp) = try readable(name) { () throws(SystemError) in
            let file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK)
            let stamp = FileStamp(try file.status())
            return (try file.contents(upTo: maximumSize), stamp)
        }
        guard let bytes else { throw .format(file: name, found: "larger than 64 MiB") }
        return (bytes, stamp)
    }

    /// Turns the system's error in `body` into ours.
    private static func readable<Result>(
        _ path: String,
        _ body: () throws(SystemError) -> Result
    ) throws(SettingsError) -> Result {
        do throws(SystemError) {
            return try body()
        } catch {
            throw error.isMissingFile
                ? .notFound(file: path) : .unreadable(file: path, reason: error.description)
        }
    }
}
