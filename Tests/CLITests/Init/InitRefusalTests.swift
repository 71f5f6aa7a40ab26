import CLI
import Foundation
import TestSupport
import Testing

/// What `init` does not write, and why.
@Suite struct InitRefusalTests {
    private func expectRefused(
        _ arguments: [String] = [],
        in directory: String,
        status: Int32 = 2,
        saying message: String,
        hinting hint: String
    ) {
        let outcome = schemaVersion(["init"] + arguments, in: directory)
        #expect(outcome.status.rawValue == status, "\(outcome)")
        #expect(outcome.output.isEmpty, "\(outcome)")
        let lines = outcome.diagnostics.split(separator: "\n")
        #expect(lines.count == 2, "\(outcome)")
        #expect(lines.first?.contains(message) == true, "\(outcome)")
        #expect(lines.last?.contains(hint) == true, "\(outcome)")
        #expect(!FileManager.default.fileExists(atPath: directory + "/.schema-version.json"))
    }

    @Test func `a configuration that is there stays, unless it is to be replaced`() throws {
        let app = try NotesApp.merged(3)
        try app.write("{}", to: ".schema-version.json")
        let outcome = schemaVersion("init", "--yes", in: app.path)
        #expect(outcome.status == .refused)
        #expect(outcome.diagnostics.contains("is there already"))
        #expect(try app.read(".schema-version.json") == "{}")
        #expect(schemaVersion("init", "--force", in: app.path).status == .done)
        #expect(try app.read(".schema-version.json").contains("App/Models"))
    }

    @Test func `a link that leads nowhere is something that is there`() throws {
        let app = try NotesApp.merged(3)
        let link = app.path + "/.schema-version.json"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone")
        let outcome = schemaVersion("init", in: app.path)
        #expect(outcome.status == .refused)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "gone")
    }

    @Test func `no repository, and none with a commit`() throws {
        let folder = try TemporaryFolder()
        expectRefused(in: folder.path, saying: "no git repository", hinting: "-C DIR")
        let empty = try HistoryBuilder(workTree: true)
        expectRefused(in: empty.path, saying: "no commit yet on 'main'", hinting: "first commit")
    }

    @Test func `a bare repository has no place for the file, but it can be printed`() throws {
        let app = try HistoryBuilder()
        try app.commit([NotesApp.model: NotesApp.note("a"), "App/A.swift": "a"], "begin")
        expectRefused(in: app.path, saying: "no work tree", hinting: "git worktree add")
        let dry = schemaVersion("init", "--dry-run", in: app.path)
        #expect(dry.status == .done)
        #expect(dry.output.contains("App/Models"), "\(dry)")
    }

    @Test func `no model is told with what was passed by`() throws {
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["README": "an app"], "begin")
        expectRefused(in: app.path, saying: "no file of head", hinting: "init --path DIR")
        try app.commit(["AppTests/Note.swift": NotesApp.note("a")], "test")
        expectRefused(["--yes"], in: app.path, saying: "'AppTests", hinting: "init --path DIR")
    }

    @Test func `several kinds of model are a question`() throws {
        let app = try NotesApp.merged(3)
        try app.commit(["App/Migrations/1.sql": "CREATE TABLE a (id INTEGER);"], "a second one")
        expectRefused(in: app.path, status: 64, saying: "several kinds of model", hinting: "--path")
        let outcome = schemaVersion("init", "--yes", in: app.path)
        #expect(outcome.status == .done)
        #expect(try app.read(".schema-version.json").contains("Not part of it: SQL migrations"))
    }

    @Test func `two versions that differ are a question`() throws {
        let app = try NotesApp.merged(3, keeping: 94)
        try app.commit(["App/Info.plist": NotesApp.propertyList(37)], "settings")
        expectRefused(in: app.path, status: 64, saying: "is 94", hinting: "--baseline")
        #expect(schemaVersion("init", "--yes", in: app.path).status == .done)
        #expect(try app.read(".schema-version.json").contains("\"version\": 94"))
    }

    @Test func `two that differ below the count are none`() throws {
        let app = try NotesApp.merged(6, keeping: 2)
        try app.commit(["App/Info.plist": NotesApp.propertyList(3)], "settings")
        #expect(schemaVersion("init", in: app.path).status == .done)
    }

    @Test func `a shallow clone does not tell how work lands`() throws {
        let app = try NotesApp.merged(4)
        let clone = try app.clone("--depth=2")
        expectRefused(in: clone, saying: "cut off", hinting: "git fetch --unshallow")
    }

    @Test func `base is asked for where it is not told`() throws {
        let app = try NotesApp.merged(3)
        try app.git("branch", "develop")
        expectRefused(
            in: app.path,
            status: 64,
            saying: "which branch work lands on: main, develop",
            hinting: "--base main"
        )
        #expect(schemaVersion("init", "--yes", in: app.path).status == .done)
    }

    @Test(arguments: [
        ["--staged"], ["--worktree"], ["--head", "HEAD"], ["--formula", "recipe"], ["--create"],
        ["--allow-lower"], ["--fail-if-changed"], ["--number", "1"], ["--allow-uncounted"],
        ["--format", "json"], ["--no-cache"], ["--released", "v1"],
    ])
    func `an option that means nothing here is refused`(arguments: [String]) throws {
        let app = try NotesApp.merged(2)
        let outcome = schemaVersion(["init"] + arguments, in: app.path)
        #expect(outcome.status == .usage, "\(outcome)")
    }

    @Test func `what cannot be written, and what lies outside`() throws {
        let app = try NotesApp.merged(3)
        expectRefused(
            ["../a.plist"],
            in: app.path,
            status: 64,
            saying: "'../a.plist'",
            hinting: "top"
        )
        expectRefused(["--path", ".."], in: app.path, saying: "'..'", hinting: "inside")
        expectRefused(["--path", "Nowhere"], in: app.path, saying: "'Nowhere'", hinting: "path")
        expectRefused(
            ["--baseline", "gone=3"],
            in: app.path,
            saying: "cannot find the revision 'gone'",
            hinting: "rev-parse"
        )
        expectRefused(["--maximum", "1"], in: app.path, saying: "1", hinting: "baseline")
    }
}
