import BuildSettings
import Foundation
import TestSupport
import Testing

/// What public reports about other editors ask for, where no fixture can show it.
@Suite struct ReportTests {
    @Test(arguments: ["$(SRCROOT)/Info.plist", "${SRCROOT}/Info.plist", "~/Info.plist"])
    func `a path with a variable names no file, and that is said`(name: String) throws {
        let folder = try TemporaryFolder()
        let content = propertyList("<dict><key>schemaVersion</key><integer>6</integer></dict>")
        let path = try folder.file("Info.plist", content)
        let error = #expect(throws: SettingsError.self) {
            _ = try SettingsFile(at: name, in: folder.path)
        }
        #expect(error?.code == "settings-not-found")
        #expect(error?.message.contains(name) == true)
        #expect(try text(of: path) == content)
    }

    @Test func `the files beside the one that is named stay as they are`() throws {
        let folder = try TemporaryFolder()
        let content = propertyList("<dict><key>schemaVersion</key><integer>6</integer></dict>")
        let names = ["App.plist", "AppTests.plist", "Info.plist", "Info.plist.orig"]
        for name in names { _ = try folder.file(name, content) }
        let file = try SettingsFile(at: folder.path + "/Info.plist")
        try file.write(try file.edit(key(), to: 7, as: nil))
        for name in names {
            let isChanged = try text(of: "\(folder.path)/\(name)") != content
            #expect(isChanged == (name == "Info.plist"))
        }
        #expect(try folder.names == names)
    }

    @Test(arguments: Fixture.inputs)
    func `reading a file leaves its bytes and its time`(name: String) throws {
        let folder = try TemporaryFolder(small: true)
        let original = try Fixture.read(name)
        let path = try folder.file(name, original)
        let past = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
        if let file = try? SettingsFile(at: path) {
            _ = try? file.value(at: nil)
            _ = try? file.edit(file.defaultKey, to: 7, as: nil)
        }
        #expect(try bytes(of: path) == original)
        #expect(try attribute(.modificationDate, of: path) == past)
    }

    @Test(arguments: [
        ("a.plist", "<integer>6</integer>", ValueType.string, "<string>7</string>"),
        ("a.plist", "<string>6</string>", .integer, "<integer>7</integer>"),
        ("a.plist", "<integer>6</integer>", .integer, "<integer>7</integer>"),
        ("a.plist", "<string>6</string>", .string, "<string>7</string>"),
        ("a.json", "6", .string, "\"7\""),
        ("a.json", "\"6\"", .integer, "7"),
        ("a.json", "6", .integer, "7"),
        ("a.json", "\"6\"", .string, "\"7\""),
    ])
    func `the type changes where that is asked for, and there alone`(
        name: String,
        old: String,
        type: ValueType,
        new: String
    ) throws {
        let frame =
            name == "a.json"
            ? "{\"a\": \"6\", \"b\": 6, \"schemaVersion\": @}\n"
            : propertyList(
                "<dict><key>a</key><string>6</string><key>b</key><integer>6</integer>"
                    + "<key>schemaVersion</key>@</dict>"
            )
        let folder = try TemporaryFolder()
        let content = frame.replacingOccurrences(of: "@", with: old)
        let edit = try folder.settings(name, content).edit(key(), to: 7, as: type)
        let expected = frame.replacingOccurrences(of: "@", with: new)
        #expect(String(decoding: edit.bytes, as: UTF8.self) == expected)
    }
}
