/// What a repository may hold that would be misread: each is refused by its name.
package enum UnreadableFormat: Hashable, Sendable {
    /// `extensions.objectFormat`: ids of another length.
    case objectFormat(String)
    /// `core.repositoryFormatVersion` below zero: git passes over what the file says of the
    /// repository, its work tree for one (`read_repository_format` in `setup.c`).
    case version(String)
    /// `extensions.refStorage`: refs in another place than files.
    case refStorage(String)
    /// Commits that git shows in place of others (git-replace(1)).
    case replacements
    /// The old way to give commits other parents, in this file (gitrepository-layout(5)).
    case grafts(file: String)
    /// `GIT_COMMON_DIR` has it share the refs and objects of another repository.
    case commonDirectory(String)
}

extension RepositoryLocation {
    /// Refuses a repository that git reads otherwise than libgit2 does.
    func requireReadableFormat(
        _ configuration: [String: [String]],
        commonDirectory: String,
        from place: String
    ) throws(GitError) {
        if let version = configuration["core.repositoryformatversion"]?.last,
            version.hasPrefix("-")
        {
            throw .unreadableFormat(.version(version))
        }
        if let format = configuration["extensions.objectformat"]?.last, format != "sha1" {
            throw .unreadableFormat(.objectFormat(format))
        }
        if let storage = configuration["extensions.refstorage"]?.last, storage != "files" {
            throw .unreadableFormat(.refStorage(storage))
        }
        let grafts = variable("GIT_GRAFT_FILE").map { absolute($0, in: place) }
        let file = grafts ?? commonDirectory + "info/grafts"
        if try lines(ofFile: file).contains(where: { !$0.hasPrefix("#") }) {
            throw .unreadableFormat(.grafts(file: file))
        }
    }
}
