import CLI
import Foundation
import TestSupport
import Testing

/// A file of packed refs that git does not read is refused before any ref is looked up: what is behind
/// the fault would be missing, and another branch base.
@Suite struct PackedReferencesTests {
    private let options = ["--path", "Models"]
    private let app: HistoryBuilder
    private let file: String
    private let whole: [String]

    init() throws {
        app = try App.merged(2)
        try app.git("tag", "-a", "v1", "-m", "release", "main")
        try app.git("tag", "v2", "main")
        try app.git("pack-refs", "--all")
        file = app.path + "/packed-refs"
        whole = try app.read("packed-refs").split(separator: "\n").map(String.init)
    }

    private func write(_ lines: [String], end: String = "\n") throws {
        try app.write(lines.joined(separator: "\n") + end, to: "packed-refs")
    }

    @Test func `the file as git writes it is read, peeled tags included`() throws {
        #expect(whole.contains { $0.hasPrefix("^") })
        expectVersion(2, options, in: app.path)
        try write(Array(whole.dropFirst()))
        expectVersion(2, options, in: app.path)
        try write([], end: "")
        #expect(schemaVersion(options, in: app.path).status == .refused)
    }

    @Test(arguments: 1...60)
    func `cut off in the middle of a line it is refused, as by git`(cut: Int) throws {
        let text = whole.joined(separator: "\n") + "\n"
        try app.write(String(text.dropLast(cut)), to: "packed-refs")
        let git = try app.git("for-each-ref", accepting: [0, 128])
        guard !text.dropLast(cut).hasSuffix("\n") else { return #expect(git.status == 0) }
        #expect(git.status == 128)
        let refused = expectRefusal("unsupported-repository", options, in: app.path)
        #expect(refused.message.contains(" of \(file): it ends in the middle"))
    }

    @Test(arguments: [
        "garbage", "", "^", "# a comment", String(repeating: "1", count: 42),
        String(repeating: "g", count: 40) + " refs/heads/x",
        String(repeating: "1", count: 40) + " ", String(repeating: "1", count: 40) + "\trefs/x",
        "^" + String(repeating: "1", count: 39), "^" + String(repeating: "1", count: 40),
    ])
    func `a line that is no ref is named, and taking it out mends the file`(line: String) throws {
        try write([whole[0], line] + whole.dropFirst())
        let refused = expectRefusal("unsupported-repository", options, in: app.path)
        #expect(refused.message.contains("line 2 of \(file): "))
        #expect(refused.hint.contains("take that line out"))
        try write(whole)
        expectVersion(2, options, in: app.path)
    }

    @Test func `a header that is none, and names out of order`() throws {
        try write(["# something"] + whole.dropFirst())
        expectRefusal("unsupported-repository", options, in: app.path)
        let refs = whole.dropFirst().filter { !$0.hasPrefix("^") }
        try write([whole[0]] + refs.reversed())
        let refused = expectRefusal("unsupported-repository", options, in: app.path)
        #expect(refused.message.contains("out of order"))
        // Without the claim that they are in order, git puts them into one.
        try write(refs.reversed())
        expectVersion(2, options, in: app.path)
    }

    @Test func `a branch behind the cut is not taken for absent`() throws {
        try app.git("branch", "master", "main~1")
        try app.git("update-ref", "-d", "refs/heads/change-1")
        try app.git("pack-refs", "--all")
        let lines = try app.read("packed-refs").split(separator: "\n").map(String.init)
        let cut = lines.firstIndex { $0.hasSuffix("refs/heads/master") } ?? 0
        try write(lines[..<cut] + [String(lines[cut].prefix(60))], end: "")
        expectRefusal("unsupported-repository", options, in: app.path)
    }

    @Test
    func `a worktree reads the same file, and a check of releases asks no tag behind the cut`()
        throws
    {
        let app = try App.merged(1, workTree: true)
        try app.write(#"{"schemaVersion": 1}"#, to: "app.json")
        try app.git("tag", "v1")
        try app.git("pack-refs", "--all")
        let place = try app.worktree(at: "main")
        let text = try app.read(".git/packed-refs")
        try app.write(String(text.dropLast(3)), to: ".git/packed-refs")
        expectRefusal("unsupported-repository", options, in: place)
        let check = ["check", "app.json", "--releases", "v*"] + options
        expectRefusal("unsupported-repository", check, in: app.path)
    }
}
