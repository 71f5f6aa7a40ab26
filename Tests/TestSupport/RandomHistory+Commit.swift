/// Commits that a test puts on top of a random history.
extension RandomHistory {
    /// Writes a commit without moving a branch; `nil` deletes a file, and the folders in `moving`
    /// are renamed first.
    package func commit(
        on parents: [String],
        tree: String? = nil,
        moving folders: [String: String] = [:],
        writing files: [String: String?] = [:],
        _ message: String = "work"
    ) throws -> String {
        let moves = folders.map { FileChange.rename(path: $0.key, newPath: $0.value) }
        let writes = files.sorted { $0.key < $1.key }.map { path, content in
            guard let content else { return FileChange.delete(path: path) }
            return .write(path: path, content: content, isExecutable: false)
        }
        let root = try tree.map { try git("rev-parse", $0).text }
        var stream = FastImport()
        stream.commit(
            mark: 1,
            on: "refs/heads/writing",
            date: git.clock,
            message: message,
            parents: parents,
            tree: root,
            changes: moves + writes
        )
        stream.printID(of: 1)
        stream.delete("refs/heads/writing")
        return try git("fast-import", "--quiet", "--force", input: stream.text).lines[0]
    }

    /// Lands changes of files on a commit with a merge, or with one ordinary commit.
    package func land(
        on tip: String,
        moving folders: [String: String] = [:],
        writing files: [String: String?] = [:],
        merging: Bool = true
    ) throws -> String {
        let work = try commit(on: [tip], moving: folders, writing: files)
        guard merging else { return work }
        return try commit(on: [tip, work], tree: "\(work)^{tree}", "merge")
    }

    /// Whether two commits differ at the paths, in mode or content.
    package func differ(_ one: String, _ other: String, at paths: [String]) throws -> Bool {
        let words = ["--literal-pathspecs", "diff", "--quiet", one, other, "--"]
        return try git.run(words + paths, accepting: [0, 1]).status == 1
    }
}
