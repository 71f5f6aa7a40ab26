import Clibgit2
import Versioning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What is on disk under one path of the work tree, as `git add` would stage it.
struct WorkTreeFile {
    private let name: String
    private let repository: Repository
    /// The path from the top of the work tree and the whole one, as C takes them: a name need not
    /// be UTF-8.
    private let path: [CChar]
    private let fullPath: [CChar]

    /// - Parameter path: from the top of the work tree; a slash at its end is left out.
    init(_ path: [UInt8], in repository: Repository) {
        let path = path.last == UInt8(ascii: "/") ? path.dropLast() : path
        self.repository = repository
        name = String(decoding: path, as: UTF8.self)
        self.path = path.map(CChar.init(bitPattern:)) + [0]
        fullPath = (repository.workTree ?? "").utf8.map(CChar.init(bitPattern:)) + self.path
    }

    /// The mode that git gives to what is on disk, a repository of its own for any folder; nil
    /// where there is nothing that it takes.
    var mode: UInt32? {
        var status = stat()
        guard unsafe lstat(fullPath, &status) == 0 else { return nil }
        let bits = status.st_mode
        switch bits & S_IFMT {
        case S_IFREG: return bits & S_IXUSR != 0 ? 0o100755 : 0o100644
        case S_IFLNK: return 0o120000
        case S_IFDIR: return 0o160000
        default: return nil
        }
    }

    /// The id of what is on disk, which is there with this mode; nil for a folder that is no
    /// repository.
    func id(mode: UInt32) throws(GitError) -> ObjectID? {
        switch mode {
        case 0o120000: return try linkTarget()
        case 0o160000: return try nestedHead()
        default: return try content()
        }
    }

    /// The content after the conversions that libgit2 makes: line ends and `ident`.
    ///
    /// Other ones are refused rather than left out, since what is staged would be something else.
    private func content() throws(GitError) -> ObjectID {
        if let filter = try foreignFilter() {
            throw .unsupportedFilter(path: name, filter: filter)
        }
        var oid = git_oid()
        let hashed = repository.handle.lend {
            unsafe git_repository_hashfile(&oid, $0, fullPath, GIT_OBJECT_BLOB, path)
        }
        try check(hashed, "cannot read \(name)")
        // Writing an object that is there already would touch its file.
        guard !repository.objects.contains(ObjectID(oid)) else { return ObjectID(oid) }
        try repository.objects.writeToMemory()
        let code = repository.handle.lend { unsafe git_blob_create_from_workdir(&oid, $0, path) }
        try check(code, "cannot read \(name)")
        return ObjectID(oid)
    }

    private func linkTarget() throws(GitError) -> ObjectID {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe readlink(fullPath, &buffer, buffer.count)
        guard count >= 0 else {
            throw .unsupportedRepository(reason: "the link '\(name)' cannot be read")
        }
        return try repository.objects.keepInMemory(
            blob: buffer[..<count].map(UInt8.init(bitPattern:))
        )
    }

    /// The commit that a repository inside of this one has checked out; nil where the folder is
    /// no repository.
    private func nestedHead() throws(GitError) -> ObjectID? {
        var pointer: OpaquePointer?
        guard unsafe git_repository_open(&pointer, fullPath) == 0 else {
            git_error_clear()
            return nil
        }
        let nested = unsafe Handle(found(pointer), freedBy: { unsafe git_repository_free($0) })
        var oid = git_oid()
        guard nested.lend({ unsafe git_reference_name_to_id(&oid, $0, "HEAD") }) == 0 else {
            git_error_clear()
            throw .unsupportedRepository(
                reason: "'\(name)' is a repository of its own without a commit, and 'git add'"
                    + " stops there"
            )
        }
        return ObjectID(oid)
    }

    /// The conversion that git would make and libgit2 does not: a configured clean filter such as
    /// Git LFS, or another encoding (gitattributes(5), `filter` and `working-tree-encoding`).
    private func foreignFilter() throws(GitError) -> String? {
        if let encoding = try attribute("working-tree-encoding") { return encoding }
        guard let filter = try attribute("filter") else { return nil }
        let configuration = try repository.configuration()
        let keys = ["clean", "process", "required"].map { "filter.\(filter).\($0)" }
        return keys.contains { configuration[$0] != nil } ? filter : nil
    }

    /// The value of an attribute that has one.
    private func attribute(_ attribute: String) throws(GitError) -> String? {
        var value: UnsafePointer<CChar>?
        let code = repository.handle.lend {
            unsafe git_attr_get(&value, $0, UInt32(GIT_ATTR_CHECK_FILE_THEN_INDEX), path, attribute)
        }
        try check(code, "cannot read the attributes of \(name)")
        guard unsafe git_attr_value(value) == GIT_ATTR_VALUE_STRING else { return nil }
        return unsafe Repository.text(value)
    }
}
