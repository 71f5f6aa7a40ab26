import CLI
import Foundation
import TestSupport
import Testing

/// `init` with a person at the terminal.
@Suite struct InterviewTests {
    private func interview(
        _ answers: [String],
        in app: HistoryBuilder,
        _ options: String...
    ) -> Outcome {
        schemaVersion(["init"] + options, in: app.path, answers: answers)
    }

    private func isWritten(in app: HistoryBuilder) -> Bool {
        FileManager.default.fileExists(atPath: app.path + "/.schema-version.json")
    }

    @Test func `mere returns take what is suggested`() throws {
        let app = try NotesApp.merged(4, keeping: 94)
        let outcome = interview(["", "", "", "", ""], in: app)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.output.contains("1  App/Models: 1 file with Realm objects"))
        #expect(outcome.output.contains("How work lands (merge, squash, rebase) [merge]: "))
        #expect(outcome.output.contains("The highest version that has shipped [94]: "))
        #expect(outcome.output.contains("Write .schema-version.json [yes]: "))
        #expect(try app.read(".schema-version.json").contains("\"version\": 94"))
    }

    @Test func `answers are taken, and asked for again where they say nothing`() throws {
        let app = try NotesApp.merged(4)
        let outcome = interview(
            [
                "..", "App/Models", "never", "committed", "../x", "App/v.json", "Squash", "many",
                "37",
                "perhaps", "y",
            ],
            in: app
        )
        #expect(outcome.status == .done, "\(outcome)")
        let text = try app.read(".schema-version.json")
        #expect(text.contains("\"mergeMethod\": \"squash\""))
        #expect(text.contains("\"version\": 37"))
        #expect(text.contains("The number is committed"))
        #expect(text.contains("\"file\": \"App/v.json\""))
        #expect(outcome.output.contains("schema-version write --create "), "\(outcome)")
    }

    @Test func `a no writes nothing, and so does the end of input`() throws {
        let app = try NotesApp.merged(4)
        let no = interview(["", "", "", "", "no"], in: app)
        #expect(no.status == .usage, "\(no)")
        let end = interview([""], in: app)
        #expect(end.status == .usage)
        #expect(end.diagnostics.contains("--yes"))
        #expect(!isWritten(in: app))
    }

    @Test func `which branch work lands on is asked where two have a usual name`() throws {
        let app = try NotesApp.merged(4)
        try app.git("branch", "develop")
        let outcome = interview(["nowhere", "develop", "", "", "", "", ""], in: app)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.output.contains("The branch that work lands on [main]: "))
        #expect(try app.read(".schema-version.json").contains("\"base\": \"develop\""))
    }

    @Test func `--yes asks nothing, and options are not asked about`() throws {
        let app = try NotesApp.merged(4)
        #expect(interview([], in: app, "--yes").status == .done)
        let outcome = interview(
            ["", ""],
            in: app,
            "--force",
            "--path",
            "App",
            "--merge-method",
            "squash",
            "--baseline",
            "main=9"
        )
        #expect(outcome.status == .done, "\(outcome)")
    }
}
