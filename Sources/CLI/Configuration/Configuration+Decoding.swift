import BuildSettings
import Versioning

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Configuration {
    /// Reads a configuration.
    ///
    /// - Parameter file: its name in messages.
    init(named file: String, bytes: [UInt8]) throws(ConfigurationError) {
        let document: CommentedJSON
        do throws(SettingsError) {
            document = try CommentedJSON(file: file, bytes: bytes)
        } catch {
            throw ConfigurationError(message: error.message, hint: error.hint)
        }
        do {
            self = try JSONDecoder().decode(Configuration.self, from: Data(document.plain))
        } catch let error as Rejection {
            throw ConfigurationError(error, in: document, named: file)
        } catch {
            // What an object of ours does not refuse itself is that there is none.
            throw ConfigurationError(
                Rejection(at: [], problem: "the configuration has to be an object"),
                in: document,
                named: file
            )
        }
    }
}

extension Configuration: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.strictContainer(keyedBy: ConfigurationKey.self)
        common = try ConfiguredSchema(in: container)
        guard container.contains(.schemas) else {
            schemas = nil
            return
        }
        for key in [ConfigurationKey.paths, .settings] where container.contains(key) {
            throw Rejection(
                at: container.codingPath + [key],
                problem: "with 'schemas', '\(key.stringValue)' belongs into each of them"
            )
        }
        let named = try container.value(
            [String: NamedSchema].self,
            at: .schemas,
            expecting: "an object of schemas by their names"
        )
        if let name = named?.keys.sorted().first(where: { !Self.isName($0) }) {
            throw Rejection(
                at: container.codingPath + [ConfigurationKey.schemas, AnyKey(name)],
                problem: "'\(name)' is no name for a schema: a letter or '_', then letters, digits,"
                    + " '_' and '-'",
                isAboutName: true
            )
        }
        guard let named, !named.isEmpty else {
            throw Rejection(
                at: container.codingPath + [ConfigurationKey.schemas],
                problem: "'schemas' names none"
            )
        }
        schemas = named.mapValues(\.schema)
    }

    /// A name stands in a line of text, and in the name of an output of GitHub's, which takes no more
    /// than these.
    private static func isName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || first.isLetter else {
            return false
        }
        return name.unicodeScalars.allSatisfy { scalar in
            scalar.isLetter || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "-"
        }
    }

    /// One of several schemas, which takes all keys but `schemas`.
    private struct NamedSchema: Decodable {
        let schema: ConfiguredSchema

        init(from decoder: any Decoder) throws {
            let keys = ConfigurationKey.allCases.filter { ![.schema, .schemas].contains($0) }
            schema = try ConfiguredSchema(
                in: decoder.strictContainer(keyedBy: ConfigurationKey.self, among: keys)
            )
        }
    }
}

/// The keys of a configuration, and of each of its schemas.
enum ConfigurationKey: String, CodingKey, CaseIterable {
    /// Where editors find what the others mean.
    case schema = "$schema"
    case base, mergeMethod, paths, exclude, baseline, follow, releases, maximum, settings, schemas
}

extension Unicode.Scalar {
    fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
