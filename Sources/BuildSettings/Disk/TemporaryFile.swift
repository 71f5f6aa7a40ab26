#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file of ours beside the one whose place it is to take; it goes when it is let go, unless it
/// was put in place.
///
/// It is locked as long as it is open, so that other runs can tell it from what a killed run left.
final class TemporaryFile {
    let file: FileDescriptor
    private let path: String
    private var isThere = true

    private static let prefix = ".schema-version-"
    private static let suffix = ".tmp"

    /// Makes an empty one in `folder`, a path that ends in a slash or is empty.
    init(in folder: String, mode: mode_t) throws(SystemError) {
        while true {
            let digits = String(UInt64.random(in: .min ... .max), radix: 16)
            let path = folder + Self.prefix + digits + Self.suffix
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
            let file = try FileDescriptor(opening: path, flags, mode: mode)
            // Another run may take it for a leftover in the instant before it is locked.
            guard file.lock(), (try? FileSystem.statusOfName(path)) != nil else { continue }
            self.file = file
            self.path = path
            return
        }
    }

    deinit {
        if isThere { FileSystem.remove(path) }
    }

    /// Takes the place of the file at `target`.
    func replace(_ target: String) throws(SystemError) {
        try FileSystem.rename(path, to: target)
        isThere = false
    }

    /// Becomes the file at `target`, where there must be none.
    func become(_ target: String) throws(SystemError) {
        do throws(SystemError) {
            try FileSystem.link(path, as: target)
        } catch {
            guard error.isMissingLink else { throw Self.naming(error) }
            return try claim(target)
        }
        FileSystem.remove(path)
        isThere = false
    }

    /// The same where there are no hard links: an empty file claims the name, and is replaced.
    func claim(_ target: String) throws(SystemError) {
        let claim: FileIdentity
        do throws(SystemError) {
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
            claim = FileIdentity(try FileDescriptor(opening: target, flags, mode: 0o600).status())
        } catch {
            throw Self.naming(error)
        }
        let found = try FileSystem.statusOfName(target)
        guard FileIdentity(found) == claim, found.st_size == 0 else { throw .appeared }
        do throws(SystemError) {
            try replace(target)
        } catch {
            FileSystem.remove(target)
            throw error
        }
    }

    private static func naming(_ error: SystemError) -> SystemError {
        error.code == EEXIST ? .appeared : error
    }

    /// Removes what killed runs left in `folder`: files that bear our name and that nobody locks.
    ///
    /// A lock ends with the process that has it. Where a file system knows no locks, nothing goes.
    static func removeLeftovers(in folder: String) {
        let path = folder.isEmpty ? "." : folder
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return }
        for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
            let digits = name.dropFirst(prefix.count).dropLast(suffix.count)
            guard UInt64(digits, radix: 16) != nil else { continue }
            do throws(SystemError) {
                let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW
                let file = try FileDescriptor(opening: folder + name, flags)
                let isRegular = try file.status().st_mode & S_IFMT == S_IFREG
                if isRegular, file.isAbandoned() { FileSystem.remove(folder + name) }
            } catch {}
        }
    }
}
