import Clibgit2
import Versioning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// One entry of the index: a file of the next commit, or one side of a conflict.
struct IndexEntry {
    let path: [UInt8]
    let content: TreeEntry
    /// 0, or which side of a conflict it is: 1 the merge base's, 2 ours, 3 theirs.
    var stage = 0
    /// By `git add -N`: the next commit does not have it yet.
    var isIntentToAdd = false
    /// Outside of a sparse checkout: whether it is on disk says nothing.
    var skipsWorkTree = false
    /// Taken for unchanged whatever the disk says (`git update-index --assume-unchanged`).
    var isAssumedUnchanged = false
}

extension Handle {
    /// The entries, of the index that this is the handle of, that lie at or below the model paths.
    ///
    /// All entries are looked at, byte by byte: with `core.ignorecase` libgit2's search by prefix
    /// finds `Models` or `models` where an index has both (1.5.1).
    func entries(within paths: ModelPaths) -> [IndexEntry] {
        let prefixes = paths.names.map(\.bytes)
        return lend { index in
            var entries: [IndexEntry] = []
            for position in 0..<(unsafe git_index_entrycount(index)) {
                guard
                    let entry = unsafe git_index_get_byindex(index, position)?.pointee,
                    let path = unsafe entry.path,
                    prefixes.contains(where: { unsafe Self.lies(path, within: $0) })
                else { continue }
                unsafe entries.append(IndexEntry(entry, at: path))
            }
            return entries
        }
    }

    private static func lies(_ path: UnsafePointer<CChar>, within prefix: [UInt8]) -> Bool {
        let count = prefix.count
        if count == 0 { return true }
        let isPrefix = unsafe prefix.withUnsafeBytes { prefix in
            guard let start = prefix.baseAddress else { return true }
            return unsafe strncmp(path, start.assumingMemoryBound(to: CChar.self), count) == 0
        }
        return unsafe isPrefix && (path[count] == 0 || path[count] == CChar(UInt8(ascii: "/")))
    }
}

extension IndexEntry {
    fileprivate init(_ entry: git_index_entry, at path: UnsafePointer<CChar>) {
        let (flags, extended) = unsafe (Int(entry.flags), UInt32(entry.flags_extended))
        unsafe self.init(
            path: UnsafeRawBufferPointer(start: path, count: strlen(path)).map(\.self),
            content: TreeEntry(mode: entry.mode, id: ObjectID(entry.id)),
            stage: (flags & Int(GIT_INDEX_ENTRY_STAGEMASK)) >> Int(GIT_INDEX_ENTRY_STAGESHIFT),
            isIntentToAdd: extended & GIT_INDEX_ENTRY_INTENT_TO_ADD.rawValue != 0,
            skipsWorkTree: extended & GIT_INDEX_ENTRY_SKIP_WORKTREE.rawValue != 0,
            isAssumedUnchanged: flags & Int(GIT_INDEX_ENTRY_VALID.rawValue) != 0
        )
    }
}

extension ModelPath {
    /// The whole path as git writes it, empty for the root.
    var bytes: [UInt8] { Array(components.joined(separator: [UInt8(ascii: "/")])) }
}
