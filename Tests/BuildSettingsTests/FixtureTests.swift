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

    @Test(arguments: RefusedFixture.all)
    func `what cannot be edited is refused with its place, and left as it is`(
        _ fixture: RefusedFixture
    ) throws {
        let folder = try TemporaryFolder()
        let original = try Fixture.read(fixture.name)
        let path = try folder.file(fixture.name, original)
        let error = #expect(throws: SettingsError.self) {
            let file = try SettingsFile(at: path)
            try file.write(try file.edit(file.defaultKey, to: 7, as: nil))
        }
        let reason = try fixture.reason
        let message = error?.message ?? ""
        #expect(error?.code == reason.code, "\(message)")
        let place = reason.place.map { ":\($0)" } ?? ""
        #expect(message.hasPrefix("\(path)\(place): "), "\(message)")
        if let first = reason.first {
            #expect(message.hasSuffix("first at \(first)"), "\(message)")
        }
        #expect(try bytes(of: path) == original)
        #expect(try folder.names == [fixture.name])
    }

    @Test func `the list of fixtures names each of them, and no others`() throws {
        let list = String(decoding: try Fixture.read("README.md"), as: UTF8.self)
        let words = list.split(separator: "`", omittingEmptySubsequences: false)
        let quoted = words.indices.filter { !$0.isMultiple(of: 2) }.map { String(words[$0]) }
        let formats = [".plist", ".json", ".xcconfig"]
        let named = quoted.filter { word in
            formats.contains(where: word.hasSuffix) && !word.contains("*") && !word.contains("NAME")
        }
        #expect(Set(named) == Set(Fixture.inputs))
        let suites = try FileManager.default.subpathsOfDirectory(atPath: Fixture.tests.path)
            .map { URL(fileURLWithPath: $0).lastPathComponent }
        for suite in quoted where suite.hasSuffix("Tests") {
            #expect(suites.contains("\(suite).swift"), "\(suite)")
        }
        let files = Fixture.all.flatMap { [$0.name, $0.expectedName] }
        let refused = RefusedFixture.all.flatMap { [$0.name, $0.name + RefusedFixture.ending] }
        #expect(Fixture.files == (files + refused + ["README.md"]).sorted())
    }
}
