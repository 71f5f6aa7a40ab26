#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A small file that is no settings file, read to be replaced as carefully as one: in one step, with
/// its mode, owner and links.
package struct PlainFile: Sendable {
    package let bytes: [UInt8]
    /// Where the file really is, all symbolic links followed.
    package let target: String
    package let isExecutable: Bool
    package let isLink: Bool
    private let stamp: FileStamp

    private static let maximumSize = 16 << 20

    /// Reads the file at `path`, through symbolic links; nil where nothing has that name.
    package init?(at path: String) throws(DiskFailure) {
        do throws(SystemError) {
            guard try FileSystem.exists(path) else { return nil }
            isLink = try FileSystem.statusOfName(path).st_mode & S_IFMT == S_IFLNK
            target = try FileSystem.resolved(path)
            guard try FileSystem.status(of: target).st_mode & S_IFMT == S_IFREG else {
                throw SystemError(description: "it is not a regular file")
            }
            let file = try FileDescriptor(opening: target, O_RDONLY | O_NONBLOCK)
            let status = try file.status()
            guard let bytes = try file.contents(upTo: Self.maximumSize) else {
                throw SystemError(description: "it is too large")
            }
            self.bytes = bytes
            isExecutable = status.st_mode & S_IXUSR != 0
            stamp = FileStamp(status, content: bytes)
        } catch {
            throw DiskFailure(error)
        }
    }

    /// Puts other bytes in its place.
    package func replace(with bytes: [UInt8]) throws(DiskFailure) {
        do throws(SystemError) {
            let place = ReplacementTarget(path: target, stamp: stamp)
            try place.requireWritable()
            guard try place.otherNames() == 0 else {
                throw SystemError(description: "it has other names (hard links)")
            }
            let replacement = try Replacement(of: place, with: bytes)
            try replacement.checkContent()
            try replacement.commit()
        } catch {
            throw DiskFailure(error)
        }
    }

    /// Makes an executable file where none is, with the directories above it.
    package static func make(_ bytes: [UInt8], at path: String) throws(DiskFailure) {
        do throws(SystemError) {
            try FileSystem.makeFolders(above: path)
            let place = ReplacementTarget(path: path, stamp: nil)
            try place.requireWritable()
            try Replacement(of: place, with: bytes, mode: 0o777).commit()
        } catch {
            throw DiskFailure(error)
        }
    }

    /// Deletes the file, unless it was changed since it was read.
    package func remove() throws(DiskFailure) {
        do throws(SystemError) {
            let place = ReplacementTarget(path: target, stamp: stamp)
            try place.requireSameContent()
            try FileSystem.delete(target)
        } catch {
            throw DiskFailure(error)
        }
    }
}

/// Why a file was not read or not changed, in the system's words.
package struct DiskFailure: Error, Hashable, Sendable {
    package let reason: String

    init(_ error: SystemError) {
        reason = error.description
    }
}

/// Puts the file at `path`, a link as it is, beside itself: under its name with `.old` behind it, and
/// a number where that is taken.
///
/// - Returns: its new path.
package func setAside(_ path: String) throws(DiskFailure) -> String {
    do throws(SystemError) {
        var (backup, number) = (path + ".old", 1)
        while try FileSystem.exists(backup) {
            number += 1
            backup = path + ".old\(number)"
        }
        try FileSystem.rename(path, to: backup)
        return backup
    } catch {
        throw DiskFailure(error)
    }
}

/// Gives a file that was set aside its name back.
package func putBack(_ backup: String, as path: String) throws(DiskFailure) {
    do throws(SystemError) {
        try FileSystem.rename(backup, to: path)
    } catch {
        throw DiskFailure(error)
    }
}

extension FileSystem {
    /// Whether something has this name, a dangling link included.
    fileprivate static func exists(_ path: String) throws(SystemError) -> Bool {
        do throws(SystemError) { _ = try statusOfName(path) } catch {
            guard error.isMissingFile else { throw error }
            return false
        }
        return true
    }

    fileprivate static func delete(_ path: String) throws(SystemError) {
        guard unsafe unlink(path) == 0 else { throw .last("cannot delete it") }
    }

    /// Makes the directory that a file is to lie in, and those above it.
    fileprivate static func makeFolders(above path: String) throws(SystemError) {
        var folders: [String] = []
        var folder = folder(of: path)
        while folder.count > 1 {
            folder.removeLast()
            if try exists(folder) { break }
            folders.append(folder)
            folder = Self.folder(of: folder)
        }
        for folder in folders.reversed() where unsafe mkdir(folder, 0o777) != 0 {
            // Another run may have made it meanwhile.
            guard errno == EEXIST else { throw .last("cannot make its directory") }
        }
    }
}
