import Foundation

/// A JSON value that answers every question: what is not there, or is no object, is `null`.
///
///     outcome.json["pending"]["commits"].int == 2
package enum JSON: Equatable, Decodable {
    case null
    case bool(Bool)
    case int(Int)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    package init(text: String) {
        let isObject = text.hasPrefix("{")
        let decoded = isObject ? try? JSONDecoder().decode(JSON.self, from: Data(text.utf8)) : nil
        self = decoded ?? .null
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // The most frequent first: each wrong guess throws, and that takes time.
        if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode([String: JSON].self) {
            self = .object(value)
        } else if let value = try? container.decode([JSON].self) {
            self = .array(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else {
            self = .null
        }
    }

    package subscript(key: String) -> JSON {
        guard case .object(let members) = self else { return .null }
        return members[key] ?? .null
    }

    package subscript(index: Int) -> JSON {
        array.indices.contains(index) ? array[index] : .null
    }

    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    package var int: Int? {
        if case .int(let value) = self { value } else { nil }
    }

    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    package var array: [JSON] {
        if case .array(let values) = self { values } else { [] }
    }

    package var isNull: Bool {
        self == .null
    }
}
