import Versioning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The order in which git keeps a tree's entries.
extension RawTree {
    /// Whether git sorts the one entry before the other: a directory as if its name ended in a slash.
    func isInOrder(_ one: Bounds, _ other: Bounds) -> Bool {
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
