import Foundation

/// A folder that goes when its owner goes.
///
/// A space and an accent in its name keep every test honest about quoting and encoding.
package final class TemporaryFolder {
    package let path: String

    /// Makes the folder; a small one in memory, where the machine offers that.
    ///
    /// A disk's file system slows down when thousands of files come and go.
    package init(small: Bool = false) throws {
        let files = FileManager.default
        let isInMemory = small && files.isWritableFile(atPath: "/dev/shm")
        let parent = isInMemory ? URL(fileURLWithPath: "/dev/shm") : files.temporaryDirectory
        let url =
            parent
            .resolvingSymlinksInPath()
            .appendingPathComponent("schéma version \(UUID().uuidString.prefix(8))")
        try files.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Makes the folder `name` inside, and its parents.
    package func folder(_ name: String) throws -> String {
        let inner = "\(path)/\(name)"
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
        return inner
    }
}
