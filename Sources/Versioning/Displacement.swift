/// A foxtrot: a merge on base's line whose second parent was base before, so that base's old line
/// is on the side and its landings are not counted any more.
package struct Displacement: Hashable, Sendable {
    package let merge: LinePosition
    /// The commit that base was at.
    package let oldTip: ObjectID
    /// Where the old line meets the new one; nil where it does not.
    package let fork: Int?
    /// The old line's landings since the fork, newest first.
    package let landings: [Landing]
    /// The model at the old tip.
    package let oldModel: Model

    package init(
        merge: LinePosition,
        oldTip: ObjectID,
        fork: Int?,
        landings: [Landing],
        oldModel: Model
    ) {
        self.merge = merge
        self.oldTip = oldTip
        self.fork = fork
        self.landings = landings
        self.oldModel = oldModel
    }
}

extension CountingRule {
    /// The warning that `version` is not above what base's old line had come to: builds with the
    /// same or a higher number may be out. Nil where it is above, or means the same schema.
    ///
    /// - Parameter model: the one that carries the version; nil where it is not known yet.
    func displacement(
        of version: UInt64,
        carriedBy model: Model?,
        in history: History,
        upTo distance: Int
    ) throws(Refusal) -> Caution? {
        for displacement in history.displacements where displacement.merge.distance >= distance {
            let before = try displacement.fork.map { (fork) throws(Refusal) in
                try landed(on: history.line, upTo: fork)
            }
            let counted = displacement.landings.count(where: mergeMethod.counts)
            let old = try sum(before ?? startingVersion, UInt64(counted))
            guard version < old || (version == old && model != displacement.oldModel) else {
                continue
            }
            return .displaced(by: displacement.merge.commit, version: version, old: old)
        }
        return nil
    }
}
