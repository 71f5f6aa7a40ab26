import CLI
import TestSupport
import Testing

/// The highest number that the database can hold.
@Suite struct MaximumTests {
    private func compute(_ arguments: String..., in app: HistoryBuilder) -> Outcome {
        schemaVersion(["--path", "Models"] + arguments, in: app.path)
    }

    @Test func `a number above the maximum is refused, the maximum itself is not`() throws {
        let app = try App.merged(3)
        #expect(compute("--maximum", "3", in: app).output == "3\n")
        let arguments = ["--path", "Models", "--maximum", "2"]
        let refused = expectRefusal("version-out-of-range", arguments, in: app.path)
        #expect(refused.message.contains("version 3 is above 2"))
    }

    @Test func `without one it is Realm's`() throws {
        let app = try App.merged(1)
        let root = try app.id(of: "main~1")
        #expect(
            compute("--baseline", "\(root)=\(UInt64.max - 2)", in: app).output
                == "\(UInt64.max - 1)\n"
        )
        let baseline = ["--path", "Models", "--baseline", "\(root)=\(UInt64.max - 1)"]
        expectRefusal("version-out-of-range", baseline, in: app.path)
    }

    @Test func `number 0 is told where the database keeps it for itself`() throws {
        let app = try HistoryBuilder()
        try app.commit(["Models/User": "1"])
        let sqlite = compute("--maximum", "2147483647", in: app)
        #expect(sqlite.output == "0\n")
        #expect(sqlite.diagnostics.contains("[zero]"))
        #expect(compute("--maximum", "2147483648", in: app).diagnostics.isEmpty)
        #expect(compute(in: app).diagnostics.isEmpty)
    }

    @Test(arguments: ["x", "-1", "1.5", "18446744073709551616"])
    func `what is no number is wrong usage`(value: String) throws {
        let app = try App.merged(1)
        let outcome = compute("--maximum", value, in: app)
        #expect(outcome.status == .usage)
        #expect(outcome.diagnostics.contains("'--maximum' needs a version"))
    }
}
