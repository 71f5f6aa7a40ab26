import BuildSettings
import Foundation
import TestSupport
import Testing

@Suite struct WritingTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = try folder.file("a.json", "{\"k\": 6}\n")
    }

    private func write(_ version: UInt64, to path: String? = nil) throws {
        let file = try SettingsFile(at: path ?? self.path)
        try file.write(try file.edit(key("k"), to: .number(version), as: nil))
    }

    @Test func `a symbolic link stays one and its target changes`() throws {
        let link = "\(folder.path)/link.json"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.json")
        try write(7, to: link)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.json")
        #expect(try text(of: path) == "{\"k\": 7}\n")
        #expect(try folder.names == ["a.json", "link.json"])
    }

    @Test(arguments: [0o755, 0o600, 0o664])
    func `the mode is kept`(mode: Int) throws {
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: mode]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: path)
        try write(7)
        #expect(try attribute(.posixPermissions, of: path) == mode)
    }

    @Test func `a file that changed since it was read is refused and kept`() throws {
        let file = try SettingsFile(at: path)
        let edit = try file.edit(key("k"), to: 7, as: nil)
        _ = try folder.file("a.json", "{\"k\": 8}\n")
        let error = #expect(throws: SettingsError.self) { try file.write(edit) }
        #expect(error?.code == "settings-write-failed")
        #expect(try text(of: path) == "{\"k\": 8}\n")
        #expect(try folder.names == ["a.json"])
    }

    @Test func `a file that is gone is refused`() throws {
        let file = try SettingsFile(at: path)
        let edit = try file.edit(key("k"), to: 7, as: nil)
        try FileManager.default.removeItem(atPath: path)
        let error = #expect(throws: SettingsError.self) { try file.write(edit) }
        #expect(error?.code == "settings-write-failed")
        #expect(try folder.names == [])
    }

    @Test(.disabled(if: getuid() == 0, "root may write everywhere"), arguments: [true, false])
    func `a read-only file or folder is refused and the file is whole`(isFolder: Bool) throws {
        let target = isFolder ? folder.path : path
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: isFolder ? 0o555 : 0o444]
        try FileManager.default.setAttributes(attributes, ofItemAtPath: target)
        let error = #expect(throws: SettingsError.self) { try write(7) }
        #expect(error?.code == "settings-write-failed")
        #expect(try text(of: path) == "{\"k\": 6}\n")
        let restored: [FileAttributeKey: Any] = [.posixPermissions: 0o755]
        try FileManager.default.setAttributes(restored, ofItemAtPath: target)
        #expect(try folder.names == ["a.json"])
    }

    @Test func `an edit that changes nothing does not touch a file that is gone`() throws {
        let file = try SettingsFile(at: path)
        let edit = try file.edit(key("k"), to: 6, as: nil)
        try FileManager.default.removeItem(atPath: path)
        try file.write(edit)
        #expect(try folder.names == [])
    }

    @Test func `a missing file, a folder, a pipe and a device are refused`() throws {
        let pipe = "\(folder.path)/pipe"
        try #require(unsafe mkfifo(pipe, 0o600) == 0)
        let codes = ["\(folder.path)/none", "\(path)/none", folder.path, pipe, "/dev/null"].map {
            path in #expect(throws: SettingsError.self) { _ = try SettingsFile(at: path) }?.code
        }
        let missing = "settings-not-found"
        let format = "settings-format"
        #expect(codes == [missing, missing, format, format, format])
    }

    @Test func `more than 64 MiB are refused`() throws {
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: 64 << 20 + 1)
        try file.close()
        let error = #expect(throws: SettingsError.self) { _ = try SettingsFile(at: path) }
        #expect(
            error?.message == "\(path): is larger than 64 MiB; supported are XML property lists, "
                + "JSON and xcconfig, in UTF-8"
        )
    }
}
