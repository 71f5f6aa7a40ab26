import BuildSettings
import Foundation
import TestSupport
import Testing

@testable import CLI

/// The description for editors and the decoder take the same configurations.
@Suite struct JSONSchemaTests {
    private let schema: JSON

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appending(path: "Fixtures/Configuration/schema-version.schema.json")
        schema = JSON(text: try String(contentsOf: file, encoding: .utf8))
    }

    @Test func `it describes every key that the decoder knows, and no other`() {
        #expect(schema["properties"].keys == Set(ConfigurationKey.allCases.map(\.rawValue)))
        let described = schema["definitions"].keys
        for key in schema["properties"]["schemas"]["additionalProperties"]["properties"].keys {
            #expect(described.contains(key))
            #expect(schema["definitions"][key]["description"].string != nil || key == "settings")
        }
    }

    @Test(arguments: 1...300 as ClosedRange<UInt64>)
    func `a random configuration is right for both or for neither`(seed: UInt64) throws {
        var random = RandomConfiguration(seed: seed)
        for _ in 1...10 {
            let text = random.object(named: "")
            let isDecoded = (try? Configuration(named: "c", bytes: Array(text.utf8))) != nil
            let isDescribed = SchemaValidator(schema: schema).allows(JSON(text: text), by: schema)
            #expect(isDecoded == isDescribed, "seed \(seed): \(text)")
        }
    }

    @Test func `random configurations are right about as often as wrong`() {
        let isRight = (1...1000).count { seed in
            var random = RandomConfiguration(seed: UInt64(seed))
            let text = random.object(named: "")
            return (try? Configuration(named: "c", bytes: Array(text.utf8))) != nil
        }
        #expect((200...800).contains(isRight), "\(isRight) of 1000")
    }
}

/// As much of JSON Schema (draft 7) as the description uses.
private struct SchemaValidator {
    let schema: JSON

    func allows(_ value: JSON, by rule: JSON) -> Bool {
        for key in rule.keys where !holds(key, of: value, by: rule) { return false }
        return true
    }

    private func holds(_ key: String, of value: JSON, by rule: JSON) -> Bool {
        let part = rule[key]
        switch key {
        case "$schema", "title", "description", "definitions": return true
        case "$ref":
            let name = part.string?.split(separator: "/").last.map(String.init) ?? ""
            return allows(value, by: schema["definitions"][name])
        case "type": return type(of: value) == part.string
        case "enum": return part.array.contains(value)
        case "anyOf": return part.array.contains { allows(value, by: $0) }
        case "allOf": return part.array.allSatisfy { allows(value, by: $0) }
        case "not": return !allows(value, by: part)
        case "required": return part.array.allSatisfy { value.keys.contains($0.string ?? "") }
        case "minProperties": return value.keys.count >= part.int ?? 0
        case "minLength": return value.string.map { $0.count >= part.int ?? 0 } ?? true
        case "minimum": return value.int.map { $0 >= part.int ?? 0 } ?? true
        case "maximum": return true  // No Int is larger.
        case "items": return value.array.allSatisfy { allows($0, by: part) }
        case "pattern": return value.string.map { matches($0, part.string ?? "") } ?? true
        case "propertyNames": return value.keys.allSatisfy { allows(.string($0), by: part) }
        case "properties":
            return part.keys.allSatisfy { name in
                !value.keys.contains(name) || allows(value[name], by: part[name])
            }
        case "additionalProperties":
            let others = value.keys.subtracting(rule["properties"].keys)
            if part.bool == false { return others.isEmpty }
            return others.allSatisfy { allows(value[$0], by: part) }
        case "dependencies":
            return part.keys.allSatisfy { !value.keys.contains($0) || allows(value, by: part[$0]) }
        default:
            Issue.record("the validator does not know '\(key)'")
            return false
        }
    }

    private func type(of value: JSON) -> String {
        switch value {
        case .null: "null"
        case .bool: "boolean"
        case .int: "integer"
        case .number: "number"
        case .string: "string"
        case .array: "array"
        case .object: "object"
        }
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        let regex = try? NSRegularExpression(pattern: pattern)
        return regex?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}
