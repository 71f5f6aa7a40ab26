import Versioning

/// The configurations of commits, each read once, however many schemas are held against it.
final class CommittedConfigurations {
    private struct Place: Hashable {
        let commit: ObjectID
        let name: String
    }

    private var known: [Place: Result<Configuration?, any Error>] = [:]

    /// What `read` gives for a commit, or why it gives nothing.
    func configuration(
        in commit: ObjectID,
        shownAs name: String,
        reading read: () throws -> Configuration?
    ) throws -> Configuration? {
        let place = Place(commit: commit, name: name)
        let result = known[place] ?? Result(catching: read)
        known[place] = result
        return try result.get()
    }
}
