import BuildSettings
import Versioning

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Why a configuration is none: what is wrong with which of its values.
struct Rejection: Error {
    let path: [CommentedJSON.Step]
    let problem: String
    var hint = "the README's section on the configuration lists the keys and what they take"
    /// Whether it is the value's name that is wrong.
    var isAboutName = false

    init(at path: [any CodingKey], problem: String, isAboutName: Bool = false) {
        self.path = path.map { key in
            key.intValue.map(CommentedJSON.Step.index) ?? .key(key.stringValue)
        }
        self.problem = problem
        self.isAboutName = isAboutName
    }
}

/// Any key of an object.
struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
}

extension Decoder {
    /// The object here, which has no keys but these: one that is misspelt would be ignored otherwise.
    func strictContainer<Key: CodingKey & CaseIterable & Equatable>(
        keyedBy type: Key.Type,
        among keys: [Key] = Array(Key.allCases)
    ) throws -> KeyedDecodingContainer<Key> {
        let names = keys.map(\.stringValue)
        let found = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue)
        if let unknown = found.sorted().first(where: { !names.contains($0) }) {
            var rejection = Rejection(
                at: codingPath + [AnyKey(unknown)],
                problem: "there is no key '\(unknown)' here",
                isAboutName: true
            )
            rejection.hint =
                nearestSpelling(of: unknown, among: names).map { "did you mean '\($0)'?" }
                ?? "the keys here are \(names.filter { !$0.hasPrefix("$") }.joined(separator: ", "))"
            throw rejection
        }
        return try container(keyedBy: type)
    }
}

extension KeyedDecodingContainer {
    /// The value of a key; nil where the key is missing.
    func value<Value: Decodable>(
        _ type: Value.Type,
        at key: Key,
        expecting expected: String
    ) throws -> Value? {
        guard contains(key) else { return nil }
        do {
            return try decode(type, forKey: key)
        } catch let rejection as Rejection {
            throw rejection
        } catch {
            // Foundation's own error for a number that does not fit has no place.
            throw Rejection(
                at: error.path ?? codingPath + [key],
                problem: "'\(key.stringValue)' has to be \(expected)"
            )
        }
    }

    func required<Value>(_ key: Key, _ value: Value?) throws -> Value {
        guard let value else {
            throw Rejection(at: codingPath, problem: "'\(key.stringValue)' is missing here")
        }
        return value
    }

    /// A text that is not empty.
    func text(at key: Key) throws -> String? {
        let text = try value(String.self, at: key, expecting: "a text")
        guard text != "" else { throw empty(key) }
        return text
    }

    func version(at key: Key) throws -> UInt64? {
        try value(UInt64.self, at: key, expecting: "a whole number from 0 to \(UInt64.max)")
    }

    /// A text, or a list of them, none of them empty.
    func texts(at key: Key) throws -> [String]? {
        guard contains(key) else { return nil }
        if let text = try? decode(String.self, forKey: key) {
            guard !text.isEmpty else { throw empty(key) }
            return [text]
        }
        let texts = try value([String].self, at: key, expecting: "a text or a list of texts")
        if let texts, texts.contains("") { throw empty(key) }
        return texts
    }

    /// One of the words that an enumeration knows.
    func choice<Choice: RawRepresentable & CaseIterable>(
        at key: Key
    ) throws -> Choice? where Choice.RawValue == String {
        guard let word = try text(at: key) else { return nil }
        if let choice = Choice(rawValue: word) { return choice }
        let words = Choice.allCases.map(\.rawValue)
        var rejection = Rejection(
            at: codingPath + [key],
            problem: "'\(key.stringValue)' does not know '\(word)'"
        )
        rejection.hint =
            nearestSpelling(of: word, among: words).map { "did you mean '\($0)'?" }
            ?? "it takes \(words.joined(separator: ", "))"
        throw rejection
    }

    /// The keys that lead to a value in a settings file.
    func settingPath(at key: Key) throws -> SettingPath? {
        guard let text = try text(at: key) else { return nil }
        if let path = SettingPath(text) { return path }
        var rejection = Rejection(at: codingPath + [key], problem: "'\(text)' is no key")
        rejection.hint = "a.b is b in the dictionary a; a dot inside a name is \\\\."
        throw rejection
    }

    private func empty(_ key: Key) -> Rejection {
        Rejection(at: codingPath + [key], problem: "'\(key.stringValue)' is empty")
    }
}

extension Error {
    /// The keys that lead to a value that could not be decoded.
    fileprivate var path: [any CodingKey]? {
        switch self as? DecodingError {
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
            .dataCorrupted(let context):
            context.codingPath
        default: nil
        }
    }
}
