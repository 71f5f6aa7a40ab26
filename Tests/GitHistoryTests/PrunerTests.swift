import TestSupport
import Testing
import Versioning

@testable import GitHistory

@Suite struct PrunerTests {
    @Test func `a directory that nothing is left out of keeps its id, and none is written`() throws
    {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": "1", "Models/Deep/Pet": "1"])
        let tree = try app.git("rev-parse", "HEAD:Models").text
        #expect(try model(["Models"], excluding: ["**/*.md"], in: app) == [tree])
    }

    @Test func `directories of which nothing is left are gone, and those above them too`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": "1"])
        let before = try app.git("rev-parse", "HEAD:Models").text
        try app.commit(["Models/A/B/C/a.md": "1", "Models/A/b.md": "1"])
        #expect(try model(["Models"], excluding: ["**/*.md"], in: app) == [before])
        #expect(try model(["Models/A"], excluding: ["**/*.md"], in: app) == [nil])
        #expect(try model(["Models/A"], excluding: ["Models"], in: app) == [nil])
        #expect(try model(["."], excluding: ["."], in: app) == [nil])
        #expect(try model(["."], excluding: ["**"], in: app) == [nil])
    }

    @Test func `the same tree in two places loses what is excluded there`() throws {
        let app = try HistoryBuilder()
        try app.commit(["M/One/a": "1", "M/One/b": "1", "M/Two/a": "1", "M/Two/b": "1"])
        let whole = try app.git("rev-parse", "HEAD:M/One").text
        try app.commit(["M/One/a": nil])
        let left = try app.git("rev-parse", "HEAD:M").text
        try app.commit(["M/One/a": "1"])
        #expect(try model(["M"], excluding: ["M/One/a"], in: app) == [left])
        #expect(try model(["M/One", "M/Two"], excluding: ["M/One/*"], in: app) == [nil, whole])
    }

    @Test func `links and submodules are entries like files`() throws {
        let app = try HistoryBuilder()
        let commit = try app.commit(["M/User": "1"])
        let blob = try app.git("rev-parse", "HEAD:M/User").text
        let entries = "120000 blob \(blob)\tLink\n160000 commit \(commit)\tSub\n"
        let directory = try app.git("mktree", "--missing", input: entries).text
        let tree = try app.git("mktree", input: "040000 tree \(directory)\tM\n").text
        let root = try app.git("commit-tree", tree, "-m", "entries").text
        try app.git("update-ref", "refs/heads/main", root)
        for (pattern, isEmpty) in [
            ("M/*", true), ("M/Link", false), ("M/[SL]*", true), ("M/Sub/**", false),
        ] {
            let left = try model(["M"], excluding: [pattern], in: app)[0]
            #expect((left == nil) == isEmpty, "\(pattern)")
        }
        #expect(try model(["M"], excluding: ["M/Link", "M/Sub/"], in: app) == [nil])
        #expect(try model(["M"], excluding: ["M/Link/", "M/Sub"], in: app)[0] != nil)
        #expect(try model(["M"], excluding: ["M/Sub/**", "M/Link/"], in: app) == [directory])
    }

    @Test func `a path as deep as no person makes one`() throws {
        let app = try HistoryBuilder()
        let deep = String(repeating: "d/", count: 1500)
        try app.commit(["\(deep)a": "1", "\(deep)a.md": "1"])
        #expect(try model(["d"], excluding: ["**/*.txt"], in: app)[0] != nil)
        #expect(try model(["d"], excluding: ["**/a*"], in: app) == [nil])
    }

    /// The ids of the model in HEAD.
    private func model(
        _ paths: [String],
        excluding patterns: [String],
        in app: HistoryBuilder
    ) throws -> [String?] {
        let repository = try app.opened()
        let model = try repository.modelPaths(
            for: HistoryQuery(paths: paths, excludes: patterns)
        )
        let reader = ModelReader(of: model, in: repository.objects)
        let tree = try CommitGraph(of: repository).node(repository.commit(named: "HEAD")).tree
        return try reader.model(inTree: tree).entries.map { $0?.id.hex }
    }
}
