import Foundation
import GitHistory
import TestSupport
import Testing
import Versioning

@Suite struct OpeningTests {
    @Test func `from a subdirectory the repository around it is meant`() throws {
        let app = try HistoryBuilder.merged(2, workTree: true)
        try app.commit(["App/Deep/View": "1"])
        let repository = try app.opened(in: "App/Deep")
        #expect(try repository.mergedLandings(at: "../../Models") == 2)
        #expect(try repository.mergedLandings(at: ":/Models") == 2)
    }

    @Test func `a bare repository, and the folder inside a work tree's`() throws {
        let bare = try HistoryBuilder.merged(2)
        #expect(try bare.opened().mergedLandings() == 2)
        let app = try HistoryBuilder.merged(3, workTree: true)
        #expect(try app.opened(in: ".git").mergedLandings() == 3)
        #expect(try app.opened(in: ".git/refs").mergedLandings() == 3)
    }

    @Test func `a linked worktree has a head of its own`() throws {
        let app = try HistoryBuilder.merged(2, workTree: true)
        let place = try app.worktree(at: "change-1")
        let repository = try Repository(from: place)
        let findings = try repository.findings(for: HistoryQuery(paths: ["Models"]))
        #expect(findings.history.head?.hex == (try app.id(of: "change-1")))
        #expect(findings.choice.base.name == "main")
        #expect(try Repository(from: place + "/Models").mergedLandings(at: ":/Models") == 2)
    }

    @Test func `a linked worktree of a bare repository`() throws {
        let app = try HistoryBuilder.merged(2)
        let place = try app.worktree(at: "main")
        #expect(try Repository(from: place + "/Models").mergedLandings(at: ".") == 2)
    }

    @Test func `a repository whose folder lies elsewhere`() throws {
        let app = try HistoryBuilder.merged(2)
        let folder = try TemporaryFolder()
        let separate = "--separate-git-dir=\(folder.path)/separate"
        try app.git("clone", "--quiet", separate, app.path, "\(folder.path)/clone")
        #expect(try Repository(from: "\(folder.path)/clone/Models").mergedLandings(at: ".") == 2)
    }

    @Test func `inside a submodule the submodule is meant`() throws {
        let library = try HistoryBuilder.merged(3)
        let app = try HistoryBuilder.merged(1, workTree: true)
        try app.git(
            "-c",
            "protocol.file.allow=always",
            "submodule",
            "--quiet",
            "add",
            library.path,
            "Library"
        )
        #expect(try app.opened(in: "Library").mergedLandings() == 3)
        #expect(try app.opened().mergedLandings() == 1)
    }

    @Test func `a link to the repository leads to it`() throws {
        let app = try HistoryBuilder.merged(2, workTree: true)
        let folder = try TemporaryFolder()
        let link = "\(folder.path)/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: app.path)
        #expect(try Repository(from: link).mergedLandings() == 2)
        #expect(try Repository(from: link + "/Models").mergedLandings(at: ".") == 2)
    }

    @Test(arguments: ["", "/missing", "/missing/deeper"])
    func `where there is none, the directory is named`(below: String) throws {
        let folder = try TemporaryFolder()
        let directory = folder.path + below
        #expect(throws: GitError.noRepository(at: directory)) {
            _ = try Repository(from: directory)
        }
    }

    @Test func `a repository of a kind that is not understood is told from none`() throws {
        let app = try HistoryBuilder.merged(1)
        try app.git("config", "core.repositoryFormatVersion", "1")
        try app.git("config", "extensions.partialClone", "origin")
        #expect(try app.opened().mergedLandings() == 1)
        try app.git("config", "extensions.unheardOf", "true")
        let error = #expect(throws: GitError.self) { _ = try app.opened() }
        #expect(error?.code == "unsupported-repository")
    }

    @Test func `packed refs and packed objects`() throws {
        let app = try HistoryBuilder.merged(2)
        try app.git("pack-refs", "--all")
        try app.git("repack", "-a", "-d", "--quiet")
        #expect(try app.opened().mergedLandings() == 2)
    }

    @Test func `objects that another repository lends`() throws {
        let app = try HistoryBuilder.merged(2)
        let folder = try TemporaryFolder()
        try app.git("clone", "--quiet", "--shared", "--bare", app.path, "\(folder.path)/clone")
        #expect(try Repository(from: "\(folder.path)/clone").mergedLandings() == 2)
    }
}
