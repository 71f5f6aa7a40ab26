import CLI
import TestSupport
import Testing

@Suite struct LogNumberTests {
    private func log(_ app: HistoryBuilder, _ options: String...) -> Outcome {
        schemaVersion(["log", "--path", "Models"] + options, in: app.path)
    }

    @Test func `a version is made by one landing, told in one line`() throws {
        let app = try App.withUncountedChange()
        try app.land(4)
        for (number, commit) in [(1, "main~3"), (2, "main~2"), (3, "main")] {
            let outcome = log(app, "--number", "\(number)")
            let id = try app.id(of: commit)
            #expect(outcome.status == .done, "\(outcome)")
            #expect(outcome.lines.count == 1)
            #expect(outcome.output.hasPrefix("\(number)  \(id.prefix(10))  "), "\(outcome)")
            let report = log(app, "--number=\(number)", "--format=json")
            #expect(report.json["landings"].array.map { $0["commit"].string } == [id])
        }
    }

    @Test(arguments: [("0", "1", "main~1"), ("3", "2", "main"), ("99", "2", "main")])
    func `a version that no landing made is refused with the nearest`(
        number: String,
        nearest: String,
        commit: String
    ) throws {
        let app = try App.merged(2)
        let arguments = ["log", "--path", "Models", "--number", number]
        let refused = expectRefusal("version-out-of-range", arguments, in: app.path)
        let id = try app.id(of: commit).prefix(10)
        #expect(
            refused.message
                == "no landing made version \(number); the nearest, \(nearest), was made by \(id)"
        )
    }

    @Test func `where none is counted that is said`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": "1"])
        let arguments = ["log", "--path", "Models", "--number", "1"]
        let refused = expectRefusal("version-out-of-range", arguments, in: app.path)
        #expect(refused.message == "no landing made version 1, and none made any other")
    }

    @Test func `the list ends at the baseline, which has a line of its own`() throws {
        let app = try App.merged(4)
        let baseline = try app.id(of: "main~2")
        let outcome = log(app, "--baseline", "main~2=37")
        #expect(outcome.lines.compactMap { $0.split(separator: " ").first } == ["39", "38", "37"])
        #expect(outcome.lines.last?.hasSuffix("  (baseline) merge change-2") == true, "\(outcome)")
        let report = log(app, "--baseline", "main~2=37", "--format", "json")
        #expect(report.json["landings"].array.map { $0["version"].int } == [39, 38])
        #expect(report.json["baseline"].keys == ["version", "commit", "date", "subject"])
        #expect(report.json["baseline"]["commit"].string == baseline)
    }

    @Test func `the baseline's own version is the baseline's`() throws {
        let app = try App.merged(4)
        let given = log(app, "--baseline", "main~2=37", "--number", "37")
        #expect(given.status == .done)
        #expect(given.lines.count == 1)
        #expect(given.output.contains("(baseline) merge change-2"), "\(given)")
        let made = log(app, "--baseline=main~2=37", "--number=38", "--format=json")
        #expect(made.json.keys == ["landings"])
        #expect(made.json["landings"].array.map { $0["version"].int } == [38])
        let before = ["log", "--path", "Models", "--baseline", "main~2=37", "--number", "2"]
        let refused = expectRefusal("version-out-of-range", before, in: app.path)
        #expect(refused.message.contains("the nearest, 38, was"))
    }

    @Test func `a baseline off base's line, or a version too high, is refused as ever`() throws {
        let app = try App.merged(2)
        let off = ["log", "--path", "Models", "--baseline", "change-2=5"]
        expectRefusal("baseline-not-on-base", off, in: app.path)
        let high = ["log", "--path", "Models", "--baseline", "main~1=18446744073709551614"]
        expectRefusal("version-out-of-range", high, in: app.path)
    }
}
