import Clibgit2
import Versioning

/// A back end of libgit2 that reads loose objects: asked after the packs and before libgit2's own
/// reader of them, so that a packed history never comes here, and no damaged file gets there.
final class LooseObjects {
    private let files: LooseFiles

    private init(_ files: LooseFiles) {
        self.files = files
    }

    /// The priority of libgit2's packs: among equals the first that was added is asked first.
    private static let priority: Int32 = 2

    /// Puts the back end into a database, which frees it.
    ///
    /// - Parameter directories: `objects` folders, without a slash at the end.
    static func guardReads(
        of database: borrowing Handle,
        in directories: [String]
    ) throws(GitError) {
        let memory = UnsafeMutablePointer<shim_backend>.allocate(capacity: 1)
        unsafe memory.initialize(to: shim_backend())
        let loose = LooseObjects(LooseFiles(in: directories))
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
            guard let found = try loose.files.read(object.hex) else {
                return GIT_ENOTFOUND.rawValue
            }
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
        for name in loose.files.names(from: String(start)) {
            do throws(LooseObject.Damage) {
                _ = try loose.files.read(name)
            } catch {
                return report(error, of: name)
            }
        }
        return GIT_ENOTFOUND.rawValue
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
}
