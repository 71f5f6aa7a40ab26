import TestSupport
import Testing

@Suite struct ExplainWidthTests {
    @Test func `every line is shorter than 100 columns`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": "1"])
        for number in 1...12 {
            try app.commit(
                ["Models/User": "pushed \(number)"],
                String(repeating: "wide ", count: 50)
            )
            try app.land(number)
        }
        try app.branch("feature")
        let deep = "Models/" + String(repeating: "深い/", count: 40)
        for number in 1...10 {
            try app.commit(
                ["Models/Order": "\(number)", "\(deep)\(number)": "1"],
                String(repeating: "long", count: 30)
            )
        }
        for arguments in [[], ["--formula", "recipe"], ["--merge-method", "squash"]] {
            try expectNarrow(app, arguments)
        }
        let name = String(repeating: "branch", count: 20)
        try app.branch(name)
        try expectNarrow(app, ["--base", name, "--allow-uncounted"])
        try expectNarrow(app, ["--base", "main~4", "--merge-method", "squash"])
        try app.commit(["Models": nil], "begin anew")
        try expectNarrow(app, ["--base", "main", "--allow-uncounted"])
        try app.checkout("main~12")
        try expectNarrow(app, ["--base", "main"])
    }

    private func expectNarrow(_ app: HistoryBuilder, _ arguments: [String]) throws {
        let lines = try explain(in: app, arguments).lines
        #expect(lines.filter { columns(of: $0) >= 100 }.isEmpty)
    }

    /// A character of East Asia takes two.
    private func columns(of line: String) -> Int {
        line.reduce(0) { $0 + ("深い".contains($1) ? 2 : 1) }
    }

    @Test func `what is cut ends in an ellipsis, and a warning is broken at words`() throws {
        let app = try App.withBranchBehindMain()
        let path = "Models/" + String(repeating: "a", count: 90)
        try app.commit([path: "1"], String(repeating: "b", count: 90))
        let said = try explain(in: app)
        #expect(said["files"].contains("\nA \(path.prefix(82))…"))
        #expect(said["head"].hasSuffix(" " + String(repeating: "b", count: 73) + "…"))
        let warning = said["warning"].split(separator: "\n")
        #expect(warning.count == 2)
        #expect(!said["warning"].contains("…"))
    }
}
