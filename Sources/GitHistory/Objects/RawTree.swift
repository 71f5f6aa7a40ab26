import Versioning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The entries of a tree object, read in place: mode, name and id one after another.
@safe
struct RawTree {
    let bytes: UnsafeRawBufferPointer

    init(_ bytes: UnsafeRawBufferPointer) {
        unsafe self.bytes = unsafe bytes
    }

    /// The tree that git writes for a directory without content.
    ///
    /// Git never stores one below another tree, and reads it as nothing where another program did.
    static let empty = ObjectID(
        high: 0x4b82_5dc6_42cb_6eb9,
        middle: 0xa060_e54b_f8d6_9288,
        low: 0xfbee_4904
    )

    /// All entries with their names, in the order of the tree; nil where the bytes are damaged.
    var entries: [(name: [UInt8], entry: TreeEntry)]? {
        var entries: [(name: [UInt8], entry: TreeEntry)] = []
        var position = 0
        while unsafe position < bytes.count {
            guard let next = bounds(of: position) else { return nil }
            if let entry = value(of: next) {
                unsafe entries.append((Array(bytes[next.name]), entry))
            }
            position = next.end
        }
        return entries
    }

    /// The bytes of a tree with these entries, which are in git's order already.
    static func bytes(of entries: [(name: [UInt8], entry: TreeEntry)]) -> [UInt8] {
        var bytes: [UInt8] = []
        for (name, entry) in entries {
            bytes += String(entry.mode, radix: 8).utf8
            bytes.append(UInt8(ascii: " "))
            bytes += name
            bytes.append(0)
            bytes += entry.id.bytes
        }
        return bytes
    }

    /// Where the parts of one entry lie.
    struct Bounds {
        let mode: Range<Int>
        let name: Range<Int>
        var end: Int { name.upperBound + 21 }
    }

    func bounds(of position: Int) -> Bounds? {
        guard
            let space = endOfMode(from: position),
            let terminator = firstIndex(of: 0, from: space + 1),
            unsafe terminator + 21 <= bytes.count
        else { return nil }
        return Bounds(mode: position..<space, name: (space + 1)..<terminator)
    }

    /// Modes are five or six digits long, so that looking is quicker than searching.
    private func endOfMode(from position: Int) -> Int? {
        let space = UInt8(ascii: " ")
        let end = unsafe bytes.count
        for length in 5...6 where position + length < end {
            if unsafe bytes[position + length] == space { return position + length }
        }
        return firstIndex(of: space, from: position)
    }

    /// By `memchr`: most of the time spent in trees goes into finding where names end.
    private func firstIndex(of byte: UInt8, from position: Int) -> Int? {
        guard let base = unsafe bytes.baseAddress else { return nil }
        let start = unsafe base + position
        guard let match = unsafe memchr(start, Int32(byte), bytes.count - position) else {
            return nil
        }
        return unsafe UnsafeRawPointer(match) - base
    }

    /// The entry as git sees it: modes in their canonical form, nil for an empty directory.
    func value(of bounds: Bounds) -> TreeEntry? {
        var mode: UInt32 = 0
        for index in bounds.mode {
            mode = mode << 3 | UInt32(unsafe bytes[index] & 7)
        }
        let entry = unsafe TreeEntry(
            mode: Self.canonical(mode),
            id: ObjectID(raw: bytes, at: bounds.name.upperBound + 1)
        )
        return entry.isDirectory && entry.id == Self.empty ? nil : entry
    }

    /// Git's `canon_mode`: of a file's permission bits only "executable" counts.
    private static func canonical(_ mode: UInt32) -> UInt32 {
        switch mode & 0o170000 {
        case 0o100000: mode & 0o100 != 0 ? 0o100755 : 0o100644
        case 0o120000: 0o120000
        case 0o040000: 0o040000
        default: 0o160000
        }
    }
}
