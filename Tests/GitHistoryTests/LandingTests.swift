import TestSupport
import Testing
import Versioning

@testable import GitHistory

@Suite struct LandingTests {
    @Test(arguments: [
        ["Models"], ["Models/"], ["Models/User"], ["Models.swift"], ["Models", "Models.swift"],
        ["Models/User", "Models/Order"], ["ModelsExtra"], ["."], ["My Models"], ["Modèles"],
        ["Deep/Down"], ["Deep"], ["Deep/Down/File"], ["Mo*els[1]"], ["Models", "ModelsExtra", "."],
    ])
    func `the landings are what git counts`(paths: [String]) throws {
        let app = try story()
        try expectLandings(of: paths, asGitIn: app)
    }

    @Test func `a change of mode is a landing, of the file and of its folder`() throws {
        let app = try HistoryBuilder.merged(1)
        let change = try app.makeExecutable("Models/User")
        for path in ["Models", "Models/User"] {
            #expect(try landings(of: [path], in: app).first == change)
            try expectLandings(of: [path], asGitIn: app)
        }
    }

    @Test func `several paths that change at once land once`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.commit(["Models/User": "x", "Store": "x", "Other/File": "x"])
        #expect(try landings(of: ["Models", "Store", "Other"], in: app).count == 2)
        try expectLandings(of: ["Models", "Store", "Other"], asGitIn: app)
    }

    @Test func `a folder that becomes a file, and back, lands each time`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.commit(["Models/User": nil, "Models": "file"])
        try app.commit(["Models": nil])
        try app.commit(["Models/User": "folder"])
        #expect(try landings(of: ["Models"], in: app).count == 4)
        try expectLandings(of: ["Models"], asGitIn: app)
        try expectLandings(of: ["Models/User"], asGitIn: app)
    }

    @Test func `a merge lands what its first parent lacks, and nothing else`() throws {
        let app = try HistoryBuilder.merged(1)
        for name in ["one", "two", "three", "ours"] {
            try app.branch(name, from: "main")
            try app.commit(["Models/\(name)": "1"])
        }
        try app.merge("one", "two", into: "main")
        try app.mergeKeepingOurs("ours", into: "main")
        try app.merge("three", into: "main", changing: ["Models/evil": "1"])
        try app.branch("readme", from: "main")
        try app.commit(["README": "2"])
        try app.merge("readme", into: "main", changing: ["Models/evil": "2"])
        #expect(try landings(of: ["Models"], in: app).count == 4)
        try expectLandings(of: ["Models"], asGitIn: app)
    }

    @Test func `a fast-forward to a branch that merged main puts main's line aside`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.branch("feature")
        try app.commit(["Models/Order": "1"])
        try app.commit(["Models/User": "main"], on: "main")
        try app.merge("main", into: "feature")
        try app.fastForward("main", to: "feature")
        try expectLandings(of: ["Models"], asGitIn: app)
    }

    /// Folders beside each other whose names begin alike, changed one at a time and together.
    private func story() throws -> HistoryBuilder {
        let app = try HistoryBuilder()
        let files = [
            "Models/User", "Models/Order", "Models.swift", "ModelsExtra/User", "My Models/User",
            "Modèles/Usagère", "Deep/Down/File", "Mo*els[1]/User", "README",
        ]
        for file in files { try app.commit([file: "1"]) }
        for (number, file) in files.enumerated() {
            try app.branch("change-\(number)", from: "main")
            try app.commit([file: "2", "NEWS": "\(number)"])
            try app.merge("change-\(number)", into: "main")
        }
        try app.commit(Dictionary(uniqueKeysWithValues: files.map { ($0, "3") }))
        try app.commit()
        try app.commit(["Models": nil, "Deep": nil])
        return app
    }

    private func landings(of paths: [String], in app: HistoryBuilder) throws -> [String] {
        let query = HistoryQuery(paths: paths)
        return try app.opened().findings(for: query).history.line.landings.map(\.commit.hex)
    }

    private func expectLandings(
        of paths: [String],
        asGitIn app: HistoryBuilder,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let words = ["--literal-pathspecs", "log", "--first-parent", "--format=%H", "main", "--"]
        let log = try app.git.run(words + paths).lines
        #expect(try landings(of: paths, in: app) == log, sourceLocation: sourceLocation)
        let line = try app.findings("Models").history.line
        #expect(line.initialModel.isAbsent, sourceLocation: sourceLocation)
    }
}
