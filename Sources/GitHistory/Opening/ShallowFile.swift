import Versioning

extension RepositoryLocation {
    /// The commits whose parents the clone left out, one id a line (gitrepository-layout(5),
    /// `shallow`).
    ///
    /// `GIT_SHALLOW_FILE` names another file while git receives a push; an empty name is none.
    func shallowCommits(
        in commonDirectory: String,
        from place: String
    ) throws(GitError) -> Set<ObjectID> {
        let named = isExplicit ? nil : environment["GIT_SHALLOW_FILE"]
        if named == "" { return [] }
        let file = named.map { absolute($0, in: place) } ?? commonDirectory + "shallow"
        var commits: Set<ObjectID> = []
        for line in try lines(ofFile: file) {
            guard let id = ObjectID(hex: line) else {
                throw .unsupportedRepository(reason: "\(file) holds no commit ids")
            }
            commits.insert(id)
        }
        return commits
    }
}
