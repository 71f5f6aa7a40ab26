import Foundation
import TestSupport
import Testing
import Versioning

@testable import GitHistory

@Suite struct UntouchedRepositoryTests {
    @Test(arguments: [Formula.landing, .recipe], ["Models", "."])
    func `a run writes nothing, not even for a merge by content`(
        formula: Formula,
        path: String
    ) throws {
        let app = try HistoryBuilder(workTree: true)
        try app.commit(["Models/File": text([:]), ".schema-version.json": "{}"])
        try app.branch("feature")
        try app.commit(["Models/File": text([2: "feature"])])
        try app.commit(["Models/File": text([9: "main"])], on: "main")
        let main = try app.id(of: "main")
        try app.merge("feature", into: "main")
        try app.merge(main, into: "feature")
        try app.commit(["Models/File": text([2: "feature", 9: "main", 5: "a"])], on: "main")
        try app.commit(["Models/File": text([2: "feature", 9: "main", 13: "b"])], on: "feature")

        try age(below: app.path)
        let before = try content(ofFolder: app.path)
        let findings = try app.findings(path, formula: formula)
        if formula == .landing { #expect(findings.isPending) }
        let after = try content(ofFolder: app.path)
        #expect(after.keys.sorted() == before.keys.sorted())
        #expect(after == before)
    }

    @Test func `a repository that cannot be written to is read all the same`() throws {
        let app = try HistoryBuilder.merged(2)
        try setMode(0o555, below: app.path)
        defer { try? setMode(0o755, below: app.path) }
        #expect(try app.opened().mergedLandings() == 2)
    }

    private func setMode(_ mode: Int, below folder: String) throws {
        let manager = FileManager.default
        for name in try manager.subpathsOfDirectory(atPath: folder) + [""] {
            try manager.setAttributes(
                [.posixPermissions: mode],
                ofItemAtPath: "\(folder)/\(name)"
            )
        }
    }

    /// Makes everything old, so that a new time of change shows.
    private func age(below folder: String) throws {
        let manager = FileManager.default
        for name in try manager.subpathsOfDirectory(atPath: folder) {
            try manager.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
                ofItemAtPath: "\(folder)/\(name)"
            )
        }
    }

    private func text(_ changes: [Int: String]) -> String {
        (1...14).map { "\(changes[$0] ?? "line") \($0)\n" }.joined()
    }
}
