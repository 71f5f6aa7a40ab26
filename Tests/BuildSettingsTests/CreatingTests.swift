import BuildSettings
import TestSupport
import Testing

@Suite struct CreatingTests {
    @Test(arguments: ["a.plist", "a.json", "a.xcconfig"])
    func `a file that appears meanwhile is not overwritten`(name: String) throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/" + name
        let file = try SettingsFile(creating: path) { [$0] }
        #expect(file.isNew)
        let edit = try file.edit(file.defaultKey, to: 7, as: nil)
        _ = try folder.file(name, "another's")
        let error = #expect(throws: SettingsError.self) { try file.write(edit) }
        #expect(error?.code == "settings-write-failed")
        #expect(try text(of: path) == "another's")
        #expect(try folder.names == [name])
    }

    @Test func `a relative path starts in the directory that is given`() throws {
        let folder = try TemporaryFolder()
        let file = try SettingsFile(creating: "a.json", in: folder.path) { [$0] }
        #expect(file.path == "a.json")
        #expect(file.target == folder.path + "/a.json")
        try file.write(try file.edit(file.defaultKey, to: 7, as: nil))
        #expect(try SettingsFile(at: file.target).value(at: key()) == 7)
    }
}
