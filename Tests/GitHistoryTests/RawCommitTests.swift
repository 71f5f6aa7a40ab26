import TestSupport
import Testing
import Versioning

@testable import GitHistory

@Suite struct RawCommitTests {
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
        let odd = try app.rawCommit(tree: "change-1^{tree}", parents: ["main"], people: people)
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
        let odd = try app.rawCommit(tree: "main^{tree}", parents: ["main"], people: people)
        try app.git("update-ref", "refs/heads/feature", odd)
        let findings = try app.findings(head: "feature")
        #expect(findings.settledOn == (try app.id(of: "main")))
        let head = try #require(findings.history.head)
        #expect(try app.opened().subject(of: head) == "odd")
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
        let odd = try app.rawCommit(tree: "main^{tree}", parents: parents, people: people)
        let joined = try app.rawCommit(
            tree: "main^{tree}",
            parents: ["main", odd],
            people: people
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
        let octopus = try app.rawCommit(tree: model, parents: parents)
        try app.git("update-ref", "refs/heads/main", octopus)
        let findings = try app.findings()
        #expect(findings.history.head?.hex == head)
        #expect(findings.history.line.landings.map(\.commit.hex).first == octopus)
        #expect(findings.history.line.landings[0].isMerge)
        #expect(findings.settledOn == octopus)
        #expect(findings.history.pendingCommits == 1)
    }

    @Test(arguments: ["", "tree", "tree nonsense\n", "parent x\n", "tree 12\nparent 34\n"])
    func `a commit without a tree is damaged`(bytes: String) throws {
        let app = try HistoryBuilder.merged(1)
        let broken = try app.rawObject("commit", bytes)
        let joined = try app.rawCommit(tree: "main^{tree}", parents: ["main", broken])
        try app.git("update-ref", "refs/heads/feature", joined)
        let error = #expect(throws: GitError.self) { try app.findings(head: "feature") }
        #expect(error?.code == "damaged-object")
    }
}
