import Foundation
import TestSupport
import Testing

/// The program is killed at every point of a write: the file is the old or the new one, whole.
@Suite struct KilledRunTests {
    private let app: HistoryBuilder
    private let old = Settings.plist(1)
    private let new = Settings.plist(2)

    init() throws {
        app = try App.merged(2, workTree: true)
    }

    @Test func `a killed run leaves the old or the new file`() throws {
        let full = try duration()
        // All of a run, and once more its last part, in which it writes.
        let delays =
            (0..<60).map { full * $0 / 60 } + (0..<140).map { full * (80 + $0 / 4) / 100 }
        var found: Set<String> = []
        for delay in delays {
            try app.write(old, to: "App/Info.plist")
            try write(killAfter: delay)
            let content = try app.read("App/Info.plist")
            try #require([old, new].contains(content), "killed after \(delay) µs: \(content)")
            found.insert(content)
        }
        #expect(found == [old, new])
    }

    @Test func `the next run removes what killed ones left`() throws {
        try app.write(old, to: "App/Info.plist")
        let left = "\(app.path)/App/.schema-version-00c0ffee.tmp"
        try Data("half".utf8).write(to: URL(fileURLWithPath: left))
        try write(status: 0)
        #expect(try names() == ["Info.plist"])
        #expect(try app.read("App/Info.plist") == new)
    }

    /// How long a whole run takes, in microseconds: the middle one of a few.
    private func duration() throws -> Int {
        let durations = try (1...5).map { _ in
            try app.write(old, to: "App/Info.plist")
            let elapsed = try ContinuousClock().measure { try write(status: 0) }
            #expect(try app.read("App/Info.plist") == new)
            return Int(elapsed / .microseconds(1))
        }
        return durations.sorted()[2]
    }

    private func write(killAfter delay: Int? = nil, status: Int32? = nil) throws {
        let arguments = ["-C", app.path, "write", "App/Info.plist", "--path", "Models"]
        let end = try BuiltProgram.run(arguments, killAfter: delay)
        if let status { #expect(end.status == status, "\(end)") }
    }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(app.path)/App")
    }
}
