import BuildSettings
import TestSupport
import Testing

@Suite struct PropertyTests {
    private static let seeds = 0..<200 as Range<UInt64>

    @Test(arguments: seeds, TextKind.allCases)
    func `any document changes in the value's bytes alone`(seed: UInt64, kind: TextKind) throws {
        var document = kind.document(seed: seed)
        let version = document.random.next() >> document.random.below(64)
        let file = try SettingsFile(named: "a", bytes: document.bytes)
        #expect(try file.value(at: document.key) == document.number, "seed \(seed)")

        let edit = try file.edit(document.key, to: .number(version), as: nil)
        var expected = document.bytes
        expected.replaceSubrange(document.digits, with: kind.spelling("\(version)"))
        #expect(edit.range == document.digits, "seed \(seed)")
        #expect(edit.bytes == expected, "seed \(seed)")
        try expectOneChange(of: document, by: edit, kind: kind, seed: seed)
    }

    @Test(arguments: seeds, TextKind.allCases)
    func `another type takes the place of the whole value`(
        seed: UInt64,
        kind: TextKind
    ) throws {
        let document = kind.document(seed: seed)
        let file = try SettingsFile(named: "a", bytes: document.bytes)
        let type: ValueType = document.isText ? .integer : .string
        let edit = try file.edit(document.key, to: .number(document.number), as: type)
        let spelling = kind.spelling(of: document.number, isText: !document.isText)
        var expected = document.bytes
        expected.replaceSubrange(document.whole, with: spelling)
        #expect(edit.bytes == expected, "seed \(seed)")
        #expect(edit.changesFile, "seed \(seed)")
        try expectOneChange(of: document, by: edit, kind: kind, seed: seed)
    }

    @Test(arguments: seeds, TextKind.allCases)
    func `a new key is one entry more and nothing else`(seed: UInt64, kind: TextKind) throws {
        for target in [RandomDocument.Target.number, .emptyDictionary] {
            let document = kind.document(seed: seed, target: target)
            let file = try SettingsFile(named: "a", bytes: document.bytes)
            let edit = try file.edit(
                document.newKey,
                to: 7,
                as: seed.isMultiple(of: 2) ? nil : .string
            )
            #expect(edit.was == nil, "seed \(seed)")
            // Only an empty dictionary may be taken apart for it.
            let place =
                target == .number ? edit.range.lowerBound..<edit.range.lowerBound : document.whole
            #expect(
                edit.range.lowerBound >= place.lowerBound
                    && edit.range.upperBound <= place.upperBound,
                "seed \(seed)"
            )
            try expectOneChange(of: document, by: edit, kind: kind, seed: seed)
        }
    }

    /// Requires Foundation to see one value that is another one, and to see all others as before.
    private func expectOneChange(
        of document: RandomDocument,
        by edit: Edit,
        kind: TextKind,
        seed: UInt64
    ) throws {
        let path = key(edit.key).keys[...]
        let old = try #require(kind.reading(of: document.bytes), "seed \(seed)")
        let new = try #require(kind.reading(of: edit.bytes), "seed \(seed)")
        #expect(new.without(path) == old.without(path), "seed \(seed)")
        #expect(new[path]?.version.map(SettingValue.number) == edit.now, "seed \(seed)")
        let again = try SettingsFile(named: "a", bytes: edit.bytes)
        #expect(try !again.edit(key(edit.key), to: edit.now, as: nil).changesFile, "seed \(seed)")
    }
}
