import CLI
import TestSupport
import Testing

/// `init`: what it finds in an app's repository, and what it writes.
@Suite struct InitTests {
    /// A configuration as JSON, its comments taken out.
    private func read(_ text: String) -> JSON {
        let lines = text.split(separator: "\n").filter {
            !$0.hasPrefix("//") && !$0.hasPrefix("  //")
        }
        return JSON(text: lines.joined(separator: "\n"))
    }

    private func written(in app: HistoryBuilder, _ options: String...) throws -> JSON {
        let outcome = schemaVersion(["init"] + options, in: app.path)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.diagnostics.isEmpty, "\(outcome)")
        return read(try app.read(".schema-version.json"))
    }

    @Test func `an app of merge commits with Realm objects`() throws {
        let app = try NotesApp.merged(4)
        let file = try written(in: app)
        #expect(file["base"].string == "main")
        #expect(file["mergeMethod"].string == "merge")
        #expect(file["paths"].array.map(\.string) == ["App/Models"])
        #expect(file.keys == ["base", "mergeMethod", "paths"])
    }

    @Test func `every setting has its reason above it`() throws {
        let app = try NotesApp.merged(4, keeping: 94)
        let outcome = schemaVersion("init", "--dry-run", in: app.path)
        let asked = schemaVersion(
            "init",
            "--dry-run",
            "--exclude",
            "a",
            "--releases",
            "v*",
            "--follow",
            "--maximum",
            "99",
            "--baseline",
            "main=9",
            "--base",
            "main",
            "--path",
            "App/Models",
            "App/a.json",
            in: app.path
        )
        for (lines, count) in [(outcome.lines, 4), (asked.lines, 9)] {
            let settings = lines.indices.filter { lines[$0].hasPrefix("  \"") }
            #expect(settings.count == count, "\(lines)")
            for index in settings {
                #expect(lines[index - 1].hasPrefix("  // "), "\(lines[index])")
            }
        }
        #expect(
            outcome.output.contains("All 3 changes of the model on main landed by merge commits.")
        )
        #expect(outcome.output.contains("schemaVersion in App/Store.swift is 94"))
    }

    @Test func `a constant that is above the count is the baseline of the newest landing`() throws {
        let app = try NotesApp.merged(4, keeping: 94)
        let landing = try app.id(of: "main")
        try app.commit(["App/View.swift": "struct View {}"], "views")
        let file = try written(in: app)
        #expect(file["baseline"]["revision"].string == landing)
        #expect(file["baseline"]["version"].int == 94)
        expectVersion(94, NotesApp.options(of: file), in: app.path)
        try app.branch("feature", from: "main")
        try app.commit([NotesApp.model: NotesApp.note("other")], "change the model")
        expectVersion(95, NotesApp.options(of: file), in: app.path)
    }

    @Test func `a constant that the count has passed needs no baseline`() throws {
        let app = try NotesApp.merged(4, keeping: 3)
        #expect(try written(in: app)["baseline"].isNull)
    }

    @Test func `a branch that was cut before the last change of main does not lower it`() throws {
        let app = try NotesApp.merged(4, keeping: 94)
        try app.checkout("main~1")
        let file = try written(in: app)
        #expect(file["baseline"]["version"].int == 94)
        #expect(file["baseline"]["revision"].string == (try app.id(of: "main")))
    }

    @Test(arguments: [
        ("App/Info.plist", NotesApp.propertyList(12), String?.none),
        ("App/Config.xcconfig", "SCHEMA_VERSION = 12\n", nil),
        ("App/Settings.json", "{\"schemaVersion\": 12}\n", nil),
        ("App/Settings.json", "{\"RealmSchemaVersion\": 12}\n", "RealmSchemaVersion"),
    ])
    func `a settings file that holds a version is written to, and counted on from`(
        name: String,
        text: String,
        key: String?
    ) throws {
        let app = try NotesApp.merged(3)
        try app.commit([name: text], "settings")
        let file = try written(in: app)
        #expect(file["settings"].array.map { $0["file"].string } == [name])
        #expect(file["settings"].array[0]["key"].string == key)
        #expect(file["baseline"]["version"].int == 12)
        let options = NotesApp.options(of: file) + (key.map { ["--key", $0] } ?? [])
        let write = schemaVersion(["write", name] + options, in: app.path)
        #expect(write.status == .done, "\(write)")
        #expect(write.output.contains("is 12 already"), "\(write)")
    }

    @Test func `SQLite and Room start at 1, and end where 32 bits do`() throws {
        for (path, text) in [
            ("App/Migrations/1.sql", "CREATE TABLE notes (id INTEGER);"),
            ("App/Db/Note.kt", "import androidx.room.*\n@Entity class Note(val id: Int)"),
        ] {
            let app = try HistoryBuilder(workTree: true)
            try app.commit([path: text], "begin")
            // Merges alone: nothing of the model was counted yet.
            for number in 1...10 {
                try app.branch("b\(number)", from: "main")
                try app.commit(["README": "\(number)"])
                try app.merge("b\(number)", into: "main")
            }
            let file = try written(in: app, "--merge-method", "merge")
            #expect(file["maximum"].int == 2_147_483_647)
            #expect(file["baseline"]["version"].int == 1)
            expectVersion(1, NotesApp.options(of: file), in: app.path)
        }
    }

    @Test func `release branches are lines of their own`() throws {
        let app = try NotesApp.merged(3)
        try app.git("branch", "release/1.2")
        try app.git("branch", "hotfix/login")
        let file = try written(in: app)
        #expect(file["base"].array.map(\.string) == ["main", "release/*"])
    }

    @Test func `squashes and pushes are squash`() throws {
        let app = try NotesApp.merged(4)
        try app.commit([NotesApp.model: NotesApp.note("pushed")], "Pin notes (#8)")
        #expect(try written(in: app)["mergeMethod"].string == "squash")
    }

    @Test func `a model that was renamed is followed`() throws {
        let app = try NotesApp.merged(4)
        try app.rename("App/Models", to: "App/Data")
        let file = try written(in: app, "--merge-method", "squash")
        #expect(file["follow"].bool == true)
        #expect(file["paths"].array.map(\.string) == ["App/Data"])
    }

    @Test func `options are taken over, from the root and by full ids`() throws {
        let app = try NotesApp.merged(3)
        try app.commit(["App/Info.plist": NotesApp.propertyList(nil), "App/[a]/B.swift": "b"])
        let outcome = schemaVersion(
            [
                "init", "--path", "Models", "--exclude", "**/Generated/**", "--base", "main",
                "--baseline", "main~1=37", "--maximum", "99", "--releases", "v*", "--follow",
                "--merge-method", "rebase", "--key", "a.b", "--type", "string",
                "--fingerprint-key", "print", "Info.plist",
            ],
            in: app.path + "/App"
        )
        #expect(outcome.status == .done, "\(outcome)")
        let file = read(try app.read(".schema-version.json"))
        #expect(file["paths"].array.map(\.string) == ["App/Models"])
        #expect(file["exclude"].array.map(\.string) == ["App/**/Generated/**"])
        #expect(file["mergeMethod"].string == "rebase")
        #expect(file["baseline"]["revision"].string == (try app.id(of: "main~1")))
        #expect(file["baseline"]["version"].int == 37)
        #expect(file["maximum"].int == 99)
        #expect(file["releases"].array.map(\.string) == ["v*"])
        #expect(file["follow"].bool == true)
        let settings = file["settings"].array[0]
        #expect(settings["file"].string == "App/Info.plist")
        #expect(settings["key"].string == "a.b")
        #expect(settings["type"].string == "string")
        #expect(settings["fingerprintKey"].string == "print")
    }

    @Test func `a name that JSON or a comment could trip over stays what it is`() throws {
        let folder = "Mo\"de\\ls ü * #"
        let app = try HistoryBuilder(workTree: true)
        try app.commit(
            ["App/\(folder)/Note.swift": NotesApp.note("a"), "App/A.swift": "a"],
            "begin"
        )
        let file = try written(in: app)
        #expect(file["paths"].array.map(\.string) == ["App/" + folder])
    }

    @Test func `a dry run prints the file and writes nothing`() throws {
        let app = try NotesApp.merged(3)
        let dry = schemaVersion("init", "--dry-run", in: app.path)
        #expect(dry.status == .done)
        #expect(try app.git("status", "--porcelain").text.isEmpty)
        #expect(schemaVersion("init", in: app.path).status == .done)
        #expect(try app.read(".schema-version.json") == dry.output)
    }

    @Test func `the steps that follow are those of the way the number is kept`() throws {
        let app = try NotesApp.merged(3)
        let generated = schemaVersion("init", in: app.path)
        #expect(generated.output.contains("number is generated"), "\(generated)")
        #expect(generated.output.contains("No version was found that is kept by hand"))
        try app.commit(["App/Info.plist": NotesApp.propertyList(2)], "settings")
        let committed = schemaVersion("init", "--force", in: app.path)
        #expect(committed.output.contains("number is committed"), "\(committed)")
        #expect(committed.output.contains("install-hook"))
        let quiet = schemaVersion("init", "--force", "--quiet", in: app.path)
        #expect(quiet.output == ".schema-version.json: written\n")
    }

    @Test func `what landed below a baseline still says how work lands`() throws {
        let app = try NotesApp.merged(6)
        let file = try written(in: app, "--baseline", "HEAD=94")
        #expect(file["mergeMethod"].string == "merge")
        #expect(file["baseline"]["version"].int == 94)
        // A clone that is cut off below the baseline has the rest of the line.
        let clone = try app.clone("--depth=3")
        let outcome = schemaVersion("init", "--baseline", "HEAD=94", in: clone)
        #expect(outcome.status == .done, "\(outcome)")
    }
}
