import Foundation
import TestSupport
import Testing

/// What an app copies from `Fixtures/ReadingTheNumber` is Swift, and does what it says.
@Suite struct ReadingTheNumberTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/ReadingTheNumber")

    /// Where the compiler is; nil where the tests run without its toolchain on the PATH.
    private static let compiler: String? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { "\($0)/swiftc" }
            .first(where: FileManager.default.isExecutableFile(atPath:))
    }()

    private func compile(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.compiler))
        process.arguments = arguments
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    @Test(
        .enabled(if: compiler != nil, "swiftc is not on the PATH"),
        arguments: ["SchemaVersion.swift", "RealmStore.swift", "SQLiteStore.swift"]
    )
    func `every file is well-formed Swift`(name: String) throws {
        let end = try compile(["-parse", Self.folder.appending(path: name).path])
        #expect(end.status == 0, "\(end.output)")
        #expect(end.output.isEmpty)
    }

    @Test(.enabled(if: compiler != nil, "swiftc is not on the PATH"))
    func `a number and a string are both read`() throws {
        let folder = try TemporaryFolder()
        let main = folder.path + "/main.swift"
        let text = """
            let top: UInt64 = 18_446_744_073_709_551_614
            precondition(SchemaVersion.value(in: ["schemaVersion": NSNumber(value: 37)]) == 37)
            precondition(SchemaVersion.value(in: ["schemaVersion": NSNumber(value: top)]) == top)
            precondition(SchemaVersion.value(in: ["schemaVersion": "37"]) == 37)

            """
        try Data(("import Foundation\n" + text).utf8).write(to: URL(fileURLWithPath: main))
        let program = folder.path + "/program"
        let source = Self.folder.appending(path: "SchemaVersion.swift").path
        let end = try compile([source, main, "-o", program])
        #expect(end.status == 0, "\(end.output)")
        let run = Process()
        run.executableURL = URL(fileURLWithPath: program)
        try run.run()
        run.waitUntilExit()
        #expect(run.terminationStatus == 0)
    }

    @Test func `the README shows the lines of the fixture`() throws {
        let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let lines = try String(
            contentsOf: Self.folder.appending(path: "SchemaVersion.swift"),
            encoding: .utf8
        ).split(separator: "\n").filter { $0.contains("found") }
        #expect(lines.count == 3)
        for line in lines {
            let words = line.split(separator: " ").joined(separator: " ")
            #expect(readme.contains(words), "\(words)")
        }
    }
}
