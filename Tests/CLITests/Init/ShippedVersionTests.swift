import CLI
import TestSupport
import Testing

/// Where counting starts, by what is out: on main, on release lines, at tags.
@Suite struct ShippedVersionTests {
    private let plist = "App/Info.plist"

    private func start(
        _ app: HistoryBuilder,
        _ options: String...
    ) throws -> (version: Int?, revision: String?, releases: [String?], output: String) {
        let outcome = schemaVersion(["init", "--force"] + options, in: app.path)
        #expect(outcome.status == .done, "\(outcome)")
        let text = try app.read(".schema-version.json")
        let lines = text.split(separator: "\n").filter {
            !$0.hasPrefix("//") && !$0.hasPrefix("  //")
        }
        let file = JSON(text: lines.joined(separator: "\n"))
        let baseline = file["baseline"]
        let releases = file["releases"].array.map(\.string)
        return (
            baseline["version"].int, baseline["revision"].string, releases, outcome.output + text
        )
    }

    private func change(_ app: HistoryBuilder, times: Int, from first: Int = 1) throws {
        for number in first..<(first + times) {
            try app.commit([NotesApp.model: NotesApp.note("more\(number)")], "change (#\(number))")
        }
    }

    /// Main keeps 37; `release/1.0`, tagged v1.0.1, went on to 45.
    private func appWithRelease(changing files: [String: String?] = [:]) throws -> HistoryBuilder {
        let app = try NotesApp.merged(4)
        try app.commit([plist: NotesApp.propertyList(37)], "number")
        try app.branch("release/1.0", from: "main")
        let shipped = files.merging([plist: NotesApp.propertyList(45)]) { $1 }
        try app.commit(shipped, "ship")
        try app.tag("v1.0.1")
        try app.checkout("main")
        return app
    }

    @Test func `a release line that is higher is what main goes on from`() throws {
        let app = try appWithRelease()
        let found = try start(app)
        #expect(found.version == 45)
        #expect(found.releases == ["v*"])
        #expect(found.output.contains("at release/1.0 is 45"))
        expectVersion(45, [], in: app.path)
        // The tag alone says so, too.
        try app.delete(branch: "release/1.0")
        let tagged = try start(app)
        #expect(tagged.version == 45)
        #expect(tagged.output.contains("at v1.0.1 is 45"))
    }

    @Test func `another model at the release is another number than main's`() throws {
        let app = try appWithRelease(changing: [NotesApp.model: NotesApp.note("hot")])
        let early = try start(app)
        #expect(early.version == 46)
        #expect(early.output.contains("run init --force again"))
        try app.commit(["README": "more"], "go on")
        let tip = try app.id(of: "main")
        let found = try start(app)
        #expect(found.version == 46)
        #expect(found.revision == tip)
        expectVersion(46, [], in: app.path)
        #expect(schemaVersion("write", in: app.path).status == .done)
        let check = schemaVersion("check", in: app.path)
        #expect(check.status == .done, "\(check)")
    }

    @Test func `what landed since the number was written counts on from it`() throws {
        let app = try NotesApp.merged(4, keeping: 40)
        let written = try app.id(of: "main")
        try app.tag("v1.0")
        try change(app, times: 3)
        let found = try start(app)
        #expect(found.version == 40)
        #expect(found.revision == written)
        #expect(
            found.output.contains("3 changes of the model have landed since 40 was written"),
            "\(found.output)"
        )
        #expect(found.output.contains("main has version 43; the next change"))
        let explain = schemaVersion("explain", in: app.path)
        #expect(explain.output.contains("43 = 40 at the baseline + 3 landed"), "\(explain)")
    }

    @Test func `the same where the constant moved to another file since`() throws {
        let app = try NotesApp.merged(4, keeping: 40)
        try change(app, times: 2)
        try app.rename("App/Store.swift", to: "App/Database.swift")
        try change(app, times: 1, from: 3)
        #expect(try start(app).version == 40)
        expectVersion(43, [], in: app.path)
    }

    @Test func `the value of a settings file counts on as well`() throws {
        let app = try NotesApp.merged(4)
        try app.commit([plist: NotesApp.propertyList(40)], "number")
        try change(app, times: 3)
        #expect(try start(app).version == 40)
        expectVersion(43, [], in: app.path)
    }

    @Test func `head's own bump is not main's`() throws {
        let app = try NotesApp.merged(4, keeping: 40)
        try app.branch("feature", from: "main")
        try app.commit(
            [NotesApp.model: NotesApp.note("x"), NotesApp.store: NotesApp.configuration(41)]
        )
        #expect(try start(app).version == 40)
        expectVersion(41, [], in: app.path)
    }

    @Test func `Room goes on from the version of its annotation, also below the count`() throws {
        let app = try HistoryBuilder(workTree: true)
        let note = { (field: Int) in
            "import androidx.room.*\n@Entity class Note(val f\(field): Int)"
        }
        let database = { (version: Int) in
            "import androidx.room.*\n@Database(version = \(version)) abstract class Db"
        }
        try app.commit(["app/db/Note.kt": note(0), "app/db/Db.kt": database(1)], "begin")
        for number in 1...6 {
            let files: [String: String?] = [
                "app/db/Note.kt": note(number), "app/db/Db.kt": number == 6 ? database(3) : nil,
            ]
            try app.commit(files.filter { $0.value != nil }, "change (#\(number))")
        }
        let found = try start(app)
        #expect(found.version == 3)
        #expect(found.output.contains("counting from the first commit gives 7"), "\(found.output)")
        #expect(found.output.contains("have the build generate a constant"))
        expectVersion(3, [], in: app.path)
    }

    @Test func `a lower number elsewhere is told, with both ways out`() throws {
        let app = try NotesApp.merged(8, keeping: 3)
        let found = try start(app)
        #expect(found.version == nil)
        for part in ["is 3 today", "counting from the first commit gives", "--baseline main=3"] {
            let words = found.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.replacing("// ", with: "").components(of: part) >= 2, "\(found.output)")
        }
    }

    @Test func `an expression is told and not taken`() throws {
        let app = try NotesApp.merged(4)
        try app.commit(
            ["App/Store.swift": "import RealmSwift\n\nlet schemaVersion = 90 + 4\n"],
            "constant"
        )
        let found = try start(app)
        #expect(found.version == nil)
        #expect(found.output.contains("schemaVersion in App/Store.swift:3 is an expression"))
    }

    @Test(arguments: [
        (["v1.2", "v2", "build-7", "nightly-2024.01.02"], "v*"),
        (["1.2.3", "1.3.0-beta.1", "v9"], "[0-9]*"), (["release-1.2", "1234"], "release-*"),
        (["vendor", "build-7", "1234"], String?.none),
    ])
    func `tags that look like releases are proposed`(tags: [String], pattern: String?) throws {
        let app = try NotesApp.merged(2)
        for tag in tags { try app.tag(tag) }
        #expect(try start(app).releases == [pattern].filter { $0 != nil })
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
