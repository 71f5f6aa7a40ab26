import Versioning

extension ObjectStore {
    /// The commit that an object is, or that a tag of a tag of it names; nil for a tree or a blob.
    func commit(peeling id: ObjectID) throws(GitError) -> ObjectID? {
        var next: ObjectID? = id
        var cycles = CycleGuard()
        while let id = next {
            try cycles.pass(id)
            let (kind, target) = try read(id) { (kind, bytes) throws(GitError) in
                guard kind == .tag else { return (kind, nil as ObjectID?) }
                return (kind, unsafe try Self.target(ofTag: id, bytes))
            }
            if kind == .commit { return id }
            next = target
        }
        return nil
    }

    /// A tag object begins with a line `object`, a space and an id.
    private static func target(
        ofTag id: ObjectID,
        _ bytes: UnsafeRawBufferPointer
    ) throws(GitError) -> ObjectID {
        guard
            unsafe bytes.starts(with: "object ".utf8),
            let target = unsafe ObjectID(hexadecimal: bytes, at: 7)
        else { throw .damagedObject(id, reason: "its header is malformed") }
        return target
    }
}
