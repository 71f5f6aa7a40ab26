import TestSupport
import Testing
import Versioning

@testable import GitHistory

@Suite struct RawObjectTests {
    /// Header lines that old imports have, and git walks over.
    static let people = [
        "author\ncommitter", "author Ada\ncommitter Ada", "author <a@b> 1 +0000",
        "author Ada <ada@example.org 1 +0000\ncommitter Ada ada@example.org> 1 +0000",
        "author Ada <a@b> soon\ncommitter Ada <a@b> later", "encoding latin-1", "",
        "author Ada <a@b> 99999999999999999999999 +0000\ncommitter A <a@b> 99999999999999999999 +9",
        "author A <a@b> -1 +0000\ncommitter A <a@b> -1 +0000", "author é <\u{1}>\ncommitter \t<> x",
    ]

    @Test(arguments: people)
    func `a malformed author is no obstacle`(people: String) throws {
        let app = try HistoryBuilder.merged(2)
        let odd = try commit(tree: "change-1^{tree}", parents: ["main"], people: people, in: app)
        try app.git("update-ref", "refs/heads/main", odd)
        let landing = try app.commit(["Models/User": "3"])
        let findings = try app.findings()
        #expect(findings.history.line.landings.prefix(2).map(\.commit.hex) == [landing, odd])
        let log = try app.git("log", "--format=%H", "--first-parent", "main", "--", "Models")
        #expect(findings.history.line.landings.map(\.commit.hex) == log.lines)
    }

    @Test(arguments: people)
    func `a malformed head has a subject and a place`(people: String) throws {
        let app = try HistoryBuilder.merged(2)
        let odd = try commit(tree: "main^{tree}", parents: ["main"], people: people, in: app)
        try app.git("update-ref", "refs/heads/feature", odd)
        let findings = try app.findings(head: "feature")
        #expect(findings.settledOn == (try app.id(of: "main")))
        #expect(try app.opened().subject(of: findings.history.head) == "odd")
    }

    @Test(arguments: [
        "0 +0000", "-5 +0000", "4102444800 +0000", "18446744073709551615 +0000",
        "18446744073709551616 +0000", "99999999999999999999999 +0000", "1e9 +0000", "+7 +0000",
        "soon", "",
    ])
    func `an odd date leads the recipe where it leads git`(date: String) throws {
        let app = try HistoryBuilder.merged(3)
        let people = "author A <a@b> \(date)\ncommitter A <a@b> \(date)"
        let parents = ["main~1", "main"]
        let odd = try commit(tree: "main^{tree}", parents: parents, people: people, in: app)
        let joined = try commit(
            tree: "main^{tree}",
            parents: ["main", odd],
            people: people,
            in: app
        )
        try app.git("update-ref", "refs/heads/feature", joined)
        for file in ["README", "Models/Order"] {
            try app.commit([file: "1"], on: "feature")
            let merge = try app.git("log", "--merges", "--format=%H", "-1", "HEAD").text
            let log = try app.git("log", "--format=%H", "\(merge)..HEAD", "--", "Models").lines
            guard case .recipe(let range) = try app.findings(formula: .recipe).evidence else {
                Issue.record("no recipe")
                return
            }
            #expect(range.latestMerge?.hex == merge)
            #expect(range.commits == log.count)
        }
    }

    @Test func `a merge of 66 parents is one landing`() throws {
        let app = try HistoryBuilder.merged(1)
        let tree = try app.git("rev-parse", "change-1^{tree}").text
        var parents = [try app.id(of: "main")]
        for number in 1...65 {
            let message = "branch \(number)"
            parents.append(try app.git("commit-tree", tree, "-p", "main", "-m", message).text)
        }
        try app.branch("feature", from: parents[40])
        let head = try app.commit(["Models/Order": "1"])
        let model = try app.git("rev-parse", "feature^{tree}").text
        let octopus = try commit(tree: model, parents: parents, in: app)
        try app.git("update-ref", "refs/heads/main", octopus)
        let findings = try app.findings()
        #expect(findings.history.head.hex == head)
        #expect(findings.history.line.landings.map(\.commit.hex).first == octopus)
        #expect(findings.history.line.landings[0].isMerge)
        #expect(findings.settledOn == octopus)
        #expect(findings.history.pendingCommits == 1)
    }

    @Test(arguments: [
        ("100644", "100664"), ("100644", "100600"), ("100755", "100775"), ("100755", "100700"),
    ])
    func `a mode of old is the same as its canonical one`(mode: String, old: String) throws {
        let app = try HistoryBuilder()
        let blob = try app.git("hash-object", "-w", "--stdin", input: "text").text
        var tip: [String] = []
        for mode in [mode, old, mode] {
            let tree = try app.git("mktree", input: "\(mode) blob \(blob)\tModels\n").text
            tip = [try commit(tree: tree, parents: tip, in: app)]
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
        let emptied = try commit(tree: root, parents: ["main"], in: app)
        let gone = try commit(tree: empty, parents: [emptied], in: app)
        let again = try commit(tree: root, parents: [gone], in: app)
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
        let words = ["hash-object", "-t", "tree", "--literally", "-w", "--stdin"]
        let tree = try app.git.run(words, input: bytes).text
        let broken = try commit(tree: tree, parents: ["main"], in: app)
        try app.git("update-ref", "refs/heads/main", broken)
        let error = #expect(throws: GitError.self) { try app.findings() }
        #expect(error?.code == "damaged-object")
        #expect("\(String(describing: error))".contains(tree))
    }

    @Test(arguments: ["", "tree", "tree nonsense\n", "parent x\n", "tree 12\nparent 34\n"])
    func `a commit without a tree is damaged`(bytes: String) throws {
        let app = try HistoryBuilder.merged(1)
        let words = ["hash-object", "-t", "commit", "--literally", "-w", "--stdin"]
        let broken = try app.git.run(words, input: bytes).text
        let joined = try commit(tree: "main^{tree}", parents: ["main", broken], in: app)
        try app.git("update-ref", "refs/heads/feature", joined)
        let error = #expect(throws: GitError.self) { try app.findings(head: "feature") }
        #expect(error?.code == "damaged-object")
    }

    /// Writes a commit to the letter, whatever its lines are.
    private func commit(
        tree: String,
        parents: [String],
        people: String = "author A <a@b> 1700000000 +0000\ncommitter A <a@b> 1700000000 +0000",
        in app: HistoryBuilder
    ) throws -> String {
        var lines = ["tree \(try app.git("rev-parse", tree).text)"]
        lines += try parents.map { "parent \(try app.id(of: $0))" }
        if !people.isEmpty { lines.append(people) }
        let text = (lines + ["", "odd", ""]).joined(separator: "\n")
        let words = ["hash-object", "-t", "commit", "--literally", "-w", "--stdin"]
        return try app.git.run(words, input: text).text
    }
}
