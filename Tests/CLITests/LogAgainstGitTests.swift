import CLI
import TestSupport
import Testing

/// The log held against `git log --first-parent`.
@Suite struct LogAgainstGitTests {
    @Test(arguments: UInt64(1)...8, ["merge", "squash", "rebase"])
    func `the landings are those that git lists`(seed: UInt64, method: String) throws {
        let history = try RandomHistory(seed: seed)
        let words = ["log", "--path", ":/\(history.model)", "--base", history.main]
        let options = ["--merge-method", method, "--format", "json"]
        let outcome = schemaVersion(words + options, in: history.directory)
        try #require(outcome.status == .done, "\(outcome)")

        let counted = try lines(history, "%H", method == "merge" ? ["--merges"] : [])
        var version = counted.count
        var expected: [[String]] = []
        for line in try lines(history, "%H%x00%cI%x00%s") {
            let fields = line.split(separator: "\0", omittingEmptySubsequences: false)
            let isCounted = counted.contains(String(fields[0]))
            expected.append(["\(version)", "\(isCounted)"] + fields.map(String.init))
            if isCounted { version -= 1 }
        }
        let found = outcome.json["landings"].array.map { landing in
            [
                landing["version"].int.map(String.init) ?? "",
                landing["counted"].bool.map(String.init) ?? "",
                landing["commit"].string ?? "", landing["date"].string ?? "",
                landing["subject"].string ?? "",
            ]
        }
        #expect(found == expected.map { $0.map(inOldSpelling) })
    }

    @Test(arguments: [
        "0 +0000", "1709247600 +0100", "1709164799 -0000", "1709251199 +0545", "951782400 -1200",
        "4102444799 +1400", "253402300800 +0000", "1 +0059", "100000000 -0930", "1700000000 +9999",
        "18446744073709551615 +0100", "99999999999999999999999 +0000", "67768036191676800 +0200",
        "1700000000 +99999999999",
    ])
    func `a date is in the committer's own time zone, as git prints it`(date: String) throws {
        let app = try app(committed: date)
        let report = schemaVersion("log", "--path=Models", "--format=json", in: app.path)
        let git = try app.git("log", "-1", "--format=%cI").text
        #expect(report.json["landings"][0]["date"].string == inOldSpelling(git), "\(report)")
        let day = try app.git("log", "-1", "--format=%cs").text
        #expect(schemaVersion("log", "--path=Models", in: app.path).output.contains("  \(day)  "))
    }

    @Test(arguments: ["", "soon", "1700000000", "-1 +0000", "1700000000 Z"])
    func `a date that git cannot read is none`(date: String) throws {
        let app = try app(committed: date)
        let report = schemaVersion("log", "--path=Models", "--format=json", in: app.path)
        #expect(report.json["landings"][0].keys.contains("date"), "\(report)")
        #expect(report.json["landings"][0]["date"].isNull)
        let listed = schemaVersion("log", "--path=Models", in: app.path)
        #expect(listed.output.hasSuffix("(uncounted) begin\n"), "\(listed)")
    }

    /// An app whose one commit has this at the end of its committer's line.
    private func app(committed date: String) throws -> HistoryBuilder {
        let app = try HistoryBuilder()
        let commit = try app.commit(["Models/User": "1"], "begin")
        let text = try app.git("cat-file", "commit", commit).text
        let dated = text.replacing(#/(?m)^(committer .*>).*$/#) { "\($0.output.1) \(date)" }
        let words = ["hash-object", "-t", "commit", "-w", "--literally", "--stdin"]
        try app.git("update-ref", "refs/heads/main", try app.git.run(words, input: dated).text)
        return app
    }

    private func lines(
        _ history: RandomHistory,
        _ format: String,
        _ options: [String] = []
    ) throws -> [String] {
        let words = ["log", "--first-parent", "--format=\(format)"] + options
        return try history.git.run(words + [history.main, "--", history.model]).lines
    }

    /// Git 2.45 and later print `Z` for `+00:00`; both mean the same.
    private func inOldSpelling(_ text: String) -> String {
        text.replacing(#/^(\d+-\d\d-\d\dT\d\d:\d\d:\d\d)Z$/#) { "\($0.output.1)+00:00" }
    }
}
