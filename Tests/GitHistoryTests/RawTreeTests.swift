import TestSupport
import Testing
import Versioning

@testable import GitHistory

@Suite struct RawTreeTests {
    @Test(arguments: [
        ("100644", "100664"), ("100644", "100600"), ("100755", "100775"), ("100755", "100700"),
    ])
    func `a mode of old is the same as its canonical one`(mode: String, old: String) throws {
        let app = try HistoryBuilder()
        let blob = try app.git("hash-object", "-w", "--stdin", input: "text").text
        var tip: [String] = []
        for mode in [mode, old, mode] {
            let tree = try app.git("mktree", input: "\(mode) blob \(blob)\tModels\n").text
            tip = [try app.rawCommit(tree: tree, parents: tip)]
        }
        try app.git("update-ref", "refs/heads/main", tip[0])
        let log = try app.git("log", "--format=%H", "--", "Models").lines
        #expect(log.count == 1)
        #expect(try app.findings().history.line.landings.map(\.commit.hex) == log)
    }

    @Test func `an empty folder is none, as for git`() throws {
        let app = try HistoryBuilder.merged(1)
        let empty = try app.git("mktree", input: "").text
        let root = try app.git("mktree", input: "040000 tree \(empty)\tModels\n").text
        let emptied = try app.rawCommit(tree: root, parents: ["main"])
        let gone = try app.rawCommit(tree: empty, parents: [emptied])
        let again = try app.rawCommit(tree: root, parents: [gone])
        try app.git("update-ref", "refs/heads/main", again)
        let log = try app.git("log", "--format=%H", "--first-parent", "--", "Models").lines
        #expect(log.first == emptied)
        let findings = try app.findings()
        #expect(findings.history.line.landings.map(\.commit.hex) == log)
        #expect(findings.fingerprint == nil)
    }

    @Test(arguments: ["100644 Models\0short", "100644 Models", "100644", "1", "nonsense\0"])
    func `a tree that is cut short is damaged, not empty`(bytes: String) throws {
        let app = try HistoryBuilder.merged(1)
        let tree = try app.rawObject("tree", bytes)
        let broken = try app.rawCommit(tree: tree, parents: ["main"])
        try app.git("update-ref", "refs/heads/main", broken)
        let error = #expect(throws: GitError.self) { try app.findings() }
        #expect(error?.code == "damaged-object")
        #expect("\(String(describing: error))".contains(tree))
    }
}
