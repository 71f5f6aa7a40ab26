import Versioning

/// Looking for one name in a tree, as git does, and telling a tree that git would misread.
extension RawTree {
    /// What a look at one tree found.
    enum Lookup {
        case found(TreeEntry)
        case absent
        /// The bytes end in the middle of an entry, or the name stands where git, which relies on
        /// the order of a tree, would not look for it, or twice.
        case damaged
    }

    /// The entry named `name`, compared byte for byte as git does.
    func entry(named name: [UInt8]) -> Lookup {
        var position = 0
        var isMisplaced = false
        let end = unsafe bytes.count
        while position < end {
            guard let entry = bounds(of: position) else { return .damaged }
            if entry.name.count == name.count, isNamed(name, at: entry.name.lowerBound) {
                guard !isMisplaced, !isRepeated(name, from: entry.end) else { return .damaged }
                return value(of: entry).map(Lookup.found) ?? .absent
            }
            if !isMisplaced { isMisplaced = belongsBehind(name, entry.name) }
            position = entry.end
        }
        return .absent
    }

    /// Whether the entry with its name at `other` comes behind one of this name in every tree.
    ///
    /// A directory is sorted as if its name ended in a slash, so that of a longer name only the
    /// next byte tells.
    private func belongsBehind(_ name: [UInt8], _ other: Range<Int>) -> Bool {
        for (index, byte) in name.enumerated() {
            guard index < other.count else { return false }
            let here = unsafe bytes[other.lowerBound + index]
            if here != byte { return here > byte }
        }
        return unsafe other.count > name.count
            && bytes[other.lowerBound + name.count] > UInt8(ascii: "/")
    }

    /// Whether a second entry of this name follows, among those that begin with it.
    private func isRepeated(_ name: [UInt8], from start: Int) -> Bool {
        var position = start
        while let entry = bounds(of: position), entry.name.count >= name.count,
            isNamed(name, at: entry.name.lowerBound)
        {
            if entry.name.count == name.count { return true }
            position = entry.end
        }
        return false
    }

    private func isNamed(_ name: [UInt8], at offset: Int) -> Bool {
        for index in name.indices where unsafe bytes[offset + index] != name[index] {
            return false
        }
        return true
    }
}
