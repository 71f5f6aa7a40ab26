import BuildSettings
import Foundation
import TestSupport

/// One settings file and one change of it, held against a second reading of both.
struct Trial: CustomStringConvertible {
    let kind: FileKind
    let name: String
    let bytes: [UInt8]
    let key: SettingPath
    let version: UInt64
    let type: ValueType?

    init(kind: FileKind, name: String, bytes: [UInt8], random: inout SplitMix64) {
        (self.kind, self.name, self.bytes) = (kind, name, bytes)
        let usual = kind == .xcconfig ? "SCHEMA_VERSION" : "schemaVersion"
        key = BuildSettingsTests.key(random.chance(70) ? usual : random.pick(["a", "new", "A"]))
        version = random.next() >> random.below(64)
        type = random.pick([nil, nil, .integer, .string])
    }

    /// All that another run of it takes.
    var description: String {
        let type = type.map { " as \($0)" } ?? ""
        return "\(key) = \(version)\(type) in \(Data(bytes).base64EncodedString())"
    }

    /// What is wrong with the outcome; nothing after a refusal with its reasons, or a right edit.
    func mistakes() -> [String] {
        let old = reading(of: bytes)
        do {
            let file = try SettingsFile(named: name, bytes: bytes)
            let was = try file.value(at: key)
            let edit = try file.edit(key, to: .number(version), as: type)
            let written = try file.applying(edit).value(at: key)
            return mistakes(of: edit, was: was, old: old) + mistakes(reading: was, of: old)
                + (written == version ? [] : ["wrote \(written as UInt64?)"])
        } catch {
            let isKnown = old == nil || Leniency.isKnown(error)
            return (isKnown ? [] : ["refused what Foundation reads: \(error.message)"])
                + (error.message.isEmpty || error.hint.isEmpty ? ["no words"] : [])
        }
    }

    private func mistakes(of edit: Edit, was: UInt64?, old: Reading?) -> [String] {
        let (range, tail) = (edit.range, bytes.count - edit.range.upperBound)
        let isSameBeside =
            edit.bytes.starts(with: bytes[..<range.lowerBound])
            && edit.bytes.suffix(tail).elementsEqual(bytes.suffix(tail))
            && edit.bytes.count == bytes.count - range.count + edit.replacement.count
        var rules = [
            ("was \(edit.was as SettingValue?)", edit.was == was.map(SettingValue.number)),
            ("bytes beside the value", isSameBeside),
            ("changesFile", edit.changesFile == (edit.bytes != bytes)),
        ]
        if kind == .xcconfig {
            let old = XCConfigReading(bytes)
            let expected = old?.setting(key.description, to: "\(version)")
            rules.append(("no xcconfig before", old != nil))
            rules.append(("another setting", XCConfigReading(edit.bytes) == expected))
        } else if let old {
            let (path, new) = (key.keys[...], reading(of: edit.bytes))
            let isText = type.map { $0 == .string } ?? old[path]?.isText ?? false
            rules.append(("another number", new?[path]?.version == version))
            rules.append(("another type", new?[path]?.isText == isText))
            rules.append(("another value", new?.without(path) == old.without(path)))
        }
        return rules.filter { !$0.1 }.map(\.0)
    }

    /// Whether the number is what an app, or a build, would see.
    private func mistakes(reading number: UInt64?, of old: Reading?) -> [String] {
        if kind == .xcconfig {
            let seen = XCConfigReading(bytes)?.value(of: key.description)
            return seen.flatMap { UInt64($0) } == number ? [] : ["a build sees \(seen as String?)"]
        }
        guard let old, old[key.keys[...]]?.version != number else { return [] }
        return ["Foundation reads \(old[key.keys[...]] as Reading?)"]
    }

    /// The document as Foundation sees it; nil for what it cannot read, and an xcconfig.
    private func reading(of bytes: [UInt8]) -> Reading? {
        switch kind {
        case .xcconfig:
            return nil
        case .json where bytes.dropFirst().contains(0xEF):
            // JSONSerialization drops a byte order mark inside of a name; JSONDecoder does not.
            return nil
        case .binary where (try? SettingsFile(named: name, bytes: bytes)) == nil:
            // CoreFoundation's parser crashes on damaged binary data, so it gets what is whole.
            return nil
        case .propertyList, .utf16Text, .binary, .json:
            return name.hasSuffix(".json") ? Reading(json: bytes) : Reading(propertyList: bytes)
        }
    }
}
