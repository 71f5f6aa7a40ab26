import BuildSettings
import TestSupport
import Testing

@Suite struct XCConfigPropertyTests {
    @Test(arguments: 0..<500 as Range<UInt64>)
    func `any xcconfig file changes in the value's bytes alone`(seed: UInt64) throws {
        var document = RandomXCConfig(seed: seed, holdsKey: true)
        let version = document.random.next() >> document.random.below(64)
        let file = try TemporaryFolder(small: true).settings("a.xcconfig", document.bytes)
        #expect(try file.value(at: file.defaultKey) == document.number, "seed \(seed)")

        let edit = try file.edit(file.defaultKey, to: .number(version), as: nil)
        #expect(edit.range == document.digits, "seed \(seed)")
        #expect(edit.replacement == Array("\(version)".utf8), "seed \(seed)")
        var expected = document.bytes
        expected.replaceSubrange(document.digits, with: "\(version)".utf8)
        #expect(edit.bytes == expected, "seed \(seed)")
        try expectOneChange(of: document, by: edit, seed: seed)
    }

    @Test(arguments: 0..<500 as Range<UInt64>)
    func `a new setting is one line more and nothing else`(seed: UInt64) throws {
        let document = RandomXCConfig(seed: seed, holdsKey: false)
        let folder = try TemporaryFolder(small: true)
        let file = try folder.settings("a.xcconfig", document.bytes)
        #expect(try file.value(at: file.defaultKey) == nil, "seed \(seed)")

        let edit = try file.edit(file.defaultKey, to: 7, as: nil)
        #expect(edit.range.isEmpty, "seed \(seed)")
        let lines = edit.replacement.split(omittingEmptySubsequences: true) {
            [10, 13].contains($0)
        }
        #expect(lines.count == 1, "seed \(seed): \(edit.replacement)")
        try expectOneChange(of: document, by: edit, seed: seed)
        try file.write(edit)
        let again = try SettingsFile(at: file.path)
        #expect(try again.value(at: file.defaultKey) == 7, "seed \(seed)")
        #expect(try !again.edit(file.defaultKey, to: 7, as: nil).changesFile, "seed \(seed)")
    }

    /// Requires a second reading to see one setting that is another one, and all others as before.
    private func expectOneChange(
        of document: RandomXCConfig,
        by edit: Edit,
        seed: UInt64
    ) throws {
        let old = try #require(XCConfigReading(document.bytes), "seed \(seed)")
        let expected = old.setting(RandomXCConfig.key, to: "\(edit.now)")
        #expect(XCConfigReading(edit.bytes) == expected, "seed \(seed)")
    }
}
