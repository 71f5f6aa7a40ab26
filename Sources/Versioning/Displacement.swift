/// A foxtrot: a merge on base's line whose second parent was base before, so that base's old line
/// is on the side and its landings are not counted any more.
package struct Displacement: Hashable, Sendable {
    package let merge: LinePosition
    package let oldLine: SideLine

    package init(merge: LinePosition, oldLine: SideLine) {
        self.merge = merge
        self.oldLine = oldLine
    }
}

extension CountingRule {
    /// The warning that `version` is not above what base's old line had come to.
    ///
    /// Builds with the same or a higher number may be out; nil where it is above, or means the same
    /// schema.
    ///
    /// - Parameter model: the one that carries the version; nil where it is not known yet.
    func displacement(
        of version: UInt64,
        carriedBy model: Model?,
        in history: History,
        upTo distance: Int
    ) throws(Refusal) -> Caution? {
        var highest: (merge: ObjectID, old: UInt64)?
        func hold(_ old: UInt64, of oldModel: Model, against merge: ObjectID) {
            let isSameSchema = model == oldModel
            guard version < old || (version == old && !isSameSchema) else { return }
            if old > highest?.old ?? 0 { highest = (merge, old) }
        }
        for displacement in history.displacements where displacement.merge.distance >= distance {
            let old = try landed(on: displacement.oldLine, besides: history.line)
            hold(old, of: displacement.oldLine.model, against: displacement.merge.commit)
        }
        for displacement in history.line.foot?.displacements ?? [] {
            let counted = mergeMethod.counted(in: displacement.counts)
            let old = try sum(startingVersion, UInt64(counted))
            hold(old, of: displacement.model, against: displacement.merge)
        }
        return highest.map { .displaced(by: $0.merge, version: version, old: $0.old) }
    }
}
