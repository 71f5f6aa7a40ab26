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

/// Why an object is missing: the causes differ, and so does what mends them.
extension Repository {
    /// The error itself, or what stands behind it where an object is missing: a pack that cannot be
    /// read, a folder of objects that is gone, a partial clone.
    package func explained(_ error: GitError) -> GitError {
        guard case .missingObject(let object, let reason) = error else { return error }
        do throws(GitError) {
            let directories = try location.objectDirectories(of: handle)
            for directory in directories.all { try requireReadablePacks(in: directory + "/pack") }
            if let lost = directories.lenders.lost.first {
                let lender = GitError.Absence.lender(directory: lost.directory, file: lost.source)
                return .missingObject(object, because: lender)
            }
            if reason == .unknown, let remote = try promisor() {
                return .missingObject(object, because: .partialClone(remote: remote))
            }
            return error
        } catch {
            return error
        }
    }

    /// The remote that a partial clone leaves objects at (git-config(1), `remote.<name>.promisor`).
    private func promisor() throws(GitError) -> String? {
        let configuration = try configuration()
        if let remote = configuration["extensions.partialclone"]?.last { return remote }
        let key = configuration.first { key, values in
            key.hasPrefix("remote.") && key.hasSuffix(".promisor")
                && values.last.flatMap(isOn) == true
        }?.key
        return key.map { String($0.dropFirst("remote.".count).dropLast(".promisor".count)) }
    }

    /// An error for the first pack that this user may not read, or that is not the one its index
    /// speaks of: libgit2 passes over both.
    private func requireReadablePacks(in folder: String) throws(GitError) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".idx") {
            let index = "\(folder)/\(name)"
            let pack = String(index.dropLast("idx".count)) + "pack"
            guard let indexEnd = try ends(ofFile: index, start: Self.indexStart) else { continue }
            guard let packEnd = try ends(ofFile: pack, start: Self.packStart) else {
                throw .damagedPack(file: index, reason: "its pack is gone")
            }
            // Both end in checksums of 20 bytes, the index in the pack's before its own
            // (gitformat-pack(5)).
            if packEnd.suffix(20) != indexEnd.dropLast(20) {
                throw .damagedPack(file: pack, reason: "it is not what its index says, or cut off")
            }
        }
    }

    private static let packStart = Array("PACK".utf8)
    private static let indexStart: [UInt8] = [0xFF, 0x74, 0x4F, 0x63]

    /// The last 40 bytes of a file, an error where it does not begin as it has to; nil where there is
    /// no such file.
    private func ends(ofFile path: String, start: [UInt8]) throws(GitError) -> ArraySlice<UInt8>? {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw .unreadableFile(path: path, errno: errno)
        }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0, status.st_size >= 40 else {
            throw .damagedPack(file: path, reason: "it is cut off")
        }
        guard bytes(of: file, at: 0, count: start.count) == start else {
            throw .damagedPack(file: path, reason: "it does not begin as one")
        }
        return bytes(of: file, at: status.st_size - 40, count: 40)?[...]
    }

    private func bytes(of file: Int32, at offset: off_t, count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        let read = unsafe bytes.withUnsafeMutableBytes {
            unsafe pread(file, $0.baseAddress, count, offset)
        }
        return read == count ? bytes : nil
    }
}
