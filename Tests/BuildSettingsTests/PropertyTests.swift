import BuildSettings
import Foundation
import TestSupport
import Testing

@Suite struct PropertyTests {
    @Test(arguments: 0..<300 as Range<UInt64>, [true, false])
    func `any document changes in the value's bytes alone`(seed: UInt64, isXML: Bool) throws {
        var document = isXML ? RandomDocument.propertyList(seed: seed) : .json(seed: seed)
        let version = document.random.next() >> document.random.below(64)
        let file = try TemporaryFolder().settings("a", document.bytes)
        let path = key(document.path.joined(separator: "."))
        #expect(try file.value(at: path) == document.number, "seed \(seed)")

        let edit = try file.edit(path, to: .number(version), as: nil)
        #expect(edit.range == document.digits, "seed \(seed)")
        #expect(edit.replacement == Array("\(version)".utf8), "seed \(seed)")
        var expected = document.bytes
        expected.replaceSubrange(document.digits, with: "\(version)".utf8)
        #expect(edit.bytes == expected, "seed \(seed)")
    }

    @Test(arguments: 0..<300 as Range<UInt64>, [true, false])
    func `a new key is one entry more and nothing else`(seed: UInt64, isXML: Bool) throws {
        let document = isXML ? RandomDocument.propertyList(seed: seed) : .json(seed: seed)
        let file = try TemporaryFolder().settings("a", document.bytes)
        let names = document.path.dropLast() + ["new"]
        let edit = try file.edit(key(names.joined(separator: ".")), to: 7, as: nil)
        #expect(edit.range.isEmpty, "seed \(seed)")

        var decoded = try parsed(document.bytes, isXML: isXML)
        insert(7, at: names[...], into: &decoded)
        let expected = try serialised(decoded, isXML: isXML)
        let found = try serialised(parsed(edit.bytes, isXML: isXML), isXML: isXML)
        #expect(found == expected, "seed \(seed): \(String(decoding: edit.bytes, as: UTF8.self))")
    }

    /// The document in Foundation's own spelling, with sorted keys.
    private func serialised(_ value: [String: Any], isXML: Bool) throws -> String {
        let data =
            isXML
            ? try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
            : try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
        return String(decoding: data, as: UTF8.self)
    }

    private func parsed(_ bytes: [UInt8], isXML: Bool) throws -> [String: Any] {
        let data = Data(bytes)
        let object =
            isXML
            ? try unsafe PropertyListSerialization.propertyList(from: data, format: nil)
            : try JSONSerialization.jsonObject(with: data)
        return try #require(object as? [String: Any])
    }

    private func insert(
        _ version: Int,
        at names: ArraySlice<String>,
        into value: inout [String: Any]
    ) {
        guard let name = names.first else { return }
        if names.count == 1 {
            value[name] = version
        } else {
            var inner = value[name] as? [String: Any] ?? [:]
            insert(version, at: names.dropFirst(), into: &inner)
            value[name] = inner
        }
    }
}
