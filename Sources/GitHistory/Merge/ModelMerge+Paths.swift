import Versioning

extension ModelMerge {
    /// The outcome where a partial clone lacks the content: nothing changes if base has every file
    /// as head changed it; whatever else comes of it is a change.
    func outcomeByPath(
        ancestor: Model,
        base: Model,
        head: Model
    ) throws(GitError) -> LandingOutcome {
        let old = try id(of: ancestor)
        let ours = try repository.objects.changes(from: old, to: try id(of: base))
        let theirs = try repository.objects.changes(from: old, to: try id(of: head))
        let ourFiles = Dictionary(ours.map { ($0.path, $0.new) }) { first, _ in first }
        let isKnown = theirs.allSatisfy { change in
            ourFiles[change.path].map { $0 == change.new } ?? false
        }
        return isKnown ? .unchanged : .conflict
    }
}
