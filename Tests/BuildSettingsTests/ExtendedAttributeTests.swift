import BuildSettings
import Foundation
import TestSupport
import Testing

/// A file keeps what it has besides its bytes.
///
/// The attributes are set and read by Foundation, which has them under a name of its own.
@Suite(.enabled(if: Attributes.areKept, "the file system has no extended attributes"))
struct ExtendedAttributeTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        folder = try TemporaryFolder()
        path = try folder.file("a.json", "{\"k\": 6}\n")
    }

    private func write() throws {
        let file = try SettingsFile(at: path)
        try file.write(try file.edit(key("k"), to: 7, as: nil))
        #expect(try text(of: path) == "{\"k\": 7}\n")
    }

    @Test func `extended attributes are kept`() throws {
        let attributes = [
            "user.note": Data("hello".utf8), "user.bytes": Data([0, 255, 10]),
            "user.long": Data(repeating: 7, count: 1000),
        ]
        try Attributes.set(attributes, of: path)
        try write()
        #expect(try Attributes.all(of: path) == attributes)
    }

    #if os(Linux)
        @Test func `an access list is kept, and the mode with it`() throws {
            let list = accessList(mask: 4)
            try Attributes.set(["system.posix_acl_access": list], of: path)
            let mode: Int? = try attribute(.posixPermissions, of: path)
            try write()
            #expect(try Attributes.all(of: path) == ["system.posix_acl_access": list])
            #expect(mode == (try attribute(.posixPermissions, of: path)))
        }

        @Test func `a list that the folder hands down does not come to a file without one`() throws
        {
            try Attributes.set(["system.posix_acl_default": accessList(mask: 6)], of: folder.path)
            let other = try folder.file("other.json", "{}")
            #expect(try Attributes.all(of: other).keys.contains("system.posix_acl_access"))
            try write()
            #expect(try Attributes.all(of: path).isEmpty)
        }

        /// In the form that the kernel takes: the owner, user 1, the group, the mask, all others.
        private func accessList(mask: UInt8) -> Data {
            let none: [UInt8] = [255, 255, 255, 255]
            let entries: [[UInt8]] = [
                [1, 0, 6, 0] + none, [2, 0, 6, 0, 1, 0, 0, 0], [4, 0, 4, 0] + none,
                [16, 0, mask, 0] + none, [32, 0, 4, 0] + none,
            ]
            return Data([2, 0, 0, 0] + entries.joined())
        }
    #endif
}

/// The extended attributes of files, by Foundation.
private enum Attributes {
    private static let key = FileAttributeKey(rawValue: "NSFileExtendedAttributes")

    static func set(_ attributes: [String: Data], of path: String) throws {
        try FileManager.default.setAttributes([key: attributes], ofItemAtPath: path)
    }

    /// Those of a user and the access lists: a system may add labels of its own.
    static func all(of path: String) throws -> [String: Data] {
        let attributes: [String: Data] = try attribute(key, of: path) ?? [:]
        return attributes.filter { $0.key.hasPrefix("user.") || $0.key.hasPrefix("system.posix") }
    }

    /// Whether one that is set can be read again.
    static let areKept: Bool = {
        do {
            let folder = try TemporaryFolder()
            let path = try folder.file("a", "")
            try set(["user.note": Data([1])], of: path)
            return try all(of: path)["user.note"] == Data([1])
        } catch {
            return false
        }
    }()
}
