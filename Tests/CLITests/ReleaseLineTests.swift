import CLI
import TestSupport
import Testing

/// Branches that ship on their own: a hotfix must not take main's next number.
@Suite struct ReleaseLineTests {
    private let options = ["--path", "Models", "--base", "main", "--base", "release/*"]

    /// Main at 4; `release/1.2` cut at 2, with a commit of its own that leaves the model alone.
    private func story() throws -> HistoryBuilder {
        let app = try HistoryBuilder()
        try app.commit(["README": "1"])
        for change in ["1", "2", "3", "4"] {
            try land(change, on: "main", in: app)
            guard change == "2" else { continue }
            try app.branch("release/1.2", from: "main")
            try app.commit(["Version": "1.2"], on: "release/1.2")
        }
        return app
    }

    private func land(_ change: String, on line: String, in app: HistoryBuilder) throws {
        try app.branch("topic-\(change)", from: line)
        try app.commit(["Models/User": change], on: "topic-\(change)")
        try app.merge("topic-\(change)", into: line)
    }

    private func version(_ head: String, in app: HistoryBuilder) -> (version: Int?, base: String?) {
        let outcome = schemaVersion(options + ["--head", head, "--format", "json"], in: app.path)
        return (outcome.json["version"].int, outcome.json["base"]["name"].string)
    }

    @Test func `a hotfix on a line cut at 2 is 3, whatever main has come to`() throws {
        let app = try story()
        try app.branch("hotfix", from: "release/1.2")
        try app.commit(["Models/User": "fixed"], on: "hotfix")
        #expect(version("hotfix", in: app) == (3, "release/1.2"))
        try app.merge("hotfix", into: "release/1.2")
        #expect(version("release/1.2", in: app) == (3, "release/1.2"))
        #expect(version("main", in: app) == (4, "main"))
    }

    @Test func `where the lines were one, a commit is main's`() throws {
        let app = try story()
        let cut = try app.id(of: "release/1.2~1")
        #expect(version(cut, in: app) == (2, "main"))
        #expect(version("\(cut)~1", in: app) == (1, "main"))
    }

    @Test func `a topic branch belongs to the line it is fewest commits ahead of`() throws {
        let app = try story()
        try app.branch("fix", from: "release/1.2")
        try app.commit(["Models/Pet": "1"], on: "fix")
        #expect(version("fix", in: app) == (3, "release/1.2"))
        try app.branch("topic", from: "main")
        try app.commit(["Models/Pet": "1"], on: "topic")
        #expect(version("topic", in: app) == (5, "main"))
    }

    @Test func `a branch that left where the lines were one is main's`() throws {
        let app = try story()
        try app.branch("old", from: "release/1.2~1")
        try app.commit(["Models/Pet": "1"], on: "old")
        #expect(version("old", in: app) == (5, "main"))
    }

    @Test func `a fix made on main first and cherry-picked is counted on each line`() throws {
        let app = try story()
        try app.branch("fix", from: "main")
        let fix = try app.commit(["Models/Pet": "1"], on: "fix")
        try app.merge("fix", into: "main")
        try app.branch("backport", from: "release/1.2")
        try app.cherryPick(fix, onto: "backport")
        #expect(version("backport", in: app) == (3, "release/1.2"))
        #expect(version("main", in: app) == (5, "main"))
    }

    @Test func `git-flow's develop and main are two lines`() throws {
        let app = try HistoryBuilder()
        try app.commit(["README": "1"])
        try app.branch("develop", from: "main")
        for change in ["1", "2", "3"] { try land(change, on: "develop", in: app) }
        try app.merge("develop", into: "main")
        let lines = ["--path", "Models", "--base", "main", "--base", "develop"]
        let develop = schemaVersion(lines + ["--head", "develop"], in: app.path)
        #expect(develop.output == "3\n", "\(develop)")
        let main = schemaVersion(lines + ["--head", "main"], in: app.path)
        #expect(main.output == "1\n", "\(main)")
    }

    @Test func `a pattern that matches nothing is told of, and base needs one that does`() throws {
        let app = try story()
        let lines = ["--path=Models", "--base=main", "--base=hotfix/*"]
        let none = schemaVersion(lines, in: app.path)
        #expect(none.status == .done && none.output == "4\n", "\(none)")
        let warning = "no branch is like 'hotfix/*', so it names no line [base-guessed]\n"
        #expect(none.diagnostics.hasPrefix("schema-version: warning: \(warning)"), "\(none)")
        #expect(none.diagnostics.hasSuffix("; 'git branch --all' lists the branches\n"))
        let asked = lines.dropFirst() + ["--format", "json"]
        let log = schemaVersion(["log", "--path=Models"] + asked, in: app.path)
        #expect(log.diagnostics.contains("'hotfix/*'"), "\(log)")
        try app.branch("hotfix/1", from: "main~1")
        try app.checkout("main")
        #expect(schemaVersion(lines, in: app.path).diagnostics.isEmpty)

        let alone = expectRefusal("base-not-found", ["--path=Models", "--base=no/*"], in: app.path)
        #expect(alone.message.hasSuffix("looked at 'no/*'"))
        let gone = ["--path=Models", "--base=main", "--base=gone"]
        expectRefusal("base-not-found", gone, in: app.path)
    }

    @Test(arguments: [
        ("no/*", "'+refs/heads/no/*:refs/remotes/company/no/*'"),
        ("company/no/*", "'+refs/heads/no/*:refs/remotes/company/no/*'"),
        ("no/[12]/*", "'+refs/heads/*:refs/remotes/company/*'"),
    ])
    func `the branches of a pattern are fetched by it where git can`(
        pattern: String,
        refspec: String
    ) throws {
        let app = try story()
        let clone = try app.clone("--origin", "company")
        let fetch = "git fetch --no-tags company \(refspec)"
        let alone = ["--path=Models", "--base", pattern]
        let refused = expectRefusal("base-not-found", alone, in: clone)
        #expect(refused.hint.hasSuffix(fetch))
        let warned = schemaVersion(alone + ["--base", "main"], in: clone)
        #expect(warned.diagnostics.hasSuffix("\(fetch)\n"), "\(warned)")
        let words = fetch.split(separator: " ").dropFirst().map { $0.filter { $0 != "'" } }
        try Git(in: clone).run(words)
    }

    @Test func `remote-tracking release branches are lines too`() throws {
        let app = try story()
        try app.branch("hotfix", from: "release/1.2")
        try app.commit(["Models/User": "fixed"], on: "hotfix")
        let clone = try app.clone()
        let outcome = schemaVersion(
            options + ["--head", "origin/hotfix", "--format", "json"],
            in: clone
        )
        #expect(outcome.json["version"].int == 3, "\(outcome)")
        #expect(outcome.json["base"]["name"].string == "origin/release/1.2")
    }

    @Test func `a branch as near to two lines is told of the other`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/a": "1"])
        try app.branch("release/1")
        try app.checkout("main")
        let options = ["--path", "Models", "--merge-method", "squash"]
        let lines = ["--base", "main", "--base", "release/*", "--head", "hotfix"]
        try app.branch("hotfix", from: "release/1")
        try app.commit(["Models/b": "1"])
        #expect(schemaVersion(options + lines, in: app.path).diagnostics.isEmpty)
        try app.commit(["Models/c": "1"], on: "main")
        let near = schemaVersion(options + lines, in: app.path)
        #expect(near.output == "3\n")
        #expect(near.diagnostics.contains("as near to 'release/1' as to 'main'"))
        #expect(near.diagnostics.contains("hint: if it is to land there: --base release/1"))
        let named = options + ["--base", "release/1", "--head", "hotfix"]
        #expect(schemaVersion(named, in: app.path).output == "2\n")
    }
}
