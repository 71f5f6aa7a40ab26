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
        for number in 1...10 { try app.commit(["Models/Order": "\(number)"]) }
        for arguments in [[], ["--formula", "recipe"], ["--merge-method", "squash"]] {
            try expectNarrow(app, arguments)
        }
        try app.commit(["Models/Order": nil])
        try expectNarrow(app, [])
        try app.checkout("main~12")
        try expectNarrow(app, ["--base", "main"])
    }

    private func expectNarrow(_ app: HistoryBuilder, _ arguments: [String]) throws {
        let wide = try explain(in: app, arguments).lines.filter { $0.count >= 100 }
        #expect(wide.isEmpty)
    }
}
