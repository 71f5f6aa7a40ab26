import BuildSettings
import Foundation
import TestSupport
import Testing

@Suite struct FixtureTests {
    @Test func `there are fixtures of every format`() {
        #expect(Fixture.all.count { $0.name.hasSuffix(".plist") } > 20)
        #expect(Fixture.all.count { $0.name.hasSuffix(".json") } > 15)
        #expect(Fixture.all.count { $0.name.hasSuffix(".xcconfig") } > 25)
    }

    @Test(arguments: Fixture.all)
    func `only the value's bytes change, and a second run changes nothing`(
        _ fixture: Fixture
    ) throws {
        let folder = try TemporaryFolder()
        let path = try folder.file(fixture.name, fixture.bytes)
        let file = try SettingsFile(at: path)
        try file.write(try file.edit(file.defaultKey, to: 7, as: nil))
        #expect(try text(of: path) == String(decoding: try fixture.expected, as: UTF8.self))

        let past = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
        let again = try SettingsFile(at: path)
        let edit = try again.edit(again.defaultKey, to: 7, as: nil)
        try again.write(edit)
        #expect(edit.was == 7)
        #expect(!edit.changesFile)
        #expect(try bytes(of: path) == fixture.expected)
        #expect(try attribute(.modificationDate, of: path) == past)
        #expect(try folder.names == [fixture.name])
    }
}
