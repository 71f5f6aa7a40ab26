import Versioning

/// Ends a walk from object to object that comes back to where it was.
///
/// Ids are hashes, so no honest object leads to itself; one whose file holds another's bytes may, and
/// reading does not hash. Remembers one id at a time, at doubling distances (Brent's algorithm), so a
/// long line costs a comparison a step.
struct CycleGuard {
    private var remembered: ObjectID?
    private var steps = 0
    private var limit = 1

    /// Takes the next object of the walk; `damaged-object` where it was met before.
    mutating func pass(_ id: ObjectID) throws(GitError) {
        if id == remembered { throw .cycle(at: id) }
        steps += 1
        guard steps == limit else { return }
        (remembered, steps, limit) = (id, 0, limit * 2)
    }
}

extension GitError {
    /// An object that can be reached from itself.
    static func cycle(at id: ObjectID) -> GitError {
        .damagedObject(id, reason: "it leads back to itself; one on the way holds another's bytes")
    }
}
