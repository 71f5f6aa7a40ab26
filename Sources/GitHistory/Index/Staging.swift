import Versioning

/// What `git add --all` would make of single files: by the rules of git-add(1) and the settings
/// `core.fileMode`, `core.symlinks` and `core.ignoreCase` of git-config(1).
struct Staging {
    private let repository: Repository
    private let changes: WorkTreeChanges
    private let trustsModes: Bool
    private let hasLinks: Bool
    private let ignoresCase: Bool

    init(of changes: WorkTreeChanges, in repository: Repository) throws(GitError) {
        self.repository = repository
        self.changes = changes
        let configuration = try repository.configuration()
        func isSet(_ key: String, otherwise value: Bool) -> Bool {
            guard let text = configuration[key]?.last else { return value }
            return isOn(text) ?? true
        }
        trustsModes = isSet("core.filemode", otherwise: true)
        hasLinks = isSet("core.symlinks", otherwise: true)
        ignoresCase = isSet("core.ignorecase", otherwise: false)
    }

    /// What a file of the index would be staged as; nil where it is gone.
    func content(of entry: IndexEntry) throws(GitError) -> TreeEntry? {
        if entry.skipsWorkTree || entry.isAssumedUnchanged { return entry.content }
        if entry.content.isSubmodule {
            let file = WorkTreeFile(entry.path, in: repository)
            // A folder that is no repository (any more) is a submodule that is not checked out.
            if file.mode == 0o160000 {
                return try content(at: entry.path, replacing: entry.content) ?? entry.content
            }
        }
        // On a disk without case the file may be listed as gone, and be there all the same.
        let isElsewhere = ignoresCase && changes.gone.contains(entry.path)
        if changes.changed.contains(entry.path) || isElsewhere {
            return try content(at: entry.path, replacing: entry.content)
        }
        return changes.gone.contains(entry.path) ? nil : entry.content
    }

    /// What is on disk under a path; nil where there is nothing that git takes.
    func content(at path: [UInt8], replacing old: TreeEntry?) throws(GitError) -> TreeEntry? {
        let file = WorkTreeFile(path, in: repository)
        guard let mode = file.mode, let id = try file.id(mode: mode) else { return nil }
        return TreeEntry(mode: staged(mode, replacing: old?.mode ?? 0), id: id)
    }

    private func staged(_ mode: UInt32, replacing old: UInt32) -> UInt32 {
        guard mode & 0o170000 == 0o100000 else { return mode }
        if !hasLinks, old == 0o120000 { return old }
        guard !trustsModes else { return mode }
        return old & 0o170000 == 0o100000 ? old : 0o100644
    }

    /// The files that the index does not have, each under the path it would be staged as.
    func additions(to entries: [IndexEntry]) throws(GitError) -> [FileTree.File] {
        var names = Spellings(of: ignoresCase ? entries.map(\.path) : [])
        let submodules = entries.filter(\.content.isSubmodule).map { $0.path + [Spellings.slash] }
        var additions: [[UInt8]: TreeEntry] = [:]
        for path in changes.untracked where !submodules.contains(where: path.starts(with:)) {
            let isNested = path.last == Spellings.slash
            let typed = isNested ? path.dropLast() : path
            let name = ignoresCase ? names.spelling(of: typed) : typed
            if let name, let content = try content(at: path, replacing: nil) {
                additions[name] = content
            }
        }
        return additions.map { ($0.key, $0.value) }
    }
}

/// The spellings that the index has, for a disk on which `Models` and `models` are one name.
private struct Spellings {
    static let slash = UInt8(ascii: "/")

    private var files: Set<[UInt8]> = []
    private var folders: [[UInt8]: ArraySlice<UInt8>] = [:]
    private var additions: [[UInt8]: [UInt8]] = [:]

    init(of paths: [[UInt8]]) {
        for path in paths {
            files.insert(Self.folded(path[...]))
            learnFolders(of: path)
        }
    }

    private mutating func learnFolders(of path: [UInt8]) {
        for end in path.indices where path[end] == Self.slash {
            let folder = path[..<end]
            let key = Self.folded(folder)
            if folders[key] == nil { folders[key] = folder }
        }
    }

    /// The path that a new file gets; nil where the index has the file itself.
    ///
    /// Below the folders that the index has already, it is in their spelling, and of two new files
    /// with one name the first says how it is spelt.
    mutating func spelling(of path: [UInt8]) -> [UInt8]? {
        guard !files.contains(Self.folded(path[...])) else { return nil }
        var name = path
        for end in path.indices.reversed() where path[end] == Self.slash {
            guard let folder = folders[Self.folded(path[..<end])] else { continue }
            name = Array(folder) + path[end...]
            break
        }
        let known = additions[Self.folded(name[...])] ?? name
        additions[Self.folded(name[...])] = known
        learnFolders(of: known)
        return known
    }

    /// In small letters, ASCII alone, as git folds them.
    private static func folded(_ path: ArraySlice<UInt8>) -> [UInt8] {
        path.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0 }
    }
}

/// What new files leave no room for: a file where they have a folder, and what lies below a file
/// of theirs.
///
/// `git add` drops those entries, also ones that it would leave alone otherwise.
struct TakenPaths {
    private let files: Set<[UInt8]>
    private let folders: Set<[UInt8]>

    init(by paths: [[UInt8]]) {
        files = Set(paths)
        folders = Set(paths.flatMap(Self.folders))
    }

    func collide(with path: [UInt8]) -> Bool {
        if files.isEmpty { return false }
        return folders.contains(path) || Self.folders(of: path).contains(where: files.contains)
    }

    private static func folders(of path: [UInt8]) -> [[UInt8]] {
        path.indices.filter { path[$0] == UInt8(ascii: "/") }.map { Array(path[..<$0]) }
    }
}
