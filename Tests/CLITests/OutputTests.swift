import CLI
import Foundation
import TestSupport
import Testing

@Suite struct OutputTests {
    @Test func `warnings go to standard error, with code and hint, and the number does not`()
        throws
    {
        let app = try App.withBranchBehindMain()
        for quiet in [[], ["--quiet"]] {
            let outcome = schemaVersion(["--path", "Models"] + quiet, in: app.path)
            #expect(outcome.status == .done)
            #expect(outcome.output == "3\n")
            let lines = outcome.diagnostics.split(separator: "\n")
            #expect(lines.count == 2)
            #expect(lines[0].hasPrefix("schema-version: warning: "))
            #expect(lines[0].hasSuffix("[shared-number]"))
            #expect(lines[1].hasPrefix("hint: "))
        }
    }

    @Test func `warnings are told in JSON and not on standard error too`() throws {
        let app = try App.withBranchBehindMain()
        let outcome = schemaVersion("--path=Models", "--format=json", in: app.path)
        #expect(outcome.diagnostics.isEmpty)
        #expect(outcome.json["warnings"].codes == ["shared-number"])
    }

    @Test func `the last format that is asked for holds for errors too`() {
        let text = ["--format", "json", "--format", "text", "--path", "M"]
        let inText = schemaVersion(text, in: "/nowhere")
        #expect(inText.output.isEmpty, "\(inText)")
        #expect(inText.diagnostics.hasPrefix("schema-version: "), "\(inText)")
        let inJSON = schemaVersion("--format=text", "--format=json", "--path=M", in: "/nowhere")
        #expect(inJSON.refusal == "no-repository", "\(inJSON)")
        #expect(inJSON.diagnostics.isEmpty, "\(inJSON)")
    }

    @Test func `a format that is not known is answered with those that are`() {
        let outcome = schemaVersion("--path", "M", "--format=yaml", in: "/nowhere")
        #expect(outcome.status == .usage)
        #expect(outcome.output.isEmpty)
        #expect(outcome.diagnostics.contains("option '--format' does not know 'yaml'\nhint: "))
        #expect(outcome.diagnostics.contains("text, json"))
    }

    @Test func `control characters of a path are shown, not sent`() throws {
        let app = try App.merged(1)
        let name = "Mo\u{1b}[31m\ndels\u{9b}\u{7f}"
        let outcome = schemaVersion("--path", name, in: app.path)
        #expect(outcome.status == .refused)
        #expect(outcome.diagnostics.contains(#"Mo\x1b[31m\x0adels\x9b\x7f"#), "\(outcome)")
        #expect(isPrintable(outcome.diagnostics))

        let report = schemaVersion("--path", name, "--format", "json", in: app.path)
        #expect(report.json["error"]["message"].string?.contains(name) == true, "\(report)")
        #expect(!report.output.contains("\u{1b}"))
    }

    @Test func `control characters of a subject, a name and a suggestion are shown, not sent`()
        throws
    {
        let app = try HistoryBuilder()
        try app.commit(["README": "1"])
        try app.branch("feature")
        try app.commit(["Mo\u{1b}dels/User": "1"], "red \u{1b}[31m alert\r and more")
        try app.merge("feature", into: "main")
        try app.checkout("feature")
        let explained = schemaVersion("explain", "--path", "Mo\u{1b}dels", in: app.path)
        #expect(explained.status == .done, "\(explained)")
        #expect(explained.output.contains(#"red \x1b[31m alert\x0d and more"#), "\(explained)")
        #expect(isPrintable(explained.output))

        let near = schemaVersion("--path", "Modells", in: app.path)
        #expect(isPrintable(near.diagnostics), "\(near)")
        let usage = schemaVersion("--o\u{1b}ption", in: app.path)
        #expect(isPrintable(usage.diagnostics), "\(usage)")
    }

    @Test func `an accent or another script is no control character`() throws {
        let app = try App.merged(1)
        let outcome = schemaVersion("--path", "Modèles/データ", in: app.path)
        #expect(outcome.diagnostics.contains("'Modèles/データ'"))
    }

    private func isPrintable(_ text: String) -> Bool {
        let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
        return controls.allSatisfy { $0 == "\n" }
    }
}
