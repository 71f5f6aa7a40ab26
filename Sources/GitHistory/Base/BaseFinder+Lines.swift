import Clibgit2
import Versioning

extension BaseFinder {
    /// Whether a name stands for every branch that matches it, as for `git branch --list`.
    static func isPattern(_ name: String) -> Bool {
        name.utf8.contains { "*?[".utf8.contains($0) }
    }

    /// The lines that names and patterns ask for, in their order, each once.
    ///
    /// A pattern may match nothing: there may be no release branch yet.
    func lines(named names: [String]) throws(GitError) -> [Branch] {
        var lines: [Branch] = []
        for name in names {
            let found = Self.isPattern(name) ? try branchNames(like: name) : [name]
            for name in found {
                let branch = try self.branch(named: name)
                if !lines.contains(where: { $0.name == branch.name }) { lines.append(branch) }
            }
        }
        return lines
    }

    /// The short names of the branches that match a pattern, at the remote or here.
    private func branchNames(like pattern: String) throws(GitError) -> [String] {
        var names: Set<String> = []
        let remote = try repository.remote(ofTrunk: [])
        for prefix in ["refs/heads/"] + (remote.map { ["refs/remotes/\($0)/"] } ?? []) {
            for name in try repository.references(like: prefix + pattern) {
                names.insert(
                    String(decoding: name.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
                )
            }
        }
        names.remove("HEAD")
        return names.sorted()
    }
}

/// Finds out which of several lines a head belongs to.
struct LineChoice {
    private let repository: Repository
    private let main: BaseFinder.Branch
    private let others: [BaseFinder.Branch]

    init(in repository: Repository, main: BaseFinder.Branch, others: [BaseFinder.Branch]) {
        self.repository = repository
        self.main = main
        self.others = others
    }

    /// The line whose first-parent line holds `head`, main first; else the one that head is fewest
    /// commits ahead of, main first, and another one that it is as near to.
    func line(
        of head: ObjectID
    ) throws(GitError) -> (line: BaseFinder.Branch, rival: BaseFinder.Branch?) {
        let graph = CommitGraph(of: repository)
        var known: Set<ObjectID> = []
        for line in [main] + others {
            // A line's lower part is another one's as soon as they meet.
            var next: ObjectID? = line.commit
            while let id = next, known.insert(id).inserted {
                if id == head { return (line, nil) }
                next = try graph.wholeNode(id).parents.first
            }
        }
        var (nearest, rival) = (main, nil as BaseFinder.Branch?)
        var fewest = try repository.commits(in: head, notIn: main.commit)
        for line in others {
            let ahead = try repository.commits(in: head, notIn: line.commit)
            if ahead < fewest {
                (nearest, rival, fewest) = (line, nil, ahead)
            } else if ahead == fewest, line.commit != nearest.commit, rival == nil {
                rival = line
            }
        }
        return (nearest, rival)
    }
}

extension Repository {
    /// The full names of the references that match a pattern, as `git for-each-ref` matches.
    func references(like pattern: String) throws(GitError) -> [String] {
        var pointer: OpaquePointer?
        let code = handle.lend { unsafe git_reference_iterator_glob_new(&pointer, $0, pattern) }
        try check(code, "cannot list the references like \(pattern)")
        defer { unsafe git_reference_iterator_free(pointer) }
        var names: [String] = []
        while true {
            var name: UnsafePointer<CChar>?
            let code = unsafe git_reference_next_name(&name, pointer)
            if code == GIT_ITEROVER.rawValue { return names }
            try check(code, "cannot list the references like \(pattern)")
            if let name = unsafe Self.text(name) { names.append(name) }
        }
    }

    /// How many commits `head` has that `base` has not.
    fileprivate func commits(in head: ObjectID, notIn base: ObjectID) throws(GitError) -> Int {
        var (ahead, behind) = (0, 0)
        var (local, upstream) = (head.oid, base.oid)
        let code = handle.lend {
            unsafe git_graph_ahead_behind(&ahead, &behind, $0, &local, &upstream)
        }
        try check(code, "cannot hold \(head) against \(base)")
        return ahead
    }
}
