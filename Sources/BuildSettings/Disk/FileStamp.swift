#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// One state of a file: what it held, and what tells that state from another without reading it.
struct FileStamp: Sendable {
    let identity: FileIdentity
    /// All of it: a change within one tick of the file system's clock shows in nothing else.
    let content: [UInt8]
    private let size: Int64
    private let seconds: Int
    private let nanoseconds: Int

    init(_ status: stat, content: [UInt8]) {
        self.content = content
        identity = FileIdentity(status)
        size = Int64(status.st_size)
        (seconds, nanoseconds) = Self.time(of: status)
    }

    /// Whether `status` is of the same file, not written since.
    func matches(_ status: stat) -> Bool {
        identity == FileIdentity(status) && size == Int64(status.st_size)
            && (seconds, nanoseconds) == Self.time(of: status)
    }

    private static func time(of status: stat) -> (seconds: Int, nanoseconds: Int) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        return (time.tv_sec, time.tv_nsec)
    }
}

/// What all names of one file have in common.
struct FileIdentity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64

    init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
    }
}
