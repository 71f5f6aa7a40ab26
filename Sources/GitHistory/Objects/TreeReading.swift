import Versioning

/// What the trees of a directory have under some names, read from one commit to the next: of each tree
/// only what is not as in the tree before, which between neighbours is an entry or two.
struct TreeReading {
    private var bytes: [UInt8] = []
    /// Where the entries of `bytes` begin, and where the last one ends.
    private var starts = [0]
    /// Whether a name is there, and its entry, by the names' numbers.
    private var met: [Bool]
    private(set) var entries: [TreeEntry?]

    /// Nothing has been read: the tree before is an empty one.
    init(of names: TreeNames) {
        met = Array(repeating: false, count: names.all.count)
        entries = Array(repeating: nil, count: names.all.count)
    }

    /// Goes on to the next tree: the numbers of the names that have another entry there.
    ///
    /// Nil for a tree that ends within an entry, is not in git's order, or has a name twice: what git
    /// would find in that is told for each name alone, by `RawTree.entry(named:)`. The reading is of
    /// no more use then.
    mutating func read(_ next: UnsafeRawBufferPointer, for names: TreeNames) -> [Int]? {
        var changed: [Int] = []
        let same = unsafe readNewIDs(of: next, for: names, noting: &changed)
        return unsafe readRest(of: next, from: same, for: names, noting: &changed) ? changed : nil
    }

    /// Reads the entries of which nothing but the id is another one, from the first on, as far as there
    /// are such: up to where the trees differ otherwise.
    private mutating func readNewIDs(
        of next: UnsafeRawBufferPointer,
        for names: TreeNames,
        noting changed: inout [Int]
    ) -> Int {
        let tree = unsafe RawTree(next)
        var same = 0
        while true {
            same = unsafe bytes.withUnsafeBytes { bytes in
                let limit = min(bytes.count, next.count)
                return unsafe CommonBytes.atStart(of: bytes, and: next, from: same, upTo: limit)
            }
            let index = index(ofEntryAt: same + 1) - 1
            guard index + 1 < starts.count, let entry = tree.bounds(of: starts[index]),
                same > entry.name.upperBound, entry.end == starts[index + 1]
            else { return same }
            if let number = unsafe names.number(of: next[entry.name]) {
                entries[number] = tree.value(of: entry)
                changed.append(number)
            }
            let id = (entry.name.upperBound + 1)..<entry.end
            unsafe bytes.withUnsafeMutableBytes { bytes in
                unsafe bytes[id].copyBytes(from: next[id])
            }
            same = entry.end
        }
    }

    /// Reads what lies between that and the end that the trees have in common; whether it could be
    /// read.
    private mutating func readRest(
        of next: UnsafeRawBufferPointer,
        from same: Int,
        for names: TreeNames,
        noting changed: inout [Int]
    ) -> Bool {
        let (first, last) = unsafe differing(from: next, behind: same)
        let old = starts[first]..<starts[last]
        let new = old.lowerBound..<(next.count - (bytes.count - old.upperBound))
        let tree = unsafe RawTree(next)
        var added: [(start: Int, number: Int?, entry: TreeEntry?)] = []
        var before = first > 0 ? tree.bounds(of: starts[first - 1]) : nil
        var position = new.lowerBound
        // One entry further, to see that it comes behind what is new.
        while position <= new.upperBound, position < next.count {
            guard let entry = tree.bounds(of: position) else { return false }
            if let before, !tree.isInOrder(before, entry) { return false }
            if position == new.upperBound { break }
            let number = unsafe names.number(of: next[entry.name])
            added.append((position, number, number == nil ? nil : tree.value(of: entry)))
            before = entry
            position = entry.end
        }
        // Else the entries behind would not be those of the tree before.
        guard position == new.upperBound else { return false }
        changed += removed(first..<last, for: names)
        for (_, number, entry) in added {
            guard let number else { continue }
            if met[number] { return false }
            (met[number], entries[number]) = (true, entry)
            changed.append(number)
        }
        unsafe bytes.replaceSubrange(old, with: next[new])
        starts.replaceSubrange(first..<last, with: added.map(\.start))
        let shift = new.count - old.count
        if shift != 0 {
            for index in (first + added.count)..<starts.count { starts[index] += shift }
        }
        return true
    }

    /// The first entry that is not as in the next tree, and the first one behind it from which on all
    /// are.
    private func differing(
        from next: UnsafeRawBufferPointer,
        behind same: Int
    ) -> (first: Int, last: Int) {
        let limit = min(bytes.count, next.count) - same
        let suffix = unsafe bytes.withUnsafeBytes { bytes in
            unsafe CommonBytes.atEnd(of: bytes, and: next, upTo: limit)
        }
        return (index(ofEntryAt: same + 1) - 1, index(ofEntryAt: bytes.count - suffix))
    }

    /// The first entry that begins there or behind, by bisection.
    private func index(ofEntryAt position: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] < position { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Takes note that these entries are gone, and tells which names were among them.
    private mutating func removed(_ gone: Range<Int>, for names: TreeNames) -> [Int] {
        var numbers: [Int] = []
        unsafe bytes.withUnsafeBytes { bytes in
            let tree = unsafe RawTree(bytes)
            for index in gone {
                guard let entry = tree.bounds(of: starts[index]) else { continue }
                if let number = unsafe names.number(of: bytes[entry.name]) {
                    numbers.append(number)
                }
            }
        }
        for number in numbers { (met[number], entries[number]) = (false, nil) }
        return numbers
    }
}
