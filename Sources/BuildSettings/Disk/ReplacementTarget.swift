#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file that is to be replaced, in the state that the new bytes are made from.
struct ReplacementTarget {
    /// A path without symbolic links: a rename would replace the link.
    let path: String
    /// Nil where there is no file yet: one that appears meanwhile is not overwritten.
    let stamp: FileStamp?

    /// The directory that the new file is made in: a rename must not leave the file system.
    var folder: String { FileSystem.folder(of: path) }

    /// The number of names that the file has besides this one.
    func otherNames() throws(SystemError) -> Int {
        guard stamp != nil else { return 0 }
        return max(0, Int(try FileSystem.statusOfName(path).st_nlink) - 1)
    }

    /// Refuses what a rename would get around: a file that is read-only for us; and a directory
    /// that takes no new file.
    func requireWritable() throws(SystemError) {
        if stamp != nil {
            _ = try FileSystem.statusOfName(path)
            guard FileSystem.mayWrite(path) else { throw .last("it is read-only") }
        }
        let folder = folder.isEmpty ? "." : folder
        guard FileSystem.mayWrite(folder) else {
            throw .last("no new file can be made in its directory")
        }
    }

    /// Refuses a file that was written, replaced, or made, since it was read.
    func requireUnchanged() throws(SystemError) {
        let found: stat
        do throws(SystemError) {
            found = try FileSystem.statusOfName(path)
        } catch {
            if stamp == nil, error.isMissingFile { return }
            throw error
        }
        guard let stamp else { throw .appeared }
        guard stamp.matches(found) else { throw .changed }
    }

    /// Refuses a file that holds anything else than was read.
    func requireSameContent() throws(SystemError) {
        try requireUnchanged()
        guard let stamp else { return }
        let file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
        let content = try file.contents(upTo: stamp.content.count)
        guard content == stamp.content else { throw .changed }
    }
}
