/// The search for one key of a path in one dictionary.
struct PathStep {
    let path: SettingPath
    /// How many keys of the path lead to this dictionary.
    let depth: Int
    private var firstOffset: Int?

    init(_ path: SettingPath, depth: Int) {
        self.path = path
        self.depth = depth
    }

    var isFound: Bool { firstOffset != nil }
    var isLast: Bool { depth == path.keys.count - 1 }

    /// Whether `name`, a key at `offset`, is the wanted one; a second one is refused.
    ///
    /// Names are equal as Swift's `String` sees it, which is how a decoded dictionary compares
    /// them.
    mutating func accepts(
        _ name: String,
        at offset: Int,
        in content: some PlacedContent
    ) throws(SettingsError) -> Bool {
        guard name == path.keys[depth] else { return false }
        if let firstOffset {
            throw .duplicateKey(
                file: content.file,
                key: path.text(ofFirst: depth + 1),
                first: content.place(of: firstOffset),
                second: content.place(of: offset)
            )
        }
        firstOffset = offset
        return true
    }

    /// The error that a parent of the last key is missing.
    func notFound(in content: some PlacedContent) -> SettingsError {
        .keyNotFound(
            file: content.file,
            key: path.description,
            existing: path.text(ofFirst: depth),
            missing: path.keys[depth]
        )
    }
}
