import Versioning

/// All excludes together, on the way down the directories.
struct Excludes: Hashable, Sendable {
    let all: [Exclude]

    /// How far each exclude has come where the names of one directory begin.
    ///
    /// Equal places leave out the same of equal trees. An exclude that can match nothing there any
    /// more has no part in it, so that most directories need no look.
    struct Place: Hashable {
        fileprivate struct Waiting: Hashable {
            let exclude: Int
            let positions: Exclude.Positions
        }

        fileprivate let waiting: [Waiting]

        var isEmpty: Bool { waiting.isEmpty }
    }

    /// What becomes of an entry.
    enum Verdict {
        case excluded
        case kept
        /// What is below it decides.
        case open(Place)
    }

    /// The root of the repository.
    var root: Place {
        Place(waiting: all.indices.map { Place.Waiting(exclude: $0, positions: all[$0].start) })
    }

    /// The directory `name` of the one at `place`.
    func place(of name: [UInt8], in place: Place) -> Place {
        let below = place.waiting.compactMap { waiting -> Place.Waiting? in
            let path = name + [UInt8(ascii: "/")]
            let positions = all[waiting.exclude].advanced(waiting.positions, over: path)
            guard !positions.isEmpty else { return nil }
            return Place.Waiting(exclude: waiting.exclude, positions: positions)
        }
        return Place(waiting: below)
    }

    func verdict(on entry: TreeEntry, named name: [UInt8], in place: Place) -> Verdict {
        if place.isEmpty { return .kept }
        if entry.isDirectory { return verdict(onDirectoryAt: self.place(of: name, in: place)) }
        let isExcluded = place.waiting.contains { waiting in
            let exclude = all[waiting.exclude]
            let end = exclude.advanced(waiting.positions, over: name)
            return entry.isSubmodule
                ? exclude.matchesSubmodule(at: end) : exclude.matches(at: end)
        }
        return isExcluded ? .excluded : .kept
    }

    /// Where one stands in a directory that goes by several names: what is left out under any of
    /// them is left out.
    func place(of names: [ModelPath]) -> Place {
        var waiting: [Place.Waiting] = []
        for name in names {
            let place = name.components.reduce(root) { self.place(of: $1, in: $0) }
            waiting += place.waiting.filter { !waiting.contains($0) }
        }
        return Place(waiting: waiting)
    }

    func verdict(onDirectoryAt place: Place) -> Verdict {
        let isExcluded = place.waiting.contains { waiting in
            all[waiting.exclude].matchesEverything(at: waiting.positions)
        }
        if isExcluded { return .excluded }
        return place.isEmpty ? .kept : .open(place)
    }

    /// Whether anything could be left out at a path or below it, whatever is there.
    func concern(_ path: ModelPath) -> Bool {
        let bytes = Array(path.components.joined(separator: "/".utf8))
        return all.contains { exclude in
            let end = exclude.advanced(exclude.start, over: bytes)
            let below = bytes.isEmpty ? end : exclude.advanced(end, over: "/".utf8)
            return exclude.matches(at: end) || !below.isEmpty
        }
    }
}
