import Foundation
import TestSupport
import Testing

@testable import BuildSettings

/// What a killed run leaves is removed, and nothing else is.
@Suite struct LeftoverTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func clean() { TemporaryFile.removeLeftovers(in: folder.path + "/") }

    @Test func `a file that nobody has open goes`() throws {
        _ = try folder.file(".schema-version-0123456789abcdef.tmp", "half")
        _ = try folder.file(".schema-version-7.tmp", "")
        clean()
        #expect(try folder.names == [])
    }

    @Test func `the file of a run that is alive stays`() throws {
        let live = try TemporaryFile(in: folder.path + "/", mode: 0o600)
        clean()
        #expect(try folder.names.count == 1)
        try live.become("\(folder.path)/a.json")
        #expect(try folder.names == ["a.json"])
    }

    @Test func `what only looks like one stays`() throws {
        let names = [
            ".schema-version-.tmp", ".schema-version-7.tmp.json", ".schema-version-x.tmp",
            ".schema-version.json", "schema-version-7.tmp",
        ]
        for name in names { _ = try folder.file(name, "") }
        _ = try folder.folder(".schema-version-8.tmp")
        let link = "\(folder.path)/.schema-version-9.tmp"
        try FileManager.default.createSymbolicLink(
            atPath: link,
            withDestinationPath: "schema-version-7.tmp"
        )
        let before = try folder.names
        clean()
        #expect(try folder.names == before)
    }
}
