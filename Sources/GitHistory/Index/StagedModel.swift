import Versioning

/// The model as the index has it, and from there as the work tree has it.
struct StagedModel {
    /// Where there is a conflict, with one of its sides.
    let model: Model
    /// There is a conflict in the model that nobody has resolved yet.
    let isUnresolved: Bool

    private let index: OpenIndex
    private let entries: [IndexEntry]
    private let paths: ModelPaths
    private let repository: Repository

    init(
        of index: OpenIndex,
        at paths: ModelPaths,
        in repository: Repository
    ) throws(GitError) {
        entries = index.handle.entries(within: paths)
        self.index = index
        self.paths = paths
        self.repository = repository
        var files: [FileTree.File] = []
        for entry in entries where entry.stage == 0 && !entry.isIntentToAdd {
            files.append((entry.path, entry.content))
        }
        let resolved = try repository.model(of: files, at: paths)
        let conflicts = Self.unmerged(entries)
        for (path, entry) in conflicts { files.append((path, entry.content)) }
        model = conflicts.isEmpty ? resolved : try repository.model(of: files, at: paths)
        // Conflicts in files that are no part of the model make no difference.
        isUnresolved = model != resolved
    }

    /// The files in conflict, each with our side where there is one.
    private static func unmerged(_ entries: [IndexEntry]) -> [[UInt8]: IndexEntry] {
        var unmerged: [[UInt8]: IndexEntry] = [:]
        for entry in entries where entry.stage > 0 {
            guard let other = unmerged[entry.path], entry.stage != 2 else {
                unmerged[entry.path] = entry
                continue
            }
            if other.stage == 1 { unmerged[entry.path] = entry }
        }
        return unmerged
    }

    /// The model that `git add --all` and a commit would make of the files on disk.
    func workTreeModel() throws(GitError) -> Model {
        let changes = try WorkTreeChanges(from: index.handle, within: paths, in: repository)
        let staging = try Staging(of: changes, in: repository)
        var files = try staging.additions(to: entries)
        let taken = TakenPaths(by: files.map(\.path))
        for entry in entries where entry.stage == 0 && !taken.collide(with: entry.path) {
            if let content = try staging.content(of: entry) { files.append((entry.path, content)) }
        }
        for (path, entry) in Self.unmerged(entries) where !taken.collide(with: path) {
            let content = try staging.content(at: path, replacing: entry.content)
            if let content { files.append((path, content)) }
        }
        return try repository.model(of: files, at: paths)
    }
}

extension Repository {
    /// The model of a tree with these files.
    fileprivate func model(
        of files: [FileTree.File],
        at paths: ModelPaths
    ) throws(GitError) -> Model {
        let tree = try FileTree(files).id(keptIn: objects)
        return try ModelReader(of: paths, in: objects).model(inTree: tree)
    }
}
