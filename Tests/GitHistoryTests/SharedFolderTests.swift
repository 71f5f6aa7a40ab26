import Foundation
import GitHistory
import TestSupport
import Testing

/// The variables that put parts of a repository elsewhere: what its worktrees share, and the list
/// of where a shallow clone is cut off.
@Suite struct SharedFolderTests {
    @Test(arguments: [".git", "./.git/", nil])
    func `GIT_COMMON_DIR that names the repository's own folder changes nothing`(
        relative: String?
    ) throws {
        let app = try HistoryBuilder.merged(2, workTree: true)
        let environment = ["GIT_COMMON_DIR": relative ?? app.path + "/.git"]
        let count = try app.git("rev-list", "--count", "main", environment: environment)
        #expect(try app.git("rev-list", "--count", "main").text == count.text)
        #expect(try app.opened(environment: environment).mergedLandings() == 2)
    }

    @Test func `GIT_COMMON_DIR of a linked worktree is the main repository`() throws {
        let app = try HistoryBuilder.merged(2, workTree: true)
        let place = try app.worktree(at: "main")
        let environment = ["GIT_COMMON_DIR": app.path + "/.git"]
        let repository = try Repository(from: place, environment: environment)
        #expect(try repository.mergedLandings() == 2)
        let folder = try Git(in: place)("rev-parse", "--absolute-git-dir").text
        let named = environment.merging(["GIT_DIR": folder]) { $1 }
        #expect(try Repository(from: place, environment: named).mergedLandings() == 2)
    }

    @Test func `GIT_COMMON_DIR of another repository is refused rather than misread`() throws {
        let app = try HistoryBuilder.merged(1, workTree: true)
        let other = try HistoryBuilder.merged(2)
        #expect(throws: GitError.unreadableFormat(.commonDirectory(other.path))) {
            _ = try app.opened(environment: ["GIT_COMMON_DIR": other.path])
        }
        // A folder that holds a HEAD alone is a repository to git then.
        let folder = try TemporaryFolder()
        try Data("ref: refs/heads/main\n".utf8)
            .write(to: URL(fileURLWithPath: folder.path + "/HEAD"))
        let environment = ["GIT_DIR": folder.path, "GIT_COMMON_DIR": other.path]
        #expect(throws: GitError.unreadableFormat(.commonDirectory(other.path))) {
            _ = try Repository(from: folder.path, environment: environment)
        }
    }

    @Test func `GIT_SHALLOW_FILE says where the history is cut off`() throws {
        let app = try HistoryBuilder.merged(2)
        let cut = try app.id(of: "main~1")
        let list = app.path + "/list"
        try Data("\(cut)\n".utf8).write(to: URL(fileURLWithPath: list))
        let environment = ["GIT_SHALLOW_FILE": list]
        let seen = try app.git(
            "rev-list",
            "--count",
            "--first-parent",
            "main",
            environment: environment
        )
        #expect(seen.text == "2")
        #expect(throws: GitError.self) { try app.opened(environment: environment).mergedLandings() }
        let none = ["GIT_SHALLOW_FILE": app.path + "/nonexistent"]
        #expect(try app.opened(environment: none).mergedLandings() == 2)
        #expect(try app.opened(environment: ["GIT_SHALLOW_FILE": ""]).mergedLandings() == 2)
    }
}
