import Versioning

/// The bases that one run looks for, each once: among many lines the one that head is nearest to takes
/// walks down all of them.
final class SharedBases {
    private let repository: Repository
    private var known: [Lookup: Result<BaseChoice, GitError>] = [:]

    /// All that the answer depends on besides the repository.
    private struct Lookup: Hashable {
        let bases: [String]
        let head: Head
        let build: CIBuild?
    }

    init(in repository: Repository) {
        self.repository = repository
    }

    /// The base of a query, whose head is known.
    func base(for query: HistoryQuery, head: Head) throws(GitError) -> BaseChoice {
        let lookup = Lookup(bases: query.bases, head: head, build: query.build)
        if let choice = known[lookup] { return try choice.get() }
        let choice = Result { () throws(GitError) in
            let finder = try BaseFinder(in: repository, build: query.build, head: head.commit)
            return try finder.base(among: query.bases, head: head)
        }
        known[lookup] = choice
        return try choice.get()
    }
}
