import Foundation
import TestSupport
import Testing

@testable import BuildSettings

/// Several files in one run: all are ready before the first is replaced.
@Suite struct SeveralFilesTests {
    private let folder: TemporaryFolder
    private let names = ["a", "b", "c"]
    private let old = "{\"k\": 6}\n"
    private let new = "{\"k\": 7}\n"

    init() throws {
        folder = try TemporaryFolder()
        for name in names {
            _ = try folder.folder(name)
            _ = try folder.file("\(name)/x.json", old)
        }
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)/x.json" }

    private func changes() throws -> [(file: SettingsFile, edit: Edit)] {
        try names.map { name in
            let file = try SettingsFile(at: path(name))
            return (file, try file.edit(key("k"), to: 7, as: nil))
        }
    }

    private func found(in name: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(name)").sorted()
    }

    private func contents() throws -> [String] { try names.map { try text(of: path($0)) } }

    @Test func `all are written`() throws {
        try PreparedChanges(changes()).commit()
        #expect(try contents() == [new, new, new])
        for name in names { #expect(try found(in: name) == ["x.json"]) }
    }

    @Test func `nothing is written before all are ready, and nothing stays without the last step`()
        throws
    {
        do {
            let prepared = try PreparedChanges(changes())
            #expect(try contents() == [old, old, old])
            for name in names { #expect(try found(in: name).count == 2) }
            withExtendedLifetime(prepared) {}
        }
        for name in names { #expect(try found(in: name) == ["x.json"]) }
        #expect(try contents() == [old, old, old])
    }

    @Test(arguments: [0, 1, 2])
    func `one that cannot be prepared leaves all as they were`(index: Int) throws {
        let changes = try changes()
        try FileManager.default.removeItem(atPath: path(names[index]))
        let error = #expect(throws: SettingsError.self) { try PreparedChanges(changes).commit() }
        #expect(error?.code == "settings-write-failed")
        #expect(error?.file == path(names[index]))
        for (other, name) in names.enumerated() {
            #expect(try found(in: name) == (other == index ? [] : ["x.json"]))
            if other != index { #expect(try text(of: path(name)) == old) }
        }
    }

    @Test(arguments: [0, 1, 2])
    func `one that was changed while they were prepared leaves all as they were`(
        index: Int
    ) throws {
        let prepared = try PreparedChanges(changes())
        _ = try folder.file("\(names[index])/x.json", "{\"k\": 9}\n")
        let error = #expect(throws: SettingsError.self) { try prepared.commit() }
        #expect(error?.code == "settings-write-failed")
        #expect(error?.file == path(names[index]))
        var expected = [old, old, old]
        expected[index] = "{\"k\": 9}\n"
        #expect(try contents() == expected)
    }

    @Test(arguments: [0, 1, 2])
    func `where the disk fails at one the error names those written and those not`(
        index: Int
    ) throws {
        let prepared = try PreparedChanges(changes())
        // The file that lies ready goes: its rename fails, after nothing was wrong with the target.
        let ready = try #require(try found(in: names[index]).first { $0.hasSuffix(".tmp") })
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(names[index])/\(ready)")
        let error = #expect(throws: SettingsError.self) { try prepared.commit() }
        #expect(error?.code == "settings-write-failed")
        #expect(error?.file == path(names[index]))
        if index > 0 {
            let written = names[..<index].map(path).joined(separator: ", ")
            let unwritten = names[index...].map(path).joined(separator: ", ")
            let message = try #require(error?.message)
            #expect(message.hasSuffix("; written: \(written); not written: \(unwritten)"))
        }
        #expect(try contents() == names.indices.map { $0 < index ? new : old })
    }

    @Test func `a second run waits for nobody and undoes nothing`() throws {
        let first = try PreparedChanges(changes())
        let error = #expect(throws: SettingsError.self) { try PreparedChanges(changes()) }
        #expect(error?.message.hasSuffix("another run is writing it") == true)
        try first.commit()
        #expect(try contents() == [new, new, new])
    }
}
