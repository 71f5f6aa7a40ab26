import Versioning

/// Excludes that remember what they decided: the next version of a directory has most names again,
/// and looking one up takes less than matching it.
final class ExcludeMemory {
    private let excludes: Excludes
    private var places: [Excludes.Place] = []
    private var numbers: [Excludes.Place: Place] = [:]
    /// The verdicts on the names at each place.
    private var verdicts: [[Name: Verdict]] = []

    /// The number of a place: comparing two takes no time.
    typealias Place = Int

    /// What becomes of an entry.
    enum Verdict {
        case excluded
        case kept
        /// What is below it decides.
        case open(Place)
    }

    private struct Name: Hashable {
        let bytes: [UInt8]
        let mode: UInt32
    }

    init(of excludes: Excludes) {
        self.excludes = excludes
    }

    func verdict(on entry: TreeEntry, named name: [UInt8], in place: Place) -> Verdict {
        let key = Name(bytes: name, mode: entry.mode)
        if let known = verdicts[place][key] { return known }
        let verdict = numbered(excludes.verdict(on: entry, named: name, in: places[place]))
        verdicts[place][key] = verdict
        return verdict
    }

    /// The verdict on the entry at a model path that goes by these names.
    func verdict(on entry: TreeEntry, at names: [ModelPath]) -> Verdict {
        if entry.isDirectory {
            return numbered(excludes.verdict(onDirectoryAt: excludes.place(of: names)))
        }
        for path in names {
            guard let name = path.components.last else { continue }
            let parent = excludes.place(of: [ModelPath(components: path.components.dropLast())])
            let verdict = excludes.verdict(on: entry, named: name, in: parent)
            if case .excluded = verdict { return .excluded }
        }
        return .kept
    }

    private func numbered(_ verdict: Excludes.Verdict) -> Verdict {
        switch verdict {
        case .excluded: return .excluded
        case .kept: return .kept
        case .open(let place):
            if let number = numbers[place] { return .open(number) }
            numbers[place] = places.count
            places.append(place)
            verdicts.append([:])
            return .open(places.count - 1)
        }
    }
}
