import Clibgit2
import Versioning

/// The repository's objects as raw bytes: no commit or tree is built, none is kept.
///
/// Raw reads are what makes a walk fast, and they survive what libgit2's own parsers refuse, a
/// malformed author line for one.
final class ObjectStore {
    /// The kinds of object that are read here.
    enum Kind: String {
        case commit
        case tree
        case tag
        case blob

        fileprivate init?(_ type: git_object_t) {
            switch type {
            case GIT_OBJECT_COMMIT: self = .commit
            case GIT_OBJECT_TREE: self = .tree
            case GIT_OBJECT_TAG: self = .tag
            case GIT_OBJECT_BLOB: self = .blob
            default: return nil
            }
        }
    }

    let database: Handle
    /// Whether what libgit2 writes goes to memory by now.
    var writesToMemory = false

    init(of repository: borrowing Handle) throws(GitError) {
        var pointer: OpaquePointer?
        let code = repository.lend { unsafe git_repository_odb(&pointer, $0) }
        try check(code, "cannot open the object database")
        unsafe database = Handle(found(pointer), freedBy: { unsafe git_odb_free($0) })
    }

    init(in database: consuming Handle) {
        self.database = database
    }

    /// Whether the object is in this clone.
    func contains(_ id: ObjectID) -> Bool {
        var oid = id.oid
        return database.lend { unsafe git_odb_exists($0, &oid) } == 1
    }

    /// The size of an object in bytes; nil where it is not in this clone.
    func size(of id: ObjectID) -> Int? {
        var size = 0
        var type = GIT_OBJECT_INVALID
        var oid = id.oid
        let code = database.lend { unsafe git_odb_read_header(&size, &type, $0, &oid) }
        guard code == 0 else {
            git_error_clear()
            return nil
        }
        return size
    }

    /// Lends the bytes of one object, of which `kind` is known, to `body`.
    @safe
    func read<Result>(
        _ id: ObjectID,
        as kind: Kind,
        _ body: (UnsafeRawBufferPointer) throws(GitError) -> Result
    ) throws(GitError) -> Result {
        try read(id) { (found, bytes) throws(GitError) in
            guard found == kind else {
                throw .damagedObject(id, reason: "it is not a \(kind.rawValue)")
            }
            return try unsafe body(bytes)
        }
    }

    /// Lends the bytes of one object to `body`; they are gone when it returns.
    @safe
    func read<Result>(
        _ id: ObjectID,
        _ body: (Kind, UnsafeRawBufferPointer) throws(GitError) -> Result
    ) throws(GitError) -> Result {
        var object: OpaquePointer?
        var oid = id.oid
        let code = database.lend { unsafe git_odb_read(&object, $0, &oid) }
        guard code == 0 else { throw .unreadable(id, code: code) }
        defer { unsafe git_odb_object_free(object) }
        guard let kind = unsafe Kind(git_odb_object_type(object)) else {
            throw .damagedObject(id, reason: "it is of no kind that git has")
        }
        let bytes = unsafe UnsafeRawBufferPointer(
            start: git_odb_object_data(object),
            count: git_odb_object_size(object)
        )
        return try unsafe body(kind, bytes)
    }
}

extension GitError {
    /// An object could not be read: absent (libgit2's class says which kind of absence), or there
    /// and broken.
    ///
    /// A file that may not be read is neither.
    fileprivate static func unreadable(_ id: ObjectID, code: Int32) -> GitError {
        let failure = Failure(code: code, action: "cannot read object \(id)")
        guard code != GIT_ENOTFOUND.rawValue else { return .missingObject(missing(id)) }
        if let (path, reason) = failure.denial {
            return .unreadableFile(path: path, reason: reason)
        }
        let reason = LooseObjects.damage(in: failure.reason)?.reason
        return .damagedObject(id, reason: reason ?? failure.reason)
    }
}

extension GitError {
    /// What `missingObject` says of an object whose id is known.
    static func missing(_ id: ObjectID) -> String { "object \(id)" }
}

/// The object that a call which answered "no error" must have given.
func found(_ pointer: OpaquePointer?) -> OpaquePointer {
    guard let pointer = unsafe pointer else {
        preconditionFailure("libgit2 reported success without an object")
    }
    return unsafe pointer
}
