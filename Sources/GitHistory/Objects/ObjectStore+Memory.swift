import Clibgit2
import Versioning

/// Objects that are made for one run and never reach the repository.
extension ObjectStore {
    /// Keeps a tree for this run without writing it to the repository.
    func keepInMemory(tree bytes: [UInt8]) throws(GitError) -> ObjectID {
        try keepInMemory(bytes, as: GIT_OBJECT_TREE)
    }

    /// Keeps a blob for this run without writing it to the repository.
    func keepInMemory(blob bytes: [UInt8]) throws(GitError) -> ObjectID {
        try keepInMemory(bytes, as: GIT_OBJECT_BLOB)
    }

    private func keepInMemory(
        _ bytes: [UInt8],
        as type: git_object_t
    ) throws(GitError) -> ObjectID {
        try writeToMemory()
        var oid = git_oid()
        let code = unsafe bytes.withUnsafeBytes { bytes in
            database.lend {
                unsafe git_odb_write(&oid, $0, bytes.baseAddress, bytes.count, type)
            }
        }
        try check(code, "cannot keep an object in memory")
        return ObjectID(oid)
    }

    /// Makes whatever libgit2 writes from now on go to memory: a back end in front of the
    /// repository's own takes it, and is freed with the database.
    func writeToMemory() throws(GitError) {
        guard !writesToMemory else { return }
        try leaveTimesAlone()
        var backEnd: UnsafeMutablePointer<git_odb_backend>?
        try check(unsafe git_mempack_new(&backEnd), "cannot keep objects in memory")
        let code = database.lend { unsafe git_odb_add_backend($0, backEnd, 999) }
        try check(code, "cannot keep objects in memory")
        writesToMemory = true
    }

    /// Takes from every back end what it does to an object that is to be written and is there
    /// already: packs and loose files would get a new time of change.
    ///
    /// libgit2 then asks them only whether they have it (`git_odb__freshen`).
    private func leaveTimesAlone() throws(GitError) {
        for position in 0..<database.lend({ unsafe git_odb_num_backends($0) }) {
            var backEnd: UnsafeMutablePointer<git_odb_backend>?
            let code = database.lend { unsafe git_odb_get_backend(&backEnd, $0, position) }
            try check(code, "cannot keep objects in memory")
            unsafe backEnd?.pointee.freshen = nil
        }
    }
}
