import Foundation
import TestSupport

/// The apps that the README's sessions are told in.
///
/// `<!-- app: NAME -->` in the line above a block chooses one; without it that is `sample`. Each is
/// on `main` unless it says otherwise.
enum Story: String, CaseIterable {
    /// `Fixtures/SampleApp`, as `Scripts/demo` shows it.
    case sample
    /// The sample on its branch `feature/reminders`, which changes the model: 10, main has 9.
    case reminders
    /// The sample where the number is committed: Info.plist holds 9, main's number, and a change of
    /// the model lies in the work tree.
    case committed
    /// An app that lands its work by merge commits, in whose Info.plist 37 was reached by hand. It
    /// shipped v1.0 and v2.0, the latter with 37, and has no branch but main and no configuration.
    case version37
    /// An app with a configuration, whose number is committed: v1.2 shipped with 10, `release/1.2`
    /// was cut from it and went on without a change of the model, main has 12. `hotfix/crash` was
    /// cut from `release/1.2`, and changes the model.
    case release

    /// Makes the app's repository, and its files.
    func begin() throws -> HistoryBuilder {
        let app = try HistoryBuilder(workTree: true)
        switch self {
        case .sample: try Self.takeSample(into: app)
        case .reminders:
            try Self.takeSample(into: app)
            try app.checkout("feature/reminders")
        case .committed:
            try Self.takeSample(into: app)
            let numbered = try app.read("App/Info.plist").replacing(
                "<integer>3</integer>",
                with: "<integer>9</integer>"
            )
            try app.commit(["App/Info.plist": numbered], "Commit the number")
            let note = try app.read("App/Models/Note.swift")
            let field = "    @Persisted var dueAt: Date?\n}\n"
            try app.write(String(note.dropLast(2)) + field, to: "App/Models/Note.swift")
        case .version37: try Self.tellVersion37(in: app)
        case .release: try Self.tellRelease(in: app)
        }
        return app
    }

    private static func takeSample(into app: HistoryBuilder) throws {
        let history = try Readme.content(of: "Fixtures/SampleApp/history.fast-import")
        try app.git("fast-import", "--quiet", input: history)
        try app.checkout("main")
    }

    private static func tellVersion37(in app: HistoryBuilder) throws {
        try app.commit(
            [model: note(1), plist: Settings.plist(36), "App/List.swift": "struct List {}\n"],
            "Begin"
        )
        for (release, files) in [
            ("v1.0", [model: note(2)]), ("v2.0", [model: note(3), plist: Settings.plist(37)]),
        ] {
            try app.branch("next", from: "main")
            try app.commit(files, "Add to the notes")
            try app.merge("next", into: "main")
            try app.tag(release)
            try app.delete(branch: "next")
        }
        try app.commit(["App/List.swift": "struct List { }\n"], "Widen the list")
    }

    private static func tellRelease(in app: HistoryBuilder) throws {
        let configuration = """
            {
              "base": ["main", "release/*"],
              "mergeMethod": "squash",
              "paths": ["App/Models"],
              "releases": ["v*"],
              "settings": [{"file": "App/Info.plist"}]
            }

            """
        try app.commit([".schema-version.json": configuration, plist: Settings.plist(0)], "Begin")
        for number in 1...12 {
            let files = [model: note(number), plist: Settings.plist(number)]
            try app.commit(files, "Change \(number) of the notes")
            guard number == 10 else { continue }
            try app.tag("v1.2")
            try app.git("branch", "release/1.2")
        }
        let next = ["App/Version.xcconfig": "MARKETING_VERSION = 1.2.1\n"]
        try app.commit(next, "Begin 1.2.1", on: "release/1.2")
        try app.branch("hotfix/crash", from: "release/1.2")
        try app.commit([model: note(10, type: "Int64")], "Keep large numbers")
        try app.checkout("main")
    }

    private static let model = "App/Models/Note.swift"
    private static let plist = "App/Info.plist"

    private static func note(_ fields: Int, type: String = "Int") -> String {
        let lines = (1...fields).map { "    @Persisted var field\($0): \(type)\n" }.joined()
        return "import RealmSwift\n\nfinal class Note: Object {\n\(lines)}\n"
    }
}
