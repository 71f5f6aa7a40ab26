import Versioning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Names to look for in one pass over a tree.
struct TreeNames {
    private(set) var all: [[UInt8]] = []
    /// Where to find those of a length and a last byte, which few names share.
    private var places: [[Int]] = Array(repeating: [], count: 256)

    private static func place(length: Int, last: UInt8) -> Int {
        Int(UInt8(truncatingIfNeeded: length) &* 31 ^ last)
    }

    /// The index of a name, which is added where it is new.
    mutating func index(adding name: [UInt8]) -> Int {
        if let index = all.firstIndex(of: name) { return index }
        all.append(name)
        if let last = name.last {
            places[Self.place(length: name.count, last: last)].append(all.count - 1)
        }
        return all.count - 1
    }

    /// The index of the name that these bytes are.
    fileprivate func index(of name: UnsafeRawBufferPointer.SubSequence) -> Int? {
        guard let last = unsafe name.last else { return nil }
        for index in places[unsafe Self.place(length: name.count, last: last)]
        where unsafe name.elementsEqual(all[index]) {
            return index
        }
        return nil
    }
}

extension RawTree {
    /// The entries under all of the names, in their order.
    ///
    /// Nil for a tree that ends within an entry, is not in git's order, or has a name twice: what
    /// git would find in that is told for each name alone, by `entry(named:)`.
    func entries(named names: TreeNames) -> [TreeEntry?]? {
        var entries: [TreeEntry?] = Array(repeating: nil, count: names.all.count)
        var met = Array(repeating: false, count: names.all.count)
        var (position, previous) = (0, nil as Bounds?)
        while unsafe position < bytes.count {
            guard let next = bounds(of: position) else { return nil }
            if let previous, !isInOrder(previous, next) { return nil }
            if let index = unsafe names.index(of: bytes[next.name]) {
                if met[index] { return nil }
                met[index] = true
                entries[index] = value(of: next)
            }
            previous = next
            position = next.end
        }
        return entries
    }

    /// Whether git sorts the one entry before the other: a directory as if its name ended in a slash.
    private func isInOrder(_ one: Bounds, _ other: Bounds) -> Bool {
        guard let base = unsafe bytes.baseAddress else { return true }
        let common = min(one.name.count, other.name.count)
        let order = unsafe memcmp(base + one.name.lowerBound, base + other.name.lowerBound, common)
        if order != 0 { return order < 0 }
        return byte(behind: common, of: one) < byte(behind: common, of: other)
    }

    private func byte(behind count: Int, of entry: Bounds) -> UInt8 {
        if count < entry.name.count { return unsafe bytes[entry.name.lowerBound + count] }
        return value(of: entry)?.isDirectory ?? true ? UInt8(ascii: "/") : 0
    }
}
