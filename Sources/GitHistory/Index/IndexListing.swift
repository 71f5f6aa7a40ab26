import Clibgit2
import Versioning

/// An index as the `git` program tells it, for the formats that libgit2 refuses: a sparse index, a
/// split one, and with libgit2 1.5 one without a checksum (`index.skipHash`).
struct IndexListing {
    private(set) var entries: [IndexEntry] = []

    /// The empty file, which `git add -N` enters as well, and `git ls-files` tells them apart not.
    private static let emptyFile = ObjectID(hex: "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
    private static let emptyTree = RawTree.empty.hex

    /// Nil where the program fails or says what is not understood.
    init?(by git: GitProgram, workTree: String) {
        let common = ["-C", workTree, "-c", "core.fsmonitor=false"]
        guard let listing = git.output(of: common + ["ls-files", "--stage", "-v", "-z"]) else {
            return nil
        }
        for line in listing.split(separator: 0) {
            guard let entry = IndexEntry(line) else { return nil }
            entries.append(entry)
        }
        guard entries.contains(where: { $0.content.id == Self.emptyFile }) else { return }
        // Held against nothing at all, a staged file is an added one, and `git add -N` is none.
        let question = ["diff-index", "--cached", "--ita-invisible-in-index", "--name-only", "-z"]
        guard let names = git.output(of: common + question + [Self.emptyTree, "--"]) else {
            return nil
        }
        let staged = Set(names.split(separator: 0).map(Array.init))
        for index in entries.indices where entries[index].content.id == Self.emptyFile {
            entries[index].isIntentToAdd = !staged.contains(entries[index].path)
        }
    }

    /// The same entries as an index in memory, all to be compared with the disk by content.
    func index() throws(GitError) -> Handle {
        let index = try Handle.emptyIndex()
        for entry in entries {
            var flags = UInt32(entry.stage) << UInt32(GIT_INDEX_ENTRY_STAGESHIFT)
            var extended: UInt32 = 0
            if entry.isAssumedUnchanged { flags |= GIT_INDEX_ENTRY_VALID.rawValue }
            if entry.skipsWorkTree { extended |= GIT_INDEX_ENTRY_SKIP_WORKTREE.rawValue }
            if entry.isIntentToAdd { extended |= GIT_INDEX_ENTRY_INTENT_TO_ADD.rawValue }
            var raw = unsafe git_index_entry()
            unsafe raw.mode = entry.content.mode
            unsafe raw.id = entry.content.id.oid
            unsafe raw.flags = UInt16(flags)
            unsafe raw.flags_extended = UInt16(extended)
            let path = entry.path.map(CChar.init(bitPattern:)) + [0]
            let code = unsafe path.withUnsafeBufferPointer { path in
                unsafe raw.path = path.baseAddress
                return index.lend { unsafe git_index_add($0, &raw) }
            }
            try check(code, "cannot take over the index")
        }
        return index
    }
}

extension Handle {
    /// An index that holds nothing and belongs to no file.
    static func emptyIndex() throws(GitError) -> Handle {
        var pointer: OpaquePointer?
        try check(unsafe git_index_new(&pointer), "cannot make an index in memory")
        return unsafe Handle(found(pointer), freedBy: { unsafe git_index_free($0) })
    }
}

extension IndexEntry {
    /// Reads `H 100644 ID 0<TAB>PATH`, where `S` is for skip-worktree and a small letter for
    /// assume-unchanged (git-ls-files(1), `-t` and `-v`).
    fileprivate init?(_ line: ArraySlice<UInt8>) {
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        let words = line[..<tab].split(separator: UInt8(ascii: " "))
            .map { String(decoding: $0, as: UTF8.self) }
        guard
            words.count == 4,
            let mode = UInt32(words[1], radix: 8),
            let id = ObjectID(hex: words[2]),
            let stage = Int(words[3])
        else { return nil }
        self.init(
            path: Array(line[(tab + 1)...]),
            content: TreeEntry(mode: mode, id: id),
            stage: stage,
            skipsWorkTree: words[0].uppercased() == "S",
            isAssumedUnchanged: words[0] != words[0].uppercased()
        )
    }
}
