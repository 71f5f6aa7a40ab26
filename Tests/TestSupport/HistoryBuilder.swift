import Foundation

/// A real repository, written verb by verb, so that a test reads as the story of its history.
///
///     let repository = try HistoryBuilder()
///     try repository.commit(["Models/User": "1", "README": "hello"])
///     try repository.branch("feature")
///     try repository.commit(["Models/User": "2"])
///     let landing = try repository.merge("feature", into: "main")
///     schemaVersion("--path", ":/Models", "--base", "main", in: repository.path)
///
/// Every verb that makes a commit returns its id and leaves HEAD on the branch it wrote to, as
/// `git switch` and the command of the same name would. Times and names are fixed: the same story
/// has the same ids everywhere. A revision may be anything that git understands.
///
/// The repository is bare unless a work tree is asked for, in which case the files and the index
/// are HEAD's after each verb; `write` and `stage` then change them as a developer does.
package final class HistoryBuilder {
    /// Where the repository is: the work tree, or the bare repository itself.
    package let path: String
    /// The real git, in that folder, for whatever has no verb.
    package let git: Git
    /// The branch that HEAD is on, or was on before it was detached.
    package private(set) var branch: String

    let folder: TemporaryFolder
    private let hasWorkTree: Bool
    private var isDetached = false

    package init(main: String = "main", workTree: Bool = false) throws {
        folder = try TemporaryFolder(small: true)
        path = try folder.folder("repository")
        git = Git(in: path)
        branch = main
        hasWorkTree = workTree
        let kind = workTree ? [] : ["--bare"]
        try git.run(["init", "--quiet", "--template=", "--initial-branch=\(main)"] + kind)
    }

    /// Commits files on a branch (HEAD's by default); `nil` deletes a file or a whole folder.
    ///
    /// Without files it is an empty commit. A branch that does not exist yet begins with it.
    @discardableResult
    package func commit(
        _ files: [String: String?] = [:],
        _ message: String = "change",
        on branch: String? = nil
    ) throws -> String {
        try record(message, on: branch, changes: changes(files))
    }

    /// Makes a branch and switches to it.
    package func branch(_ name: String, from start: String = "HEAD") throws {
        try git("branch", name, start)
        try settle(on: name)
    }

    /// Switches HEAD to a branch, or detaches it at any other revision.
    package func checkout(_ revision: String) throws {
        if try git("show-ref", "refs/heads/\(revision)", accepting: [0, 1]).status == 0 {
            try settle(on: revision)
        } else {
            try git("update-ref", "--no-deref", "HEAD", try id(of: revision))
            isDetached = true
            try fillWorkTree()
        }
    }

    /// Renames a file or a folder.
    @discardableResult
    package func rename(_ old: String, to new: String, on branch: String? = nil) throws -> String {
        let change = FileChange.rename(path: old, newPath: new)
        return try record("rename \(old) to \(new)", on: branch, changes: [change])
    }

    /// Commits a change of mode and nothing else.
    @discardableResult
    package func makeExecutable(_ path: String, on branch: String? = nil) throws -> String {
        let content = try git("cat-file", "blob", "\(branch ?? "HEAD"):\(path)").bytes
        let change = FileChange.write(
            path: path,
            content: String(decoding: content, as: UTF8.self),
            isExecutable: true
        )
        return try record("make \(path) executable", on: branch, changes: [change])
    }

    /// The commit that a revision names.
    package func id(of revision: String) throws -> String {
        try git("rev-parse", "--verify", "--quiet", "\(revision)^{commit}").text
    }

    package func tag(_ name: String, at revision: String = "HEAD") throws {
        try git("tag", name, revision)
    }

    package func delete(branch name: String) throws {
        try git("branch", "--quiet", "-D", name)
    }

    /// Writes one commit, by way of one `git fast-import`, and switches to its branch.
    ///
    /// `parents` are the branch's tip by default, `tree` is the first parent's.
    func record(
        _ message: String,
        on name: String?,
        parents: [String]? = nil,
        tree: String? = nil,
        changes: [FileChange] = []
    ) throws -> String {
        let target = name ?? branch
        let tip = (try? id(of: "refs/heads/\(target)")).map { [$0] }
        var stream = FastImport()
        stream.commit(
            mark: 1,
            on: "refs/heads/\(target)",
            date: git.clock,
            message: message,
            parents: parents ?? tip ?? [],
            tree: tree,
            changes: changes
        )
        stream.printID(of: 1)
        let commit = try git("fast-import", "--quiet", "--force", input: stream.text).text
        try settle(on: target)
        return commit
    }

    /// Points HEAD at a branch that a verb has just written, and shows its files.
    func settle(on name: String) throws {
        if name != branch || isDetached {
            try git("symbolic-ref", "HEAD", "refs/heads/\(name)")
            (branch, isDetached) = (name, false)
        }
        try fillWorkTree()
    }

    func changes(_ files: [String: String?]) -> [FileChange] {
        files.sorted { $0.key < $1.key }.map { path, content in
            guard let content else { return .delete(path: path) }
            return .write(path: path, content: content, isExecutable: false)
        }
    }

    /// Brings the files and the index to HEAD, where there is a work tree.
    private func fillWorkTree() throws {
        guard hasWorkTree else { return }
        try git("reset", "--quiet", "--hard")
    }
}
