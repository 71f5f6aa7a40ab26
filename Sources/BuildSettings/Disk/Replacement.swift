#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A new state of a file that lies ready beside it, on the disk already: one step puts it in its
/// place, and at every instant the old or the new one is there, whole.
///
/// Let go without that step, it leaves nothing behind.
final class Replacement {
    private let target: ReplacementTarget
    private let temporary: TemporaryFile
    /// Kept open for its lock: of two runs that change one file, the second must not undo the first.
    private let old: FileDescriptor?

    /// Writes `bytes` beside the target, with all that the old file has besides its content.
    ///
    /// - Parameters:
    ///   - isLocked: whether this run has the lock of that file already, by another name.
    ///   - mode: what a new file may be used for, less the process's mask.
    init(
        of target: ReplacementTarget,
        with bytes: [UInt8],
        isLocked: Bool = false,
        mode: mode_t = 0o666
    ) throws(SystemError) {
        self.target = target
        guard target.stamp != nil else {
            temporary = try TemporaryFile(in: target.folder, mode: mode)
            old = nil
            try temporary.file.write(bytes)
            try temporary.file.synchronize()
            return
        }
        let old = try FileDescriptor(opening: target.path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
        guard isLocked || old.lock() else {
            throw SystemError(description: "another run is writing it")
        }
        try target.requireUnchanged()
        // For nobody else until its owner and mode are right.
        temporary = try TemporaryFile(in: target.folder, mode: 0o600)
        try temporary.file.write(bytes)
        try temporary.file.adopt(from: old)
        try temporary.file.synchronize()
        self.old = consume old
    }

    /// Refuses if the target is not what it was, to the last byte.
    func checkContent() throws(SystemError) { try target.requireSameContent() }

    /// Puts the new state in its place.
    func commit() throws(SystemError) {
        try target.requireUnchanged()
        if target.stamp == nil {
            try temporary.become(target.path)
        } else {
            try temporary.replace(target.path)
        }
        FileSystem.synchronize(folder: target.folder)
    }
}
