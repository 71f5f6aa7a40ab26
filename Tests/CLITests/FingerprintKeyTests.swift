import CLI
import TestSupport
import Testing

/// The fingerprint beside the number: two branches that claim one number then conflict in git.
@Suite struct FingerprintKeyTests {
    private let options = ["--path", "Models", "--fingerprint-key", "schemaFingerprint"]

    private func story(_ content: String, _ name: String) throws -> HistoryBuilder {
        let app = try App.merged(2, workTree: true)
        try app.write(content, to: name)
        return app
    }

    @Test(arguments: [
        ("Info.json", "{\n  \"schemaVersion\": 1\n}\n"),
        ("Info.json", "{\n  \"schemaVersion\": 1,\n  \"schemaFingerprint\": \"old\"\n}\n"),
        ("Info.plist", Settings.plist(1)),
    ])
    func `both are written at once, and a second run changes nothing`(
        name: String,
        content: String
    ) throws {
        let app = try story(content, name)
        let model = try app.git("rev-parse", "HEAD:Models").text
        let outcome = schemaVersion(["write", name] + options, in: app.path)
        #expect(outcome.status == .done, "\(outcome)")
        #expect(outcome.output.contains("schemaVersion 1 -> 2"), "\(outcome)")
        #expect(try app.read(name).contains(model))
        let again = schemaVersion(["write", name] + options, in: app.path)
        #expect(again.output.contains("schemaFingerprint is \(model) already"), "\(again)")
        #expect(schemaVersion(["check", name] + options, in: app.path).status == .done)
    }

    @Test func `a number that is right with another model's fingerprint is a problem`() throws {
        let app = try story("{\"schemaVersion\": 2, \"schemaFingerprint\": \"abc\"}", "Info.json")
        let report = schemaVersion(
            ["check", "Info.json", "--format", "json"] + options,
            in: app.path
        )
        #expect(report.status == .problems)
        let problems = report.json["problems"].array.map { $0["code"].string }
        #expect(problems == ["fingerprint"], "\(report)")
        #expect(report.json["settings"][1]["was"].string == "abc")
        #expect(report.json["settings"][0]["was"].int == 2)
    }

    @Test func `only the fingerprint may be off, and is mended alone`() throws {
        let app = try story("{\"schemaVersion\": 2, \"schemaFingerprint\": \"abc\"}", "Info.json")
        let model = try app.git("rev-parse", "HEAD:Models").text
        #expect(schemaVersion(["write", "Info.json"] + options, in: app.path).status == .done)
        let expected = "{\"schemaVersion\": 2, \"schemaFingerprint\": \"\(model)\"}"
        #expect(try app.read("Info.json") == expected)
    }

    @Test func `a fingerprint's place that holds a number is refused`() throws {
        let content = "{\"schemaVersion\": 1, \"schemaFingerprint\": 7}"
        let app = try story(content, "Info.json")
        expectRefusal("settings-type", ["write", "Info.json"] + options, in: app.path)
        #expect(try app.read("Info.json") == content)
    }

    @Test(
        arguments: [
            ("a.json", #"{"schemaVersion": "3"}"#, []),
            ("a.xcconfig", "SCHEMA_VERSION = 3\n", []),
            ("a.json", #"{"a": {"b": 3}}"#, ["--key", "a.b"]),
            ("a.json", #"{"a": {"b": 3}}"#, ["--key", "a"]),
        ] as [(String, String, [String])]
    )
    func `one key cannot hold both`(name: String, content: String, key: [String]) throws {
        let app = try App.merged(2, workTree: true)
        try app.write(content, to: name)
        let fingerprintKey =
            key.isEmpty
            ? (name == "a.json" ? "schemaVersion" : "SCHEMA_VERSION")
            : key[1] == "a" ? "a.b" : "a"
        let outcome = schemaVersion(
            ["write", name, "--path", "Models", "--fingerprint-key", fingerprintKey] + key,
            in: app.path
        )
        #expect(outcome.status == .usage, "\(outcome)")
        #expect(try app.read(name) == content)
    }
}
