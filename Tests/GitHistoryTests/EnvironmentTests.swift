import GitHistory
import TestSupport
import Testing
import Versioning

@Suite struct EnvironmentTests {
    @Test func `GIT_DIR names the repository from anywhere`() throws {
        let app = try HistoryBuilder.merged(2, workTree: true)
        let folder = try TemporaryFolder()
        let environment = ["GIT_DIR": app.path + "/.git"]
        let repository = try Repository(from: folder.path, environment: environment)
        #expect(try repository.mergedLandings() == 2)
        let relative = try Repository(
            from: app.path + "/Models",
            environment: ["GIT_DIR": "../.git"]
        )
        #expect(try relative.mergedLandings(at: ":/Models") == 2)
    }

    @Test func `GIT_DIR is not searched for, and an empty one is none`() throws {
        let app = try HistoryBuilder.merged(1, workTree: true)
        #expect(throws: GitError.noRepository(at: app.path + "/Models")) {
            _ = try app.opened(environment: ["GIT_DIR": app.path + "/Models"])
        }
        #expect(try app.opened(environment: ["GIT_DIR": ""]).mergedLandings() == 1)
    }

    @Test func `without GIT_WORK_TREE the directory itself is the top, as for git`() throws {
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["Models/User": "1", "App/Models/User": "1"])
        try app.commit(["Models/User": "2"])
        let environment = ["GIT_DIR": app.path + "/.git"]
        let there = Git(in: app.path + "/App")
        let log = try there("log", "--format=%H", "--", "Models", environment: environment)
        let repository = try app.opened(in: "App", environment: environment)
        let line = try repository.findings(for: HistoryQuery(paths: ["Models"])).history.line
        #expect(line.landings.map(\.commit.hex) == log.lines)
    }

    @Test(arguments: [".", "..", nil])
    func `GIT_WORK_TREE says where paths start`(relative: String?) throws {
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["Models/User": "1", "App/Models/User": "1"])
        try app.commit(["Models/User": "2"])
        let environment = [
            "GIT_DIR": app.path + "/.git",
            "GIT_WORK_TREE": relative ?? app.path,
        ]
        let there = Git(in: app.path + "/App")
        let log = try there("log", "--format=%H", "--", "Models", environment: environment)
        let repository = try app.opened(in: "App", environment: environment)
        let line = try repository.findings(for: HistoryQuery(paths: ["Models"])).history.line
        #expect(line.landings.map(\.commit.hex) == log.lines)
    }

    @Test(arguments: [".git/index", nil])
    func `GIT_INDEX_FILE is found from the top of the work tree`(relative: String?) throws {
        let app = try HistoryBuilder.merged(1, workTree: true)
        let environment = ["GIT_INDEX_FILE": relative ?? app.path + "/.git/index"]
        #expect(try app.opened(environment: environment).mergedLandings() == 1)
        let below = try app.opened(in: "Models", environment: environment)
        #expect(try below.mergedLandings(at: ".") == 1)
    }

    @Test func `the objects of a push are seen before they are accepted`() throws {
        let app = try HistoryBuilder.merged(1)
        let folder = try TemporaryFolder()
        let environment = [
            "GIT_OBJECT_DIRECTORY": try folder.folder("quarantine"),
            "GIT_ALTERNATE_OBJECT_DIRECTORIES": app.path + "/objects",
        ]
        let blob = try app.git(
            "hash-object",
            "-w",
            "--stdin",
            input: "pushed",
            environment: environment
        ).text
        let model = try app.git(
            "mktree",
            input: "100644 blob \(blob)\tUser\n",
            environment: environment
        ).text
        let root = try app.git(
            "mktree",
            input: "040000 tree \(model)\tModels\n",
            environment: environment
        ).text
        let pushed = try app.git(
            "commit-tree",
            root,
            "-p",
            "main",
            "-m",
            "pushed",
            environment: environment
        ).text
        let query = HistoryQuery(paths: ["Models"], head: pushed)
        let findings = try app.opened(environment: environment).findings(for: query)
        #expect(findings.isPending)
        #expect(findings.fingerprint?.hex == model)
        #expect(throws: GitError.revisionNotFound(pushed)) {
            try app.opened().findings(for: query)
        }
    }

    @Test func `a ceiling ends the search, and is no matter at the top itself`() throws {
        let app = try HistoryBuilder.merged(1, workTree: true)
        let environment = ["GIT_CEILING_DIRECTORIES": app.path]
        #expect(throws: GitError.noRepository(at: app.path + "/Models")) {
            _ = try app.opened(in: "Models", environment: environment)
        }
        #expect(try app.opened(environment: environment).mergedLandings() == 1)
        let several = ["GIT_CEILING_DIRECTORIES": "/nowhere:" + app.path]
        #expect(throws: GitError.self) { _ = try app.opened(in: "Models", environment: several) }
    }

    @Test(arguments: [
        "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR",
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CEILING_DIRECTORIES", "GIT_SHALLOW_FILE",
    ])
    func `a directory that was named by hand is not subject to a hook's variables`(
        variable: String
    ) throws {
        let app = try HistoryBuilder.merged(2, workTree: true)
        let other = try HistoryBuilder.merged(1, workTree: true)
        let value = variable == "GIT_CEILING_DIRECTORIES" ? app.path : other.path + "/.git"
        let repository = try Repository(
            from: app.path + "/Models",
            environment: [variable: value],
            isExplicit: true
        )
        #expect(try repository.mergedLandings(at: ".") == 2)
    }
}
