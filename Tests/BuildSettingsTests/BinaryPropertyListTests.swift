import BuildSettings
import Foundation
import TestSupport
import Testing

@Suite struct BinaryPropertyListTests {
    @Test(arguments: 0..<300 as Range<UInt64>)
    func `any document stays binary and changes in the one value`(seed: UInt64) throws {
        var document = RandomDocument.propertyList(seed: seed)
        let old = try Self.object(document.bytes)
        let file = try TemporaryFolder().settings("a.plist", try Self.binary(old))
        let version = document.random.next() >> document.random.below(64)
        let path = document.key
        #expect(try file.value(at: path) == document.number, "seed \(seed)")

        let edit = try file.edit(path, to: .number(version), as: nil)
        let isText = Self.value(at: document.path[...], in: old) is String
        let value: Any = isText ? "\(version)" : NSNumber(value: version)
        let expected = Self.setting(document.path[...], in: old, to: value)
        #expect(edit.bytes.starts(with: "bplist00".utf8), "seed \(seed)")
        #expect(
            try Self.xml(try Self.object(edit.bytes)) == Self.xml(expected),
            "seed \(seed)"
        )
        #expect(edit.changesFile == (version != document.number), "seed \(seed)")
        #expect(edit.changedLines == ([], []))
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `a new key is one entry more and nothing else`(seed: UInt64) throws {
        let document = RandomDocument.propertyList(seed: seed)
        let old = try Self.object(document.bytes)
        let file = try TemporaryFolder().settings("a.plist", try Self.binary(old))
        let names = document.path.dropLast() + ["new"]
        let edit = try file.edit(document.newKey, to: 7, as: nil)
        #expect(edit.was == nil)
        let expected = Self.setting(names[...], in: old, to: 7)
        #expect(
            try Self.xml(try Self.object(edit.bytes)) == Self.xml(expected),
            "seed \(seed)"
        )
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `another type is another object and nothing else`(seed: UInt64) throws {
        let document = RandomDocument.propertyList(seed: seed)
        let old = try Self.object(document.bytes)
        let file = try TemporaryFolder().settings("a.plist", try Self.binary(old))
        let type: ValueType = document.isText ? .integer : .string
        let edit = try file.edit(document.key, to: .number(document.number), as: type)
        let value: Any =
            document.isText ? NSNumber(value: document.number) : "\(document.number)"
        let expected = Self.setting(document.path[...], in: old, to: value)
        #expect(try Self.xml(try Self.object(edit.bytes)) == Self.xml(expected), "seed \(seed)")
        #expect(edit.changesFile, "seed \(seed)")
    }

    @Test func `a value that others share is not changed for them`() throws {
        let bytes = try Self.binary(["a": 6, "b": 6, "c": ["d": 6], "schemaVersion": 6])
        let edit = try TemporaryFolder().settings("a", bytes).edit(key(), to: 70_000, as: nil)
        let expected: [String: Any] = ["a": 6, "b": 6, "c": ["d": 6], "schemaVersion": 70_000]
        #expect(try Self.xml(try Self.object(edit.bytes)) == Self.xml(expected))
    }

    @Test(arguments: [250, 253, 254, 255, 256, 65_530])
    func `references grow where the numbers of the objects do`(count: Int) throws {
        let entries = (0..<count / 2).map { ("k\($0)", "v\($0)" as Any) }
        var old = Dictionary(uniqueKeysWithValues: entries)
        old["n"] = ["schemaVersion": "v1"]
        let file = try TemporaryFolder().settings("a", try Self.binary(old))
        let edit = try file.edit(key("n.other"), to: 7, as: .string)
        old["n"] = ["schemaVersion": "v1", "other": "7"]
        #expect(try Self.xml(try Self.object(edit.bytes)) == Self.xml(old))
    }

    @Test func `a count that is spelt longer than it need be stays so`() throws {
        let dictionary: [UInt8] = [0xDF, 0x11, 0, 1, 1, 2]
        let objects = [dictionary, Self.version, [0x10, 6]]
        let file = try TemporaryFolder().settings("x.plist", Self.file(of: objects))
        let edit = try file.edit(key(), to: 7, as: nil)
        #expect(edit.bytes == Self.file(of: [dictionary, Self.version, [0x10, 7]]))
    }

    @Test func `a dictionary that hangs in two places is changed in the one of the path`() throws {
        // Two keys, and one dictionary under both of them: no writer of Foundation's makes this.
        let objects: [[UInt8]] = [
            [0xD2, 1, 2, 3, 3], [0x51, 0x61], [0x51, 0x62], [0xD1, 4, 5], [0x51, 0x6E], [0x10, 6],
        ]
        let file = try TemporaryFolder().settings("x.plist", Self.file(of: objects))
        let edit = try file.edit(key("a.n"), to: 7, as: nil)
        let expected = ["a": ["n": 7], "b": ["n": 6]]
        #expect(try Self.xml(try Self.object(edit.bytes)) == Self.xml(expected))
    }

    @Test func `an object that nothing leads to may refer to nothing`() throws {
        let objects: [[UInt8]] = [[0xD1, 1, 2], [0x51, 0x6E], [0x10, 6], [0xA1, 200]]
        let file = try TemporaryFolder().settings("x.plist", Self.file(of: objects))
        let edit = try file.edit(key("n"), to: 7, as: nil)
        #expect(try Self.xml(try Self.object(edit.bytes)) == Self.xml(["n": 7]))
    }

    @Test(
        arguments: [
            // A dictionary that holds itself.
            ([[0xD1, 1, 0], [0x51, 0x61]], "settings-syntax", "deeper than 512"),
            // Thirty arrays, each of which holds the next one ten times.
            (bomb, "settings-syntax", "shared too often"),
            ([[0xD1, 1, 9], [0x51, 0x61]], "settings-syntax", "not there"),
            ([[0xD1, 1, 2], [0x51, 0x61], [0x33, 0]], "settings-syntax", ":byte 13: no object"),
            ([[0xD1, 1, 1], [0x10, 0x61]], "settings-syntax", "a key that is no text"),
            (
                [[0xD1, 1, 2], [0x51, 0x61], [0xD1, 3, 3], [0x10, 6]], "settings-syntax", "no text"
            ),
            ([[0xD1, 1, 2], [0x51, 0x61], [0xC1, 1]], "settings-syntax", "a set"),
            ([[0xD1, 1, 2], [0x51, 0x61], [0xB1, 1]], "settings-syntax", ":byte 13: a set"),
            ([[0xD1, 1, 2], version, [0x20, 0]], "settings-syntax", "no object"),
            ([[0xD2, 1, 1, 2, 2], version, [0x10, 6]], "settings-duplicate-key", "there twice"),
            ([[0xD1, 1, 2], version, [0x22, 0, 0, 0, 0]], "settings-type", "real"),
            ([[0xD1, 1, 2], version, [0x09]], "settings-type", "a boolean"),
            ([[0xD1, 1, 2], version, [0x80, 1]], "settings-type", "keyed archive"),
            (
                [[0xD1, 1, 2], version, [0x13] + Array(repeating: 255, count: 8)], "settings-type",
                "-1"
            ),
            (
                [[0xD1, 1, 2], version, [0x14] + Array(repeating: 1, count: 16)], "settings-type",
                "2^64"
            ),
            ([[0xD1, 1, 2], version, [0x54] + Array("$(A)".utf8)], "settings-variable", "$(A)"),
            ([[0x10, 6]], "settings-type", "an integer, not a dictionary"),
        ] as [([[UInt8]], String, String)]
    )
    func `what cannot be edited is refused by name`(
        objects: [[UInt8]],
        code: String,
        words: String
    ) throws {
        let path = try TemporaryFolder().path + "/a.plist"
        let error = #expect(throws: SettingsError.self) {
            _ = try SettingsFile(named: path, bytes: Self.file(of: objects))
                .edit(key(), to: 7, as: nil)
        }
        #expect(error?.code == code)
        #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    }

    /// `schemaVersion` as an object.
    private static let version = [0x5D] + Array("schemaVersion".utf8)

    private static let bomb: [[UInt8]] =
        [[0xD1, 1, 2], [0x51, 0x61]]
        + (0..<30).map { [0xAA] + Array(repeating: UInt8($0 + 3), count: 10) } + [[0x10, 6]]

    /// A file of these objects, the first on top, with numbers of one byte.
    private static func file(of objects: [[UInt8]]) -> [UInt8] {
        var (bytes, offsets) = (Array("bplist00".utf8), [UInt8]())
        for object in objects {
            offsets.append(UInt8(truncatingIfNeeded: bytes.count))
            bytes += object
        }
        let isWide = bytes.count > 255
        let table = UInt8(truncatingIfNeeded: bytes.count)
        var starts = offsets.map { [$0] }
        if isWide {
            var position = 8
            for (index, object) in objects.enumerated() {
                starts[index] = [UInt8(position >> 8), UInt8(position & 255)]
                position += object.count
            }
        }
        let high = UInt8(bytes.count >> 8)
        bytes += starts.joined()
        bytes += [0, 0, 0, 0, 0, 0, isWide ? 2 : 1, 1]
        bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
        bytes += [0, 0, 0, 0, 0, 0, 0, 0]
        return bytes + [0, 0, 0, 0, 0, 0, high, table]
    }

    private static func object(_ bytes: [UInt8]) throws -> [String: Any] {
        let object = try unsafe PropertyListSerialization.propertyList(
            from: Data(bytes),
            format: nil
        )
        return try #require(object as? [String: Any])
    }

    private static func binary(_ object: [String: Any]) throws -> [UInt8] {
        [UInt8](try serialised(object, as: .binary))
    }

    private static func xml(_ object: [String: Any]) throws -> String {
        String(decoding: try serialised(object, as: .xml), as: UTF8.self)
    }

    private static func serialised(
        _ object: [String: Any],
        as format: PropertyListSerialization.PropertyListFormat
    ) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: object, format: format, options: 0)
    }

    private static func value(at names: ArraySlice<String>, in object: Any?) -> Any? {
        guard let name = names.first else { return object }
        return value(at: names.dropFirst(), in: (object as? [String: Any])?[name])
    }

    private static func setting(
        _ names: ArraySlice<String>,
        in object: [String: Any],
        to value: Any
    ) -> [String: Any] {
        guard let name = names.first else { return object }
        var changed = object
        let inner = object[name] as? [String: Any] ?? [:]
        changed[name] = names.count == 1 ? value : setting(names.dropFirst(), in: inner, to: value)
        return changed
    }
}
