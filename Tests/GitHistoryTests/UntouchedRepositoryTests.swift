import Foundation
import TestSupport
import Testing
import Versioning

@testable import GitHistory

@Suite struct UntouchedRepositoryTests {
    /// Where the objects lie that a merge finds instead of writing them.
    enum Storage: CaseIterable {
        case loose, packed, lentLoose, lentPacked
    }

    @Test(arguments: Storage.allCases, ["Models", "."])
    func `a run writes nothing, not even for a merge by content`(
        storage: Storage,
        path: String
    ) throws {
        let app = try diverged()
        if storage == .packed || storage == .lentPacked {
            try app.git("repack", "-a", "-d", "--quiet")
        }
        if storage == .lentLoose || storage == .lentPacked { try lend(objectsOf: app) }
        let folder = app.path + "/.."
        try age(below: folder)
        let before = try content(ofFolder: folder)
        for formula in [Formula.landing, .recipe] {
            let findings = try app.findings(path, formula: formula)
            if formula == .landing { #expect(findings.isPending) }
        }
        let after = try content(ofFolder: folder)
        #expect(after.keys.sorted() == before.keys.sorted())
        #expect(after == before)
    }

    /// Two branches that have merged each other and both changed the same file again, so that only a
    /// merge by content tells what comes of them.
    private func diverged() throws -> HistoryBuilder {
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
        // What comes of it is there already, and libgit2 is about to write it.
        let merged = text([2: "feature", 9: "main", 5: "a", 13: "b"])
        try app.git(
            "update-ref",
            "refs/tags/merged",
            try app.git(
                "hash-object",
                "-w",
                "--stdin",
                input: merged
            ).text
        )
        return app
    }

    /// Moves the objects to another place, from which the repository borrows them.
    private func lend(objectsOf app: HistoryBuilder) throws {
        let manager = FileManager.default
        let (own, other) = (app.path + "/.git/objects", app.path + "/../lender")
        try manager.moveItem(atPath: own, toPath: other)
        try manager.createDirectory(atPath: own + "/info", withIntermediateDirectories: true)
        try Data("../../../lender\n".utf8)
            .write(to: URL(fileURLWithPath: own + "/info/alternates"))
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
