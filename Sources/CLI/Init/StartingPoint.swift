import Versioning

/// Where counting starts: so that the number is never below one that has shipped.
struct StartingPoint: Hashable, Sendable {
    let commit: ObjectID
    let version: UInt64
    /// The version that is out, which `version` goes on from; nil where none is.
    let shipped: UInt64?
    let why: [String]
    /// What a person should know besides.
    let notes: [String]

    /// What base's newest commits are numbered from, by the version that gives it the highest number;
    /// nil where counting from the root will do.
    ///
    /// It is said of the landing that made the model, not of the commit that wrote the number: work
    /// that was cut from base between the two has that version too. Later landings count on.
    ///
    /// - Parameters:
    ///   - landings: those of base, newest first.
    ///   - countsInSteps: whether each number is migrated from by the one below, as SQLite and Room
    ///     do: counting then goes on from the number that is kept, also where counting gives more;
    ///     and 0 means that there is no database yet.
    init?(
        shipped: [ShippedVersion],
        landings: [Landing],
        mergeMethod: MergeMethod,
        base: String,
        countsInSteps: Bool
    ) {
        let landed = UInt64(landings.count(where: mergeMethod.counts))
        let candidates = shipped.map {
            Candidate($0, landings: landings, mergeMethod: mergeMethod)
        }
        guard
            let best = candidates.reduce(
                nil,
                { (best: Candidate?, next) in
                    if let best, best.result >= next.result { best } else { next }
                }
            ), best.result > landed || countsInSteps && best.result < landed
        else {
            guard countsInSteps, landed == 0, let newest = landings.first else { return nil }
            (commit, version, self.shipped, notes) = (newest.commit, 1, nil, [])
            why = ["0 means to SQLite that there is no database yet: the model of today is 1."]
            return
        }
        (commit, version, self.shipped) = (best.foot, best.version, best.shipped.value)
        (why, notes) = best.words(landed: landed, base: base)
    }
}

/// A version that is out, and the number that base's newest commit has by it.
private struct Candidate {
    let shipped: ShippedVersion
    /// The commit that gets `version`.
    let foot: ObjectID
    let version: UInt64
    /// How many landings count on from there.
    let since: UInt64
    let result: UInt64

    init(_ shipped: ShippedVersion, landings: [Landing], mergeMethod: MergeMethod) {
        self.shipped = shipped
        if let distance = shipped.distance {
            since = UInt64(landings.count { mergeMethod.counts($0) && $0.distance < distance })
            foot = landings.first { $0.distance >= distance }?.commit ?? shipped.commit
            version = shipped.value
        } else {
            since = 0
            // A release that changed the model is no longer counted from a commit above its own.
            let tip = shipped.hasModelOfBase ? nil : shipped.tipAbove
            foot = tip ?? landings.first?.commit ?? shipped.commit
            // One number is one schema: another model needs another one.
            let isFree = shipped.hasModelOfBase || shipped.value == .max
            version = isFree ? shipped.value : shipped.value + 1
        }
        let (sum, isTooLarge) = version.addingReportingOverflow(since)
        result = isTooLarge ? .max : sum
    }

    func words(landed: UInt64, base: String) -> (why: [String], notes: [String]) {
        let value = shipped.value
        var why = [
            "\(shipped.place) is \(value), and counting from the first commit gives \(landed): it goes"
                + " on from what has shipped."
        ]
        var notes: [String] = []
        if since > 0 {
            let changes =
                "\(counted(since, "change")) of the model \(since == 1 ? "has" : "have") landed since"
                + " \(value) was written"
            notes.append("\(shipped.place) is \(value). \(changes).")
            why.append("\(changes): \(base) has \(result).")
        } else if shipped.distance == nil {
            notes.append(
                "\(shipped.place) is \(value): the numbers of \(base) have to be above it."
            )
        }
        if version > value {
            why.append(
                "The model there is another one than that of \(base), which so has \(version)."
            )
        }
        if version > value, shipped.isBuiltOnTip {
            notes.append(
                "It was cut from the newest commit of \(base), so that 'check' counts it from there, too."
                    + " Once \(base) has another commit, run init --force again."
            )
        }
        if result < landed {
            let text =
                "\(shipped.place) is \(value), and counting from the first commit gives \(landed)."
                + " Counting goes on from \(value), since numbers are followed one by one here."
            notes.append(text)
        }
        let next = result == .max ? result : result + 1
        why.append(
            since == 0
                ? (foot == shipped.tipAbove
                    ? "This is the newest commit of \(base)"
                    : "This is the newest commit of \(base) that changed the model")
                    + "; the next change makes \(next)."
                : "This is the commit of \(base) that made the model when \(value) was written; the"
                    + " next change makes \(next)."
        )
        return (why, notes)
    }
}
