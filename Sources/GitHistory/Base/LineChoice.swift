import Clibgit2
import Versioning

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
            var next: ObjectID? = line.commit
            var own: Set<ObjectID> = []
            // A line's lower part is another one's as soon as they meet.
            while let id = next, !known.contains(id) {
                guard own.insert(id).inserted else { throw .cycle(at: id) }
                if id == head { return (line, nil) }
                next = try graph.wholeNode(id).parents.first
            }
            known.formUnion(own)
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
