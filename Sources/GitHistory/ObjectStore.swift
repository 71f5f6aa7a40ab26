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

        fileprivate var rawType: git_object_t {
            switch self {
            case .commit: GIT_OBJECT_COMMIT
            case .tree: GIT_OBJECT_TREE
            }
        }
    }

    let database: Handle

    init(of repository: borrowing Handle) throws(GitError) {
        var pointer: OpaquePointer?
        let code = repository.lend { unsafe git_repository_odb(&pointer, $0) }
        try check(code, "cannot open the object database")
        unsafe database = Handle(found(pointer), freedBy: { unsafe git_odb_free($0) })
    }

    /// Lends the bytes of one object to `body`; they are gone when it returns.
    @safe
    func read<Result>(
        _ id: ObjectID,
        as kind: Kind,
        _ body: (UnsafeRawBufferPointer) throws(GitError) -> Result
    ) throws(GitError) -> Result {
        var object: OpaquePointer?
        var oid = id.oid
        let code = database.lend { unsafe git_odb_read(&object, $0, &oid) }
        guard code == 0 else { throw .unreadable(id, code: code) }
        defer { unsafe git_odb_object_free(object) }
        guard unsafe git_odb_object_type(object) == kind.rawType else {
            throw .damagedObject(id, reason: "it is not a \(kind.rawValue)")
        }
        let bytes = unsafe UnsafeRawBufferPointer(
            start: git_odb_object_data(object),
            count: git_odb_object_size(object)
        )
        return try unsafe body(bytes)
    }
}

extension GitError {
    /// An object could not be read: absent (libgit2's class says which kind of absence), or there
    /// and broken.
    fileprivate static func unreadable(_ id: ObjectID, code: Int32) -> GitError {
        let failure = Failure(code: code, action: "cannot read object \(id)")
        return code == GIT_ENOTFOUND.rawValue
            ? .missingObject(id) : .damagedObject(id, reason: failure.reason)
    }
}

/// The object that a call which answered "no error" must have given.
func found(_ pointer: OpaquePointer?) -> OpaquePointer {
    guard let pointer = unsafe pointer else {
        preconditionFailure("libgit2 reported success without an object")
    }
    return unsafe pointer
}
