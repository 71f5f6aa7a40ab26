#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Replaces a file in one step: at every instant the old or the new one is there, whole.
struct AtomicWrite {
    /// A path without symbolic links: a rename would replace the link.
    let target: String
    /// The state of the file that the new bytes are made from.
    let stamp: FileStamp

    /// Writes `bytes` beside the file, then renames them into its place.
    ///
    /// The new file keeps mode and, where the system lets us, owner. A file that is read-only for
    /// us is refused, although a rename would get around that.
    func replace(with bytes: [UInt8]) throws(SystemError) {
        guard FileSystem.mayWrite(target) else { throw .last("it is read-only") }
        let folder = Self.folder(of: target)
        let temporary = "\(folder).schema-version-\(UInt64.random(in: .min ... .max)).tmp"
        let file = try FileDescriptor(
            opening: temporary,
            O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW,
            mode: 0o600
        )
        do throws(SystemError) {
            let status = try FileSystem.status(of: target)
            try file.write(bytes)
            try file.adopt(status)
            try file.synchronize()
            try requireUnchanged(target)
            try FileSystem.rename(temporary, to: target)
        } catch {
            FileSystem.remove(temporary)
            throw error
        }
        synchronize(folder)
    }

    private func requireUnchanged(_ target: String) throws(SystemError) {
        guard FileStamp(try FileSystem.status(of: target)) == stamp else {
            throw SystemError(description: "another program changed it since it was read")
        }
    }

    /// Makes the rename itself last; some file systems cannot, and the file is whole either way.
    private func synchronize(_ folder: String) {
        do throws(SystemError) {
            try FileDescriptor(opening: folder, O_RDONLY).synchronize()
        } catch {}
    }

    /// The folder of an absolute path, with its slash.
    private static func folder(of path: String) -> String {
        let bytes = Array(path.utf8)[...]
        let name = bytes.suffix { $0 != UInt8(ascii: "/") }
        return String(decoding: bytes.dropLast(name.count), as: UTF8.self)
    }
}
