import Versioning

/// A model path that a commit gave another name.
struct ModelMove: Hashable, Codable, Sendable {
    /// The path as the model is asked for.
    let path: ModelPath
    /// Where it was before.
    let from: ModelPath
    /// Where else a good part of it was: then nothing tells whose count goes on.
    let alsoFrom: ModelPath?
    /// The commit that moved it; nil where that is still to land.
    let commit: ObjectID?

    /// - Parameter origins: as `MoveSearch` gives them; nil where there are none.
    init?(of path: ModelPath, from origins: [ModelPath], by commit: ObjectID?) {
        guard let first = origins.first else { return nil }
        self.path = path
        from = first
        alsoFrom = origins.dropFirst().first
        self.commit = commit
    }
}
