import Clibgit2
import Versioning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The loose objects of a repository and of those that lend it theirs, as a back end of libgit2:
/// asked after the packs and before libgit2's own reader of loose objects, so that a packed history
/// never comes here, and no damaged file gets there.
final class LooseObjects {
    private let directories: [String]

    /// - Parameter directories: `objects` folders, without a slash at the end.
    private init(in directories: [String]) {
        self.directories = directories.flatMap { Self.withLenders($0) }
    }

    /// The priority of libgit2's packs: among equals the first that was added is asked first.
    private static let priority: Int32 = 2

    /// Puts the back end into a database, which frees it.
    static func guardReads(
        of database: borrowing Handle,
        in directories: [String]
    ) throws(GitError) {
        let memory = UnsafeMutablePointer<shim_backend>.allocate(capacity: 1)
        unsafe memory.initialize(to: shim_backend())
        let loose = LooseObjects(in: directories)
        unsafe memory.pointee.context = Unmanaged.passRetained(loose).toOpaque()
        unsafe memory.pointee.parent.version = UInt32(GIT_ODB_BACKEND_VERSION)
        unsafe memory.pointee.parent.read = { content, size, kind, backEnd, id in
            unsafe LooseObjects.answer(backEnd, id) { object in
                let memory = unsafe git_odb_backend_data_alloc(backEnd, object.content.count + 1)
                guard let memory = unsafe memory else { return GIT_ERROR.rawValue }
                unsafe object.content.withUnsafeBytes { bytes in
                    unsafe memory.copyMemory(
                        from: bytes.baseAddress ?? UnsafeRawPointer(memory),
                        byteCount: bytes.count
                    )
                }
                // libgit2 promises its callers a zero byte behind the content.
                unsafe memory.storeBytes(of: 0, toByteOffset: object.content.count, as: UInt8.self)
                unsafe content?.pointee = unsafe memory
                unsafe size?.pointee = object.content.count
                unsafe kind?.pointee = object.kind
                return 0
            }
        }
        unsafe memory.pointee.parent.read_header = { size, kind, backEnd, id in
            unsafe LooseObjects.answer(backEnd, id) { object in
                unsafe size?.pointee = object.content.count
                unsafe kind?.pointee = object.kind
                return 0
            }
        }
        unsafe memory.pointee.parent.read_prefix = { _, _, _, _, backEnd, id, length in
            unsafe LooseObjects.checkAll(backEnd, id, digits: length)
        }
        unsafe memory.pointee.parent.free = { backEnd in
            guard let backEnd = unsafe backEnd else { return }
            let memory = unsafe UnsafeMutableRawPointer(backEnd)
                .assumingMemoryBound(to: shim_backend.self)
            if let context = unsafe memory.pointee.context {
                unsafe Unmanaged<LooseObjects>.fromOpaque(context).release()
            }
            unsafe memory.deallocate()
        }
        let backEnd = unsafe UnsafeMutableRawPointer(memory)
            .assumingMemoryBound(to: git_odb_backend.self)
        let code = database.lend { unsafe git_odb_add_backend($0, backEnd, priority) }
        try check(code, "cannot read the loose objects")
    }

    private static func owner(
        of backEnd: UnsafeMutablePointer<git_odb_backend>?
    ) -> LooseObjects? {
        guard let backEnd = unsafe backEnd else { return nil }
        let memory = unsafe UnsafeMutableRawPointer(backEnd)
            .assumingMemoryBound(to: shim_backend.self)
        guard let context = unsafe memory.pointee.context else { return nil }
        return unsafe Unmanaged<LooseObjects>.fromOpaque(context).takeUnretainedValue()
    }

    /// Reads one object for libgit2 and hands it to `body`; its code where there is none, or none
    /// that can be read.
    private static func answer(
        _ backEnd: UnsafeMutablePointer<git_odb_backend>?,
        _ id: UnsafePointer<git_oid>?,
        _ body: (LooseObject) -> Int32
    ) -> Int32 {
        guard let loose = unsafe owner(of: backEnd), let id = unsafe id else {
            return GIT_ENOTFOUND.rawValue
        }
        let object = unsafe ObjectID(id.pointee)
        do throws(LooseObject.Damage) {
            guard let found = try loose.read(object.hex) else { return GIT_ENOTFOUND.rawValue }
            return body(found)
        } catch {
            return report(error, of: object.hex)
        }
    }

    /// Answers a question for an abbreviated id by "not here", which hands it on to libgit2's own
    /// reader, once every object that it may mean has turned out whole.
    private static func checkAll(
        _ backEnd: UnsafeMutablePointer<git_odb_backend>?,
        _ id: UnsafePointer<git_oid>?,
        digits: Int
    ) -> Int32 {
        guard let loose = unsafe owner(of: backEnd), let id = unsafe id else {
            return GIT_ENOTFOUND.rawValue
        }
        let start = unsafe ObjectID(id.pointee).hex.prefix(digits)
        for name in loose.names(from: String(start)) {
            do throws(LooseObject.Damage) {
                _ = try loose.read(name)
            } catch {
                return report(error, of: name)
            }
        }
        return GIT_ENOTFOUND.rawValue
    }

    private func read(_ name: String) throws(LooseObject.Damage) -> LooseObject? {
        for directory in directories {
            let path = "\(directory)/\(name.prefix(2))/\(name.dropFirst(2))"
            guard let file = try bytes(ofFile: path) else { continue }
            return try LooseObject(inflating: file)
        }
        return nil
    }

    /// The objects whose ids begin like this: at least two digits.
    private func names(from start: String) -> [String] {
        let folder = start.prefix(2)
        return directories.flatMap { directory in
            fileNames(in: "\(directory)/\(folder)").map { folder + $0 }
        }.filter { $0.hasPrefix(start) && ObjectID(hex: $0) != nil }
    }

    private static let mark = "damaged loose object "

    private static func report(_ damage: LooseObject.Damage, of name: String) -> Int32 {
        unsafe git_error_set_str(Int32(GIT_ERROR_ODB.rawValue), mark + name + " " + damage.reason)
        return GIT_ERROR.rawValue
    }

    /// The object and what is wrong with it, where libgit2's last error is one of those above.
    static func damage(in message: String) -> (id: ObjectID, reason: String)? {
        guard message.hasPrefix(mark) else { return nil }
        let rest = message.dropFirst(mark.count)
        guard let id = ObjectID(hex: String(rest.prefix(40))) else { return nil }
        return (id, String(rest.dropFirst(41)))
    }

    /// A folder of objects and those that its `info/alternates` names, as deep as git goes
    /// (`link_alt_odb_entries`: five).
    private static func withLenders(_ directory: String, depth: Int = 0) -> [String] {
        let listed = depth < 5 ? try? lines(ofFile: directory + "/info/alternates") : nil
        let lenders = (listed ?? []).filter { !$0.hasPrefix("#") }
        return [directory]
            + lenders.flatMap { withLenders(absolute($0, in: directory), depth: depth + 1) }
    }
}

/// The names in a folder; none where there is no such folder.
private func fileNames(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
            unsafe String(cString: UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
        }
        names.append(name)
    }
    return names
}

/// The content of a file; nil where there is none of this name.
private func bytes(ofFile path: String) throws(LooseObject.Damage) -> [UInt8]? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
        guard errno != ENOENT, errno != ENOTDIR else { return nil }
        throw LooseObject.Damage(reason: unsafe String(cString: strerror(errno)))
    }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
        let count = unsafe buffer.withUnsafeMutableBytes {
            unsafe read(file, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else {
            throw LooseObject.Damage(reason: unsafe String(cString: strerror(errno)))
        }
        guard count > 0 else { return bytes }
        bytes += buffer[..<count]
    }
}
