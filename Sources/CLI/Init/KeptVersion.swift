import Versioning

/// A version that the app has today, kept by hand, and where it stands.
struct KeptVersion: Hashable, Sendable {
    let value: UInt64
    /// `schemaVersion in App/Info.plist`.
    let place: String
    let isSQLite: Bool
}

extension AppScan {
    /// The versions that are kept by hand, highest first, one for each place.
    ///
    /// A constant in a file that has nothing else to do with a database counts only where there is
    /// no likelier one.
    var keptVersions: [KeptVersion] {
        let isAnyLikely = constants.contains(where: \.isLikely)
        var kept = constants.filter { $0.isLikely || !isAnyLikely }.map { kept in
            KeptVersion(
                value: kept.constant.value,
                place: "\(kept.constant.name) in \(kept.file)",
                isSQLite: kept.constant.isSQLite
            )
        }
        kept += settings.compactMap { settings in
            guard let key = settings.key, let value = settings.value else { return nil }
            return KeptVersion(value: value, place: "\(key) in \(settings.file)", isSQLite: false)
        }
        return kept.sorted { ($1.value, $0.place) < ($0.value, $1.place) }
    }
}

/// Where counting starts: so that the number is never below one that has shipped.
struct StartingPoint: Hashable, Sendable {
    let commit: ObjectID
    let version: UInt64
    let why: [String]

    /// The version that base's newest model has; nil where counting from the root will do.
    ///
    /// It is said of the landing that made the model, not of base's tip: work that was cut from base
    /// between the two has that version too.
    ///
    /// - Parameters:
    ///   - kept: the versions that the app has today, highest first.
    ///   - landed: what counting from the root gives.
    ///   - newest: the newest landing of the model, or base's tip where there is none.
    ///   - startsAtOne: whether 0 means that there is no database yet.
    init?(
        kept: [KeptVersion],
        landed: UInt64,
        newest: ObjectID,
        base: String,
        startsAtOne: Bool
    ) {
        commit = newest
        if let highest = kept.first, highest.value > landed {
            version = highest.value
            why = [
                "\(highest.place) is \(highest.value), and counting from the first commit gives"
                    + " \(landed): it goes on from what has shipped.",
                "This is the newest commit of \(base) that changed the model; the next change makes"
                    + " \(highest.value + 1).",
            ]
        } else if startsAtOne, landed == 0 {
            version = 1
            why = ["0 means to SQLite that there is no database yet: the model of today is 1."]
        } else {
            return nil
        }
    }
}
