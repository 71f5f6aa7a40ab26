import Clibgit2

/// Where a repository's objects lie (git(1), `GIT_OBJECT_DIRECTORY`).
struct ObjectDirectories {
    /// The folder that new objects would go to, without a slash at the end.
    let own: String
    /// Whether that is another folder than the repository's.
    let isElsewhere: Bool
    let lenders: ObjectLenders

    var all: [String] { [own] + lenders.directories }
}

extension RepositoryLocation {
    /// Where git looks for the repository's objects; relative names in the environment start where
    /// git stands by then, at the top of the work tree.
    func objectDirectories(
        of repository: borrowing Handle
    ) throws(GitError) -> ObjectDirectories {
        let common = repository.lend { unsafe Repository.text(git_repository_commondir($0)) } ?? ""
        let place = place(in: repository)
        let named = variable("GIT_OBJECT_DIRECTORY").map { absolute($0, in: place) }
        let own = named ?? common + "objects"
        let list = variable("GIT_ALTERNATE_OBJECT_DIRECTORIES") ?? ""
        return ObjectDirectories(
            own: own,
            isElsewhere: named != nil,
            lenders: try ObjectLenders(to: own, and: list, in: place)
        )
    }

    /// Has the repository read its objects there, and every loose one that may be read checked first.
    func use(
        _ directories: ObjectDirectories,
        in repository: borrowing Handle
    ) throws(GitError) {
        if directories.isElsewhere {
            let database = try ObjectDirectories.open(directories.own)
            let code = repository.lend { repository in
                database.lend { unsafe git_repository_set_odb(repository, $0) }
            }
            try check(code, "cannot use the objects in \(directories.own)")
        }
        var pointer: OpaquePointer?
        let code = repository.lend { unsafe git_repository_odb(&pointer, $0) }
        try check(code, "cannot open the object database")
        let database = unsafe Handle(found(pointer), freedBy: { unsafe git_odb_free($0) })
        try directories.complete(database)
    }
}

extension ObjectDirectories {
    /// The same objects through a database of their own, for another thread.
    ///
    /// libgit2 has one open pack, with one lock, for each path that a pack is known by, whichever
    /// database asks for it (`git_mwindow_get_pack`, 1.5 to 1.9). So the folder is spelt another way
    /// here: each thread has packs of its own, and neither waits for the other.
    func openAnew() throws(GitError) -> Handle {
        let database = try Self.open(own + "/.")
        try complete(database)
        return database
    }

    fileprivate static func open(_ path: String) throws(GitError) -> Handle {
        var pointer: OpaquePointer?
        try check(unsafe git_odb_open(&pointer, path), "cannot open the objects in \(path)")
        return unsafe Handle(found(pointer), freedBy: { unsafe git_odb_free($0) })
    }

    /// Adds what the database lacks: the lenders, and the check of every loose object.
    fileprivate func complete(_ database: borrowing Handle) throws(GitError) {
        // One that libgit2 has found by itself is not added again.
        for path in lenders.directories {
            let code = database.lend { unsafe git_odb_add_disk_alternate($0, path) }
            try check(code, "cannot use the objects in \(path)")
        }
        try LooseObjects.guardReads(of: database, in: all)
    }
}
