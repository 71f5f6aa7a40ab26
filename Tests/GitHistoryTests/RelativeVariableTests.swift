import Foundation
import TestSupport
import Testing
import Versioning

@testable import GitHistory

/// Relative names in the environment start where git stands by then: at the top of the work tree for a
/// run inside of it, in the directory itself inside the repository's own folder.
@Suite struct RelativeVariableTests {
    private let app: HistoryBuilder

    init() throws {
        app = try HistoryBuilder.merged(2, workTree: true)
        try app.write("\(try app.id(of: "main"))\n", to: "list")
    }

    private func counts(
        _ variable: String,
        _ value: String,
        in folder: String
    ) throws -> (git: Int?, ours: Int?) {
        let environment = [variable: value]
        let there = Git(in: "\(app.path)/\(folder)")
        let count = try there(
            "rev-list",
            "--merges",
            "--count",
            "main",
            environment: environment,
            accepting: [0, 128]
        )
        let repository = try? app.opened(in: folder, environment: environment)
        let query = HistoryQuery(paths: [":/Models"], bases: ["main"])
        return (Int(count.text), try? repository?.findings(for: query).history.line.landings.count)
    }

    @Test(arguments: ["", "Models", ".git"], ["lent", "../lent"])
    func `GIT_ALTERNATE_OBJECT_DIRECTORIES`(folder: String, value: String) throws {
        let objects = app.path + "/.git/objects"
        try FileManager.default.moveItem(atPath: objects, toPath: app.path + "/lent")
        try FileManager.default.createDirectory(
            atPath: objects,
            withIntermediateDirectories: true
        )
        let (git, ours) = try counts("GIT_ALTERNATE_OBJECT_DIRECTORIES", value, in: folder)
        #expect(git == ours)
        #expect((ours == 2) == ((value == "lent") == (folder != ".git")))
    }

    @Test(arguments: ["", "Models", ".git"], ["list", "../list"])
    func `GIT_SHALLOW_FILE and GIT_GRAFT_FILE`(folder: String, value: String) throws {
        let isThere = (value == "list") == (folder != ".git")
        for variable in ["GIT_SHALLOW_FILE", "GIT_GRAFT_FILE"] {
            let (git, ours) = try counts(variable, value, in: folder)
            // What git sees of a cut off history is no number here.
            #expect(git == (isThere ? 0 : 2))
            #expect(ours == (isThere ? nil : 2))
        }
    }

    @Test(arguments: ["", "Models", ".git"], [".git", "../.git"])
    func `GIT_COMMON_DIR`(folder: String, value: String) throws {
        let (git, ours) = try counts("GIT_COMMON_DIR", value, in: folder)
        #expect(git == ours)
    }

    @Test(arguments: ["", "Models", ".git"], ["own", "../own"])
    func `GIT_OBJECT_DIRECTORY`(folder: String, value: String) throws {
        let objects = app.path + "/.git/objects"
        try FileManager.default.moveItem(atPath: objects, toPath: app.path + "/own")
        try FileManager.default.createDirectory(atPath: objects, withIntermediateDirectories: true)
        let (git, ours) = try counts("GIT_OBJECT_DIRECTORY", value, in: folder)
        // Git asks besides that the name leads to a folder from the directory itself.
        if git != nil { #expect(git == ours) }
        #expect((ours == 2) == ((value == "own") == (folder != ".git")))
    }

    @Test func `dev null is a shallow file without a boundary`() throws {
        let (git, ours) = try counts("GIT_SHALLOW_FILE", "/dev/null", in: "")
        #expect(git == 2 && ours == 2)
    }
}
