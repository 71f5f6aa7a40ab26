#if canImport(Darwin)
    import Darwin

    /// Gives one open file the extended attributes and the access list of another, as far as the
    /// system lets us.
    func copyExtendedAttributes(from old: Int32, to new: Int32) throws(SystemError) {
        _ = unsafe fcopyfile(old, new, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
    }
#else
    import Glibc

    /// Gives one open file the extended attributes of another, as far as the system lets us.
    ///
    /// The access list is one of them, and the mode is not the same without it: where that cannot
    /// be kept, or one that the directory hands down cannot be taken off, the file is not written.
    func copyExtendedAttributes(from old: Int32, to new: Int32) throws(SystemError) {
        guard let calls = ExtendedAttributeCalls.shared else { return }
        let names = calls.names(of: old)
        for name in names {
            // A label that only the system may set is the new file's own already.
            guard let value = calls.value(of: name, in: old) else { continue }
            let isSet = calls.set(name, to: value, in: new)
            guard isSet || name != accessList else { throw .last("cannot keep its access list") }
        }
        if !names.contains(accessList), calls.names(of: new).contains(accessList) {
            guard calls.remove(accessList, from: new) else {
                throw .last("cannot take off an access list that it did not have")
            }
        }
    }

    private let accessList = "system.posix_acl_access"

    /// The C library's calls for extended attributes, which its Swift module does not declare.
    @safe private struct ExtendedAttributeCalls: @unchecked Sendable {
        private typealias List =
            @convention(c) (Int32, UnsafeMutablePointer<CChar>?, Int) -> Int
        private typealias Get =
            @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
        private typealias Set =
            @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32
        private typealias Remove = @convention(c) (Int32, UnsafePointer<CChar>) -> Int32

        private let list: List
        private let get: Get
        private let set: Set
        private let remove: Remove

        static let shared = ExtendedAttributeCalls()

        private init?() {
            guard let list = unsafe dlsym(nil, "flistxattr"),
                let get = unsafe dlsym(nil, "fgetxattr"),
                let set = unsafe dlsym(nil, "fsetxattr"),
                let remove = unsafe dlsym(nil, "fremovexattr")
            else { return nil }
            unsafe self.list = unsafeBitCast(list, to: List.self)
            unsafe self.get = unsafeBitCast(get, to: Get.self)
            unsafe self.set = unsafeBitCast(set, to: Set.self)
            unsafe self.remove = unsafeBitCast(remove, to: Remove.self)
        }

        /// The names that a file has; none where its file system has no attributes.
        func names(of file: Int32) -> [String] {
            let size = list(file, nil, 0)
            guard size > 0 else { return [] }
            var names = [CChar](repeating: 0, count: size)
            let count = unsafe list(file, &names, names.count)
            return names.prefix(max(0, count)).split(separator: 0).map { name in
                String(decoding: name.map(UInt8.init(bitPattern:)), as: UTF8.self)
            }
        }

        /// Nil where it may not be read.
        func value(of name: String, in file: Int32) -> [UInt8]? {
            let size = unsafe get(file, name, nil, 0)
            guard size >= 0 else { return nil }
            var value = [UInt8](repeating: 0, count: size)
            let count = unsafe get(file, name, &value, value.count)
            return count >= 0 ? Array(value.prefix(count)) : nil
        }

        func set(_ name: String, to value: [UInt8], in file: Int32) -> Bool {
            unsafe set(file, name, value, value.count, 0) == 0
        }

        func remove(_ name: String, from file: Int32) -> Bool {
            unsafe remove(file, name) == 0
        }
    }
#endif
