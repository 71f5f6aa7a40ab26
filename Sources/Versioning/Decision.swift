/// The answer: a version, and what it was counted from.
package struct Decision: Hashable, Sendable {
    /// `landed` plus `adds`.
    package let version: UInt64
    /// The version of the commit it was counted at.
    package let landed: UInt64
    /// What head adds by landing; 0 where it changes nothing.
    package let adds: UInt64
    /// The commit of the line that `landed` is the version of: base, or the one head settled on;
    /// nil where there is no line yet.
    package let countedAt: ObjectID?
    /// Landings up to `countedAt` that the merge method does not count.
    package let uncounted: Int
    package var cautions: [Caution]

    package init(
        version: UInt64,
        landed: UInt64,
        adds: UInt64,
        countedAt: ObjectID?,
        uncounted: Int,
        cautions: [Caution]
    ) {
        self.version = version
        self.landed = landed
        self.adds = adds
        self.countedAt = countedAt
        self.uncounted = uncounted
        self.cautions = cautions
    }
}

/// The rule: main's next number for a branch that changes the model, and for every other commit
/// the number of the main commit it is built on.
package func decide(
    _ history: History,
    standing: Standing,
    by rule: CountingRule
) throws(Refusal) -> Decision {
    var decision = try number(history, standing: standing, by: rule)
    // SQLite's `user_version` is 0 before anything was stored: an app takes that for a new database.
    if decision.version == 0, rule.maximum <= CountingRule.highestVersionOfSQLite {
        decision.cautions.append(.zero(maximum: rule.maximum))
    }
    return decision
}

private func number(
    _ history: History,
    standing: Standing,
    by rule: CountingRule
) throws(Refusal) -> Decision {
    switch standing {
    case .pending(let result):
        return try decidePending(history, result: result, adds: 1, by: rule)
    case .replayed(let replay):
        return try decidePending(
            history,
            result: replay.hasConflict ? nil : replay.result,
            adds: UInt64(replay.changes),
            by: rule
        )
    case .settled(let position):
        return try decideSettled(history, at: position, by: rule)
    case .settledBeforeBaseline:
        throw .beforeBaseline(head: history.head)
    case .first:
        return try decideFirst(history, by: rule)
    }
}

/// The first commit of all makes version 1, if it has a model.
private func decideFirst(_ history: History, by rule: CountingRule) throws(Refusal) -> Decision {
    let adds: UInt64 = history.headModel.isAbsent ? 0 : 1
    return Decision(
        version: try rule.sum(rule.startingVersion, adds),
        landed: rule.startingVersion,
        adds: adds,
        countedAt: nil,
        uncounted: 0,
        cautions: []
    )
}

/// Head gets the number that base will have after it lands.
private func decidePending(
    _ history: History,
    result: Model?,
    adds: UInt64,
    by rule: CountingRule
) throws(Refusal) -> Decision {
    let landed = try rule.landed(on: history.line, upTo: 0)
    let version = try rule.sum(landed, adds)
    var cautions = history.estimates.map(Caution.estimatedMerge)
    if result == nil {
        cautions.append(.estimatedMerge(.conflict))
    }
    let displaced = try rule.displacement(of: version, carriedBy: result, in: history, upTo: 0)
    if let displaced { cautions.append(displaced) }
    if let base = history.base.commit, result != history.headModel {
        cautions.append(.sharedNumber(version: version, countedAt: base))
    }
    return Decision(
        version: version,
        landed: landed,
        adds: adds,
        countedAt: history.base.commit,
        uncounted: rule.uncounted(on: history.line, upTo: 0),
        cautions: cautions
    )
}

/// Head gets the number of the commit it settled on, if that number means one schema.
private func decideSettled(
    _ history: History,
    at position: LinePosition,
    by rule: CountingRule
) throws(Refusal) -> Decision {
    let landed = try rule.landed(on: history.line, upTo: position.distance)
    var cautions = history.estimates.map(Caution.estimatedMerge)
    if let change = try rule.uncountedChange(on: history.line, at: position) {
        guard rule.allowsUncounted else { throw .uncountedChange(change) }
        cautions.append(.uncountedChange(change))
    }
    let model = history.line.model(at: position.distance)
    let displaced = try rule.displacement(
        of: landed,
        carriedBy: model,
        in: history,
        upTo: position.distance
    )
    if let displaced { cautions.append(displaced) }
    if model != history.headModel {
        cautions.append(.sharedNumber(version: landed, countedAt: position.commit))
    }
    return Decision(
        version: landed,
        landed: landed,
        adds: 0,
        countedAt: position.commit,
        uncounted: rule.uncounted(on: history.line, upTo: position.distance),
        cautions: cautions
    )
}
