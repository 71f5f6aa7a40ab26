extension BinaryPropertyList {
    /// How many values the document may have once everything that is shared is written out.
    ///
    /// Values that are shared as writers do it, texts and numbers alone, make fewer than the file
    /// has bytes; more come from files that are made to blow up their readers.
    private var maximumSize: Int { max(1 << 18, 4 * bytes.count) }

    /// Requires every object to be whole, every reference to lead to one, and what hangs together to
    /// be a tree of bearable size once shared objects are written out for each use.
    ///
    /// Foundation's decoder, which reads the file afterwards, follows references without a limit.
    func check() throws(SettingsError) {
        var sizes = [Int?](repeating: nil, count: offsets.count)
        var levels = [Int](repeating: 0, count: offsets.count)
        for number in offsets.indices {
            _ = try self[number]
        }
        _ = try measure(top, level: 1, sizes: &sizes, levels: &levels)
        for number in offsets.indices where sizes[number] != nil {
            try checkContainer(self[number], at: offsets[number])
        }
    }

    /// Requires a container to be one that property lists have, and the keys of a dictionary to be
    /// texts: readers disagree on all others, or crash.
    private func checkContainer(_ object: BinaryObject, at offset: Int) throws(SettingsError) {
        guard object.kind != .set, object.kind != .orderedSet else {
            throw damage("a set, which a property list cannot hold", at: offset)
        }
        guard object.kind == .dictionary else { return }
        for key in object.references(of: referenceSize).prefix(object.count) {
            guard try self[key].text != nil else {
                throw damage("a key that is no text", at: offsets[key])
            }
        }
    }

    /// Measures the object and all that it holds, each once.
    ///
    /// - Returns: the number of values, and of levels.
    private func measure(
        _ number: Int,
        level: Int,
        sizes: inout [Int?],
        levels: inout [Int]
    ) throws(SettingsError) -> (size: Int, levels: Int) {
        guard offsets.indices.contains(number) else {
            throw damage("a reference to an object that is not there", at: tableStart)
        }
        if let size = sizes[number], level + levels[number] <= SettingsFormat.maximumDepth + 1 {
            return (size, levels[number])
        }
        guard level <= SettingsFormat.maximumDepth else {
            let limit = SettingsFormat.maximumDepth
            throw damage("nested deeper than \(limit) levels", at: offsets[number])
        }
        var (size, depth) = (1, 0)
        for reference in try self[number].references(of: referenceSize) {
            let inner = try measure(reference, level: level + 1, sizes: &sizes, levels: &levels)
            size += inner.size
            depth = max(depth, inner.levels)
            guard size <= maximumSize else {
                throw damage("values that are shared too often", at: offsets[number])
            }
        }
        (sizes[number], levels[number]) = (size, depth + 1)
        return (size, depth + 1)
    }
}
