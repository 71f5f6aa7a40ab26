import CLI
import Foundation
import TestSupport
import Testing

@Suite struct GitHubTests {
    private let folder: TemporaryFolder
    private let github = ["--path", "Models", "--format", "github"]

    init() throws { folder = try TemporaryFolder() }

    private var runner: [String: String] {
        [
            "GITHUB_ACTIONS": "true",
            "GITHUB_OUTPUT": folder.path + "/output",
            "GITHUB_STEP_SUMMARY": folder.path + "/summary",
        ]
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)
    }

    @Test func `compute prints the number alone and sets the outputs`() throws {
        let app = try App.merged(2)
        let outcome = schemaVersion(github, in: app.path, environment: runner)
        #expect(outcome.status == .done && outcome.output == "2\n" && outcome.diagnostics.isEmpty)
        let model = try Git(in: app.path)("rev-parse", "HEAD:Models").text
        #expect(try text("output") == "version=2\nchanges-model=false\nfingerprint=\(model)\n")
        #expect(try text("summary").contains("| Schema version | 2 |\n"))
    }

    @Test func `outputs are added on lines of their own`() throws {
        let app = try App.withBranchBehindMain()
        try "a=b".write(toFile: folder.path + "/output", atomically: false, encoding: .utf8)
        #expect(schemaVersion(github, in: app.path, environment: runner).status == .done)
        let lines = try text("output").split(separator: "\n")
        #expect(lines.prefix(3) == ["a=b", "version=3", "changes-model=true"])
    }

    @Test func `a number whose output cannot be set is not printed`() throws {
        let app = try App.merged(2)
        var environment = runner
        environment["GITHUB_OUTPUT"] = folder.path + "/none/output"
        let outcome = schemaVersion(github, in: app.path, environment: environment)
        #expect(outcome.status == .refused && outcome.output.isEmpty, "\(outcome)")
        #expect(outcome.diagnostics.hasPrefix("::error title=github-output::cannot set"))
    }

    @Test func `without the variable, or without a summary, the number stays and is warned of`()
        throws
    {
        let app = try App.merged(2)
        let unset = schemaVersion(github, in: app.path)
        #expect(unset.status == .done && unset.output == "2\n")
        #expect(unset.diagnostics.hasPrefix("::warning title=github-output::GITHUB_OUTPUT is not"))
        var environment = runner
        environment["GITHUB_STEP_SUMMARY"] = folder.path
        let lost = schemaVersion(github, in: app.path, environment: environment)
        #expect(lost.status == .done && lost.output == "2\n")
        #expect(lost.diagnostics.hasPrefix("::warning title=github-summary::cannot add"))
    }

    @Test func `every stale file has its own annotation, seen from the workspace`() throws {
        let app = try App.merged(2)
        for name in ["One.plist", "a,b:c%.plist"] { try app.write(Settings.plist(1), to: name) }
        var environment = runner
        environment["GITHUB_WORKSPACE"] = app.path
        let arguments = ["check", "../One.plist", "../a,b:c%.plist", "--path", ":/Models"]
        let inner = app.path + "/Scripts"
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
        for extra in [["--format", "github"], []] {
            let outcome = schemaVersion(arguments + extra, in: inner, environment: environment)
            #expect(outcome.status == .problems && outcome.output.isEmpty, "\(outcome)")
            let lines = outcome.diagnostics.split(separator: "\n")
            try #require(lines.count == 2)
            #expect(lines[0].hasPrefix("::error file=One.plist,title=stale::../One.plist: schema"))
            #expect(lines[0].contains("the number is 2%0Ahint: "))
            #expect(
                lines[1].hasPrefix("::error file=a%2Cb%3Ac%25.plist,title=stale::../a,b:c%25.plist")
            )
        }
        #expect(try text("summary").contains("| stale | ../One.plist: schemaVersion is 1"))
    }

    @Test func `outside of check, and where a format was asked for, nothing is annotated unasked`()
        throws
    {
        let app = try App.withUncountedChange()
        let check = ["check", "--path", "Models"]
        for arguments in [["--path", "Models"], check + ["--format", "text"]] {
            let outcome = schemaVersion(arguments, in: app.path, environment: runner)
            #expect(outcome.diagnostics.hasPrefix("schema-version: "))
        }
        let report = schemaVersion(check + ["--format=json"], in: app.path, environment: runner)
        #expect(report.json["problems"].codes == ["uncounted-change"])
        #expect(report.json["problems"][0].keys == ["code", "message", "hint"])
        #expect(report.diagnostics.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/output"))
    }

    @Test func `errors are annotations, wrong usage and files that are not there included`() throws
    {
        let app = try App.merged(1)
        let usage = schemaVersion("--format", "github", "--nope", in: app.path)
        #expect(usage.status == .usage && usage.diagnostics.hasPrefix("::error title=usage::"))
        let missing = schemaVersion(["check", "No.plist"] + github, in: app.path)
        #expect(missing.status == .refused)
        #expect(missing.diagnostics.contains("::error file=No.plist,title=settings-not-found::"))
    }

    @Test func `no name can start a command or a row of its own`() throws {
        let app = try App.merged(1)
        let name = "a|b\n::error::x\r.plist"
        try app.write(Settings.plist(7), to: name)
        let outcome = schemaVersion(["check", name] + github, in: app.path, environment: runner)
        #expect(outcome.status == .problems, "\(outcome)")
        #expect(outcome.diagnostics.split(separator: "\n").count == 1)
        let file = "a|b%0A%3A%3Aerror%3A%3Ax%0D.plist"
        #expect(
            outcome.diagnostics.hasPrefix("::error file=\(file),title=stale::a|b%0A::error::x%0D")
        )
        #expect(try text("summary").contains("| a\\|b\\\\x0a::error::x"))
    }

    @Test func `write says what it wrote, and the summary too`() throws {
        let app = try App.merged(2)
        try app.write(Settings.plist(1), to: "Info.plist")
        let arguments = ["write", "Info.plist"] + github
        let outcome = schemaVersion(arguments, in: app.path, environment: runner)
        #expect(outcome.output == "Info.plist: schemaVersion 1 -> 2\n", "\(outcome)")
        #expect(try text("output").hasPrefix("version=2\n"))
        #expect(try text("summary").contains("| Info.plist | schemaVersion | 1 | 2 |"))
    }

    @Test func `explain tells its story and sets the outputs`() throws {
        let app = try App.merged(2)
        let outcome = schemaVersion(["explain"] + github, in: app.path, environment: runner)
        #expect(outcome.output.hasPrefix("version       2"), "\(outcome)")
        #expect(try text("output").hasPrefix("version=2\n"))
    }
}
