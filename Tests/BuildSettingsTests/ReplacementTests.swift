import Foundation
import TestSupport
import Testing

@testable import BuildSettings

/// A new file, and what tells a file that was changed from one that was not.
@Suite struct ReplacementTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = "\(folder.path)/a.json"
    }

    private var target: ReplacementTarget { ReplacementTarget(path: path, stamp: nil) }

    @Test func `a new file has the mode that any new file has`() throws {
        try Replacement(of: target, with: Array("{}".utf8)).commit()
        #expect(try text(of: path) == "{}")
        let other = "\(folder.path)/b.json"
        #expect(FileManager.default.createFile(atPath: other, contents: nil))
        let mode: Int? = try attribute(.posixPermissions, of: path)
        #expect(mode == (try attribute(.posixPermissions, of: other)))
        #expect(try folder.names == ["a.json", "b.json"])
    }

    @Test func `another owner or group may do no more than before`() {
        let modes = [(true, true), (false, true), (true, false), (false, false)].map { kept in
            FileDescriptor.mode(from: 0o6764, keepsOwner: kept.0, keepsGroup: kept.1)
        }
        #expect(modes == [0o6764, 0o2764, 0o4744, 0o0744])
    }

    @Test func `a new file is not made over one that appeared`() throws {
        let replacement = try Replacement(of: target, with: Array("{}".utf8))
        _ = try folder.file("a.json", "theirs")
        let error = #expect(throws: SystemError.self) { try replacement.commit() }
        #expect(error?.description == "another program made it meanwhile")
        #expect(try text(of: path) == "theirs")
    }

    /// Both ways to take a name, tried behind the check that nobody has it.
    @Test(arguments: [true, false])
    func `a name that is taken is never overwritten, with hard links or without`(
        hasLinks: Bool
    ) throws {
        func take(_ path: String, with text: String) throws {
            let file = try TemporaryFile(in: folder.path + "/", mode: 0o666)
            try file.file.write(Array(text.utf8))
            try hasLinks ? file.become(path) : file.claim(path)
        }
        try take(path, with: "first")
        #expect(throws: SystemError.self) { try take(path, with: "second") }
        #expect(try text(of: path) == "first")
        let link = "\(folder.path)/link.json"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "none")
        #expect(throws: SystemError.self) { try take(link, with: "second") }
        #expect(try folder.names == ["a.json", "link.json"])
        let links: Int? = try attribute(.referenceCount, of: path)
        #expect(links == 1)
    }

    @Test func `a change that the clock does not show is seen`() throws {
        _ = try folder.file("a.json", "{\"k\": 6}")
        let date: Date? = try attribute(.modificationDate, of: path)
        let file = try SettingsFile(at: path)
        let edit = try file.edit(key("k"), to: 7, as: nil)
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.write(contentsOf: Data("{\"k\": 8}".utf8))
        try handle.close()
        let time: [FileAttributeKey: Any] = [.modificationDate: try #require(date)]
        try FileManager.default.setAttributes(time, ofItemAtPath: path)
        let error = #expect(throws: SettingsError.self) { try file.write(edit) }
        #expect(error?.message.hasSuffix("changed it since it was read") == true)
        #expect(try text(of: path) == "{\"k\": 8}")
        #expect(try folder.names == ["a.json"])
    }
}
