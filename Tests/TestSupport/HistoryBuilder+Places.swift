import Foundation

/// Other places that show the same history, and the work tree as a developer changes it.
extension HistoryBuilder {
    /// Clones the repository into a folder of its own and returns its path.
    ///
    /// Options are those of `git clone`, such as `--depth=1`, `--bare` or `--filter=blob:none`.
    package func clone(_ options: String...) throws -> String { try clone(options) }

    package func clone(_ options: [String]) throws -> String {
        try git("config", "uploadpack.allowFilter", "true")
        let place = try folder.folder("clone \(UUID().uuidString.prefix(4))")
        try git.run(["clone", "--quiet"] + options + ["file://\(path)", place])
        return place
    }

    /// Adds a linked worktree with a detached checkout of a revision and returns its path.
    package func worktree(at revision: String) throws -> String {
        let place = "\(folder.path)/worktree \(UUID().uuidString.prefix(4))"
        try git("worktree", "add", "--quiet", "--detach", place, revision)
        return place
    }

    /// Writes a file in the work tree, and its folders, without telling git.
    package func write(_ content: String, to file: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(file)")
        let parent = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try Data(content.utf8).write(to: url)
    }

    /// The content of a file in the work tree.
    package func read(_ file: String) throws -> String {
        let content = try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(file)"))
        return String(decoding: content, as: UTF8.self)
    }

    /// Stages files as they are in the work tree, deleted ones too.
    package func stage(_ files: String...) throws {
        try git.run(["add", "--all", "--"] + files)
    }
}
