import Foundation
import TestSupport
import Testing

/// Two runs of the program at once on one file: whole at the end, and what a run said it wrote is
/// there.
@Suite struct ParallelRunTests {
    @Test func `of two runs at once none undoes the other`() throws {
        let app = try App.merged(2, workTree: true)
        let runs = ["a", "b"].map { key in
            [
                "-C", app.path, "write", "App/app.json", "--path", "Models", "--key", key,
                "--format", "json",
            ]
        }
        for round in 1...60 {
            try app.write(content(a: 0, b: 0), to: "App/app.json")
            let ends = Ends()
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                ends.add(Result { try BuiltProgram.run(runs[index]) }, at: index)
            }
            let done = try ends.all.map { end in
                let end = try end.get()
                let code = JSON(text: end.output)["error"]["code"].string
                #expect(end.status == 0 || code == "settings-write-failed", "\(end)")
                return end.status == 0
            }
            #expect(done.contains(true), "round \(round)")
            let expected = content(a: done[0] ? 2 : 0, b: done[1] ? 2 : 0)
            #expect(try app.read("App/app.json") == expected, "round \(round)")
            let names = try FileManager.default.contentsOfDirectory(atPath: "\(app.path)/App")
            #expect(names == ["app.json"], "round \(round)")
        }
    }

    private func content(a: Int, b: Int) -> String { "{\n  \"a\": \(a),\n  \"b\": \(b)\n}\n" }

    /// What two threads give, by their number.
    private final class Ends: @unchecked Sendable {
        private let lock = NSLock()
        private var ends: [Int: Result<BuiltProgram.End, any Error>] = [:]

        func add(_ end: Result<BuiltProgram.End, any Error>, at index: Int) {
            lock.withLock { ends[index] = end }
        }

        var all: [Result<BuiltProgram.End, any Error>] {
            lock.withLock { ends.sorted { $0.key < $1.key }.map(\.value) }
        }
    }
}
