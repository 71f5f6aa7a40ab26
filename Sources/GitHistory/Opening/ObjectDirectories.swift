import Clibgit2

/// Where a repository's objects lie besides its own folder (git(1), `GIT_OBJECT_DIRECTORY`).
extension RepositoryLocation {
    /// Adds the object directories that git sets while it receives a push.
    func useObjectDirectories(in repository: borrowing Handle) throws(GitError) {
        if let objects = variable("GIT_OBJECT_DIRECTORY") {
            let path = absolute(objects, in: directory)
            var pointer: OpaquePointer?
            try check(unsafe git_odb_open(&pointer, path), "cannot open the objects in \(path)")
            let database = unsafe Handle(found(pointer), freedBy: { unsafe git_odb_free($0) })
            let code = repository.lend { repository in
                database.lend { unsafe git_repository_set_odb(repository, $0) }
            }
            try check(code, "cannot use the objects in \(path)")
        }
        let alternates = variable("GIT_ALTERNATE_OBJECT_DIRECTORIES") ?? ""
        for alternate in alternates.split(separator: ":") {
            let path = absolute(String(alternate), in: directory)
            var pointer: OpaquePointer?
            let opened = repository.lend { unsafe git_repository_odb(&pointer, $0) }
            try check(opened, "cannot open the object database")
            let database = unsafe Handle(found(pointer), freedBy: { unsafe git_odb_free($0) })
            let code = database.lend { unsafe git_odb_add_disk_alternate($0, path) }
            try check(code, "cannot use the objects in \(path)")
        }
    }

    /// The same objects through a database of their own, for another thread.
    ///
    /// libgit2 has one open pack, with one lock, for each path that a pack is known by, whichever
    /// database asks for it (`git_mwindow_get_pack`, 1.5 to 1.9). So the folder is spelt another way
    /// here: each thread has packs of its own, and neither waits for the other.
    func openObjectsAnew(in commonDirectory: String) throws(GitError) -> Handle {
        let named = variable("GIT_OBJECT_DIRECTORY").map { absolute($0, in: directory) }
        let folder = named ?? commonDirectory + "objects"
        var pointer: OpaquePointer?
        let code = unsafe git_odb_open(&pointer, folder + "/.")
        try check(code, "cannot open the objects in \(folder)")
        let database = unsafe Handle(found(pointer), freedBy: { unsafe git_odb_free($0) })
        let alternates = (variable("GIT_ALTERNATE_OBJECT_DIRECTORIES") ?? "").split(separator: ":")
            .map { absolute(String($0), in: directory) }
        for path in alternates {
            let code = database.lend { unsafe git_odb_add_disk_alternate($0, path) }
            try check(code, "cannot use the objects in \(path)")
        }
        try LooseObjects.guardReads(of: database, in: [folder] + alternates)
        return database
    }

    /// Has every loose object that may be read checked first.
    func guardLooseObjects(of repository: borrowing Handle) throws(GitError) {
        let common = repository.lend { unsafe Repository.text(git_repository_commondir($0)) } ?? ""
        let own = variable("GIT_OBJECT_DIRECTORY").map { absolute($0, in: directory) }
        let lenders = (variable("GIT_ALTERNATE_OBJECT_DIRECTORIES") ?? "").split(separator: ":")
        var pointer: OpaquePointer?
        let code = repository.lend { unsafe git_repository_odb(&pointer, $0) }
        try check(code, "cannot open the object database")
        let database = unsafe Handle(found(pointer), freedBy: { unsafe git_odb_free($0) })
        try LooseObjects.guardReads(
            of: database,
            in: [own ?? common + "objects"] + lenders.map { absolute(String($0), in: directory) }
        )
    }
}
