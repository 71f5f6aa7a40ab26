/// The first-parent line of a commit that is not on base's: down to where the two meet.
package struct SideLine: Hashable, Sendable {
    package let tip: ObjectID
    /// The model at the tip.
    package let model: Model
    /// The distance at which it meets base's line; nil where it has a root of its own.
    package let fork: Int?
    /// Its landings above the fork, newest first.
    package let landings: [Landing]

    package init(tip: ObjectID, model: Model, fork: Int?, landings: [Landing]) {
        self.tip = tip
        self.model = model
        self.fork = fork
        self.landings = landings
    }
}

extension CountingRule {
    /// The version that the side line's tip has where that line is base itself.
    func landed(on side: SideLine, besides line: Line) throws(Refusal) -> UInt64 {
        let counted = UInt64(side.landings.count(where: mergeMethod.counts))
        guard let fork = side.fork else { return try sum(startingVersion, counted) }
        return try sum(try landed(on: line, upTo: fork), counted)
    }
}
