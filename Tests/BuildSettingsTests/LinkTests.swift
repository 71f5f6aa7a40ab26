import BuildSettings
import Foundation
import TestSupport
import Testing

/// Symbolic links are followed to the file; a file of several hard links is not parted unasked.
@Suite struct LinkTests {
    private let folder: TemporaryFolder
    private let manager = FileManager.default

    init() throws {
        folder = try TemporaryFolder()
        _ = try folder.folder("real")
    }

    private func link(_ name: String, to destination: String) throws -> String {
        let path = "\(folder.path)/\(name)"
        try manager.createSymbolicLink(atPath: path, withDestinationPath: destination)
        return path
    }

    private func edited(_ path: String) throws -> (file: SettingsFile, edit: Edit) {
        let file = try SettingsFile(at: path)
        return (file, try file.edit(key("k"), to: 7, as: nil))
    }

    @Test func `a chain of links is followed, and only the last file's folder is written in`()
        throws
    {
        let target = try folder.file("real/a.json", "{\"k\": 6}\n")
        _ = try link("second.json", to: "real/a.json")
        let first = try link("first.json", to: "second.json")
        let (file, edit) = try edited(first)
        try file.write(edit)
        #expect(try text(of: target) == "{\"k\": 7}\n")
        #expect(try manager.destinationOfSymbolicLink(atPath: first) == "second.json")
        #expect(try folder.names == ["first.json", "real", "second.json"])
        #expect(try manager.contentsOfDirectory(atPath: "\(folder.path)/real") == ["a.json"])
    }

    @Test func `a link to nothing and a loop of links say so`() throws {
        let loose = try link("loose.json", to: "none.json")
        let loop = try link("loop.json", to: "pool.json")
        _ = try link("pool.json", to: "loop.json")
        for (path, problem) in [(loose, "leads to no file"), (loop, "a loop of symbolic links")] {
            let error = #expect(throws: SettingsError.self) { try SettingsFile(at: path) }
            #expect(error?.code == "settings-not-found")
            #expect(error?.message.contains(problem) == true, "\(String(describing: error))")
            #expect(error?.hint.contains("correct the link") == true)
        }
    }

    @Test func `several hard links are refused, and with force parted`() throws {
        let path = try folder.file("a.json", "{\"k\": 6}\n")
        let other = "\(folder.path)/other.json"
        try manager.linkItem(atPath: path, toPath: other)
        let (file, edit) = try edited(path)
        let error = #expect(throws: SettingsError.self) { try file.write(edit) }
        #expect(error?.code == "settings-write-failed")
        #expect(error?.message.contains("1 other name") == true)
        #expect(error?.hint.contains("--force") == true)
        let told = #expect(throws: SettingsError.self) {
            try file.checkReplaceable(partingLinks: false)
        }
        #expect(told == error)
        #expect(try text(of: path) == "{\"k\": 6}\n")
        try file.write(edit, partingLinks: true)
        #expect(try text(of: path) == "{\"k\": 7}\n")
        #expect(try text(of: other) == "{\"k\": 6}\n")
        #expect(try folder.names == ["a.json", "other.json", "real"])
    }

    @Test func `both names of one file are written in one forced run`() throws {
        let path = try folder.file("a.json", "{\"k\": 6}\n")
        let other = "\(folder.path)/other.json"
        try manager.linkItem(atPath: path, toPath: other)
        let changes = try [edited(path), edited(other)]
        try PreparedChanges(changes, partingLinks: true).commit()
        #expect(try text(of: path) == "{\"k\": 7}\n")
        #expect(try text(of: other) == "{\"k\": 7}\n")
    }

    @Test func `a file that became a folder or a link is not replaced`() throws {
        let path = try folder.file("a.json", "{\"k\": 6}\n")
        let moved = "\(folder.path)/moved.json"
        let (file, edit) = try edited(path)
        try manager.moveItem(atPath: path, toPath: moved)
        // The link leads to the very file that was read.
        _ = try link("a.json", to: "moved.json")
        let linked = #expect(throws: SettingsError.self) { try file.write(edit) }
        #expect(try manager.destinationOfSymbolicLink(atPath: path) == "moved.json")
        try manager.removeItem(atPath: path)
        _ = try folder.folder("a.json")
        let folded = #expect(throws: SettingsError.self) { try file.write(edit) }
        for error in [linked, folded] { #expect(error?.code == "settings-write-failed") }
        #expect(try text(of: moved) == "{\"k\": 6}\n")
        #expect(try folder.names == ["a.json", "moved.json", "real"])
    }

    @Test func `a folder that is gone is refused`() throws {
        let path = try folder.file("real/a.json", "{\"k\": 6}\n")
        let (file, edit) = try edited(path)
        try manager.removeItem(atPath: "\(folder.path)/real")
        let error = #expect(throws: SettingsError.self) { try file.write(edit) }
        #expect(error?.code == "settings-write-failed")
        #expect(try folder.names == [])
    }
}
